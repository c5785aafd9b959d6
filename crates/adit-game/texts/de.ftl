# What every game says alike, in German.

# A move: its verb, and what it is done with.
phrase = { $verb }: { $rest }
# A label before its value.
labelled = { $label }: { $value }
# One more thing behind those already listed.
listed = { $list }, { $item }
# A number with one decimal place.
decimal = { $whole },{ $tenths }
# Why one move is better than another. A reason stands before a signed number; this one is about what an opponent gets.
why-other = { $reason } (stärkster Gegner)
why-rest = Alles andere
why-lead = Vorsprung am Ende
why-points = Punkte am Ende
why-instead = Erwartet { $percent } % statt { $other } %
why-compared = Im Vergleich zu „{ $move }“
