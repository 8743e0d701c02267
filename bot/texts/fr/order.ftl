# L’ordre entre les gens : vie privée, listes de blocage, modération, réglages en panneaux.

## Vie privée

cmd-privacy = vie-privée
cmd-privacy-help = Ce que je garde de vous : le voir, le recevoir en fichier, l’effacer
cmd-privacy-show = voir
cmd-privacy-show-help = Dire ce qui est gardé de vous, et combien
cmd-privacy-export = exporter
cmd-privacy-export-help = Recevoir en fichier tout ce qui est gardé de vous
cmd-privacy-delete = effacer
cmd-privacy-delete-help = Effacer ce qui est gardé de vous ; la question vous est posée une fois encore

privacy-title = Ce que je garde de vous
privacy-nothing = Rien du tout.
privacy-settings = Vos choix de `/réglages miens`.
privacy-switches = { $count ->
    [one] Un choix sur ce qu’un jeu vous demande.
   *[other] { $count } choix sur ce que les jeux vous demandent.
  }
privacy-consents = { $count ->
    [one] Votre choix d’être coté ou non entre serveurs, et depuis quand.
   *[other] Vos { $count } choix d’être coté ou non entre serveurs, et depuis quand.
  }
privacy-decks = { $count ->
    [one] Un deck que vous avez enregistré.
   *[other] { $count } decks que vous avez enregistrés.
  }
privacy-matches = { $count ->
    [one] Une partie ou un défi : où et quand, votre nom, votre deck, la fin.
   *[other] { $count } parties et défis : où et quand, votre nom, votre deck, la fin.
  }
privacy-answers = { $count ->
    [one] Une réponse que vous avez donnée dans une partie.
   *[other] { $count } réponses que vous avez données dans des parties.
  }
privacy-searches = { $count ->
    [one] Une recherche d’adversaire ; elle disparaît une semaine après sa fin.
   *[other] { $count } recherches d’adversaire ; elles disparaissent une semaine après leur fin.
  }
privacy-ratings = { $count ->
    [one] Une cote.
   *[other] { $count } cotes.
  }
privacy-history = { $count ->
    [one] Ce qu’une partie a changé à l’une de vos cotes.
   *[other] Ce que { $count } parties ont changé à vos cotes.
  }
privacy-rated = { $count ->
    [one] Une partie cotée dans l’histoire d’où viennent les cotes de tous.
   *[other] { $count } parties cotées dans l’histoire d’où viennent les cotes de tous.
  }
privacy-met = { $count ->
    [one] Une cote de quelqu’un d’autre qui vous compte parmi ses adversaires.
   *[other] { $count } cotes d’autres personnes qui vous comptent parmi leurs adversaires.
  }
privacy-entries = { $count ->
    [one] Un tournoi où vous étiez inscrit, avec votre nom et votre deck.
   *[other] { $count } tournois où vous étiez inscrit, avec votre nom et votre deck.
  }
privacy-tournaments = { $count ->
    [one] Un tournoi que vous avez créé.
   *[other] { $count } tournois que vous avez créés.
  }
privacy-results = { $count ->
    [one] Un résultat que vous avez saisi comme organisateur.
   *[other] { $count } résultats que vous avez saisis comme organisateur.
  }
privacy-acts = { $count ->
    [one] Une ligne du journal d’un tournoi qui vous nomme.
   *[other] { $count } lignes de journaux de tournois qui vous nomment.
  }
privacy-packs = { $count ->
    [one] Que vous avez apporté un paquet de cartes. Le paquet lui-même appartient à son serveur.
   *[other] Que vous avez apporté { $count } paquets de cartes. Les paquets eux-mêmes appartiennent à leurs serveurs.
  }
privacy-never = Je ne lis jamais ce que les gens écrivent, et je ne transmets rien à personne d’autre que Discord.
privacy-backups = { $days ->
    [0] Il n’y a pas de sauvegarde quotidienne ; qui tient ce bot peut en garder d’autres.
    [one] Les sauvegardes quotidiennes sont gardées un jour ; d’ici là, elles contiennent encore ce qui est effacé ici.
   *[other] Les sauvegardes quotidiennes sont gardées { $days } jours ; d’ici là, elles contiennent encore ce qui est effacé ici.
  }
privacy-how = `/vie-privée exporter` vous le donne en fichier, `/vie-privée effacer` l’efface.
privacy-here = Tout ce que je garde de vous. Les noms et les choix des autres n’y sont pas.
privacy-delete-title = Effacer tout ce que je garde de vous ?
privacy-delete-question =
    - Les parties que vous jouez sont abandonnées, et vous quittez vos tournois. Vos défis et vos recherches prennent fin.
    - Vos decks, vos choix, vos cotes et leur histoire disparaissent pour de bon. Personne ne peut les faire revenir.
    - Ce que les autres ont joué reste à eux : dans leurs parties, résultats et cotes, vous êtes « somebody », et rien ne mène à vous.
    - Les paquets de cartes que vous avez apportés appartiennent à leurs serveurs et restent, sans votre nom.
button-forget-me = Tout effacer
button-keep-me = Tout garder
privacy-kept = Rien n’a été effacé.
privacy-deleted = C’est fait : rien dans ma base ne vous connaît plus. Si vous rejouez, vous recommencez à zéro.
