"""Discord in, calls of services out: slash commands, buttons, menus."""
