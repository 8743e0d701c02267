# Being away, and what waits meanwhile.

cmd-away = away
cmd-away-help = Let your correspondence matches wait while you are away, in all servers
cmd-away-days = days
cmd-away-days-help = For how many days, as far as each server allows; 0 says that you are back
cmd-settings-away-help = For how many days correspondence matches wait for who is away
server-away-14 = Who is away: correspondence matches wait up to 14 days
server-away-0 = Who is away: correspondence matches do not wait
server-away-7 = Who is away: correspondence matches wait up to 7 days
server-away-30 = Who is away: correspondence matches wait up to 30 days
away-set = You are away.
away-back = You are back: your clocks run.
away-nothing = No correspondence match of yours is running.
away-stands = - { $code } waits; your time begins { $when }.
away-runs = - { $code } does not wait: your clock runs.
board-away = -# { $who } is away; time begins { $when }.
