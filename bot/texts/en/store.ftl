store-cannot-open = The database { $path } cannot be opened: { $reason }. Check that its folder exists and that Herald may read and write there.
store-cannot-read = The database could not be read: { $reason }. Nothing was changed. Check the disk, and look for damage with `python -m bot db check`.
store-cannot-write = The database could not be written: { $reason }. Nothing of this step was kept. Check that the disk has room and that no other program holds the file, then try again.
store-not-a-database = { $path } is not a Herald database. Name Herald's own file in HERALD_DATABASE, or a path where there is no file yet.
store-corrupt = The database { $path } is damaged: { $reason }. Nothing was changed. Put a backup in its place and keep the damaged file.
store-too-new = The database { $path } was written by a newer Herald: its schema has version { $found }, this Herald knows versions up to { $known }. Install the newer Herald, or use the backup that was made before the change.
store-in-use = Another Herald is working with the database { $path }: { $holder }. Stop it first, or give this one a database of its own in HERALD_DATABASE.
store-restore-cut-off = A restore of { $path } was cut off. Run `python -m bot db restore FILE` with the same backup again: it finishes what was begun. To keep the database as it is, remove { $trace } first.
store-closed = Herald is shutting down and accepts nothing more. Please try again in a moment.
store-already-done = This was done before.
store-changed = The match has moved on in the meantime. Look at its board again.
store-bad-address = The address of the database cannot be read. It looks like postgresql://user:password@host/database; in a password, write signs such as @, / and # by their codes: %40, %2F, %23.
store-no-driver = The database { $path } is one of PostgreSQL, and the packages for it are missing. Install them with `pip install -c constraints.txt ".[postgres]"`, or name a file in HERALD_DATABASE.
store-refused = The server does not let Herald work with the database { $path }: { $reason }. Check user and password, that the database is there, and that the user owns it.
store-too-old = The database { $path } is on PostgreSQL { $found }; Herald needs PostgreSQL { $wanted } or newer.
store-wrong-letters = The database { $path } has the encoding { $encoding } and the collation { $collation }; Herald needs UTF8, and text ordered by bytes. Make one with `createdb -T template0 -E UTF8 --locale=C herald`.
store-only-files = The database { $path } is on a server. Herald makes and restores backups of files alone; for a server use pg_dump and pg_restore.
