"""The lab: runs are begun and stopped, their reports opened, their matches watched."""
