"""`real …`: an owner's file of real cards is read, told of, and let go of again."""
