"""Discord in, desk calls out: slash commands, buttons, menus."""
