# Être absent, et ce qui attend alors.

cmd-away = absence
cmd-away-help = Faire attendre vos parties par correspondance pendant votre absence, sur tous les serveurs
cmd-away-days = jours
cmd-away-days-help = Pendant combien de jours, si chaque serveur le permet ; 0 dit que vous êtes de retour
cmd-settings-away-help = Combien de jours les parties par correspondance attendent les absents
server-away-14 = Absences : les parties par correspondance attendent 14 jours au plus
server-away-0 = Absences : les parties par correspondance n’attendent pas
server-away-7 = Absences : les parties par correspondance attendent 7 jours au plus
server-away-30 = Absences : les parties par correspondance attendent 30 jours au plus
away-set = Vous êtes absent.
away-back = Vous êtes de retour : vos pendules tournent.
away-nothing = Aucune de vos parties par correspondance n’est en cours.
away-stands = - { $code } attend ; votre temps commence { $when }.
away-runs = - { $code } n’attend pas : votre pendule tourne.
board-away = -# { $who } est en voyage ; son temps commence { $when }.
