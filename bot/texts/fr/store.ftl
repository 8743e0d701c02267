store-cannot-open = Impossible d’ouvrir la base de données { $path } : { $reason }. Vérifiez que son dossier existe et que Herald a le droit d’y lire et d’y écrire.
store-cannot-read = Impossible de lire la base de données : { $reason }. Rien n’a été modifié. Vérifiez le disque, et cherchez d’éventuels dégâts avec `python -m bot db check`.
store-cannot-write = Impossible d’écrire dans la base de données : { $reason }. Rien de cette étape n’a été enregistré. Vérifiez qu’il reste de la place sur le disque et qu’aucun autre programme n’occupe le fichier, puis réessayez.
store-not-a-database = { $path } n’est pas une base de données de Herald. Indiquez le bon fichier dans HERALD_DATABASE, ou un chemin où il n’y a encore aucun fichier.
store-corrupt = La base de données { $path } est endommagée : { $reason }. Rien n’a été modifié. Remplacez-la par une sauvegarde et conservez le fichier endommagé.
store-too-new = La base de données { $path } a été écrite par un Herald plus récent : son schéma porte la version { $found }, celui-ci connaît les versions jusqu’à { $known }. Installez le Herald le plus récent, ou reprenez la sauvegarde faite avant le changement.
store-in-use = Un autre Herald travaille avec la base de données { $path } : { $holder }. Arrêtez-le d’abord, ou donnez à celui-ci sa propre base dans HERALD_DATABASE.
store-restore-cut-off = Une restauration de { $path } a été interrompue. Relancez `python -m bot db restore FICHIER` avec la même sauvegarde : elle achève ce qui était commencé. Pour garder la base telle qu’elle est, supprimez d’abord { $trace }.
store-closed = Herald est en train de s’arrêter et n’accepte plus rien. Réessayez dans un instant.
store-already-done = C’est déjà fait.
store-changed = La partie a avancé entre-temps. Regardez à nouveau le plateau.
store-bad-address = Impossible de lire l’adresse de la base de données. Elle s’écrit postgresql://utilisateur:motdepasse@hôte/base ; dans un mot de passe, écrivez les signes comme @, / et # par leurs codes : %40, %2F, %23.
store-no-driver = La base de données { $path } est une base PostgreSQL, et il manque les paquets nécessaires. Installez-les avec `pip install -c constraints.txt ".[postgres]"`, ou indiquez un fichier dans HERALD_DATABASE.
store-refused = Le serveur ne laisse pas Herald travailler avec la base de données { $path } : { $reason }. Vérifiez l’utilisateur et le mot de passe, que la base existe, et que l’utilisateur en est propriétaire.
store-too-old = La base de données { $path } se trouve sur PostgreSQL { $found } ; Herald a besoin de PostgreSQL { $wanted } ou plus récent.
store-wrong-letters = La base de données { $path } a l’encodage { $encoding } et le classement { $collation } ; Herald a besoin d’UTF8 et d’un texte classé par octets. Créez-en une avec `createdb -T template0 -E UTF8 --locale=C herald`.
store-only-files = La base de données { $path } se trouve sur un serveur. Herald ne sauvegarde et ne restaure que des fichiers ; pour un serveur, utilisez pg_dump et pg_restore.
