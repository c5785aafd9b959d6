# What every game says alike, in Dutch.

# A move: its verb, and what it is done with.
phrase = { $verb }: { $rest }
# A label before its value.
labelled = { $label }: { $value }
# One more thing behind those already listed.
listed = { $list }, { $item }
# A number with one decimal place.
decimal = { $whole },{ $tenths }
# Why one move is better than another. A reason stands before a signed number; this one is about what an opponent gets.
why-other = { $reason } (sterkste tegenstander)
why-rest = Al het andere
why-lead = Voorsprong aan het einde
why-points = Punten aan het einde
why-instead = Verwacht { $percent }% in plaats van { $other }%
why-compared = Vergeleken met ‘{ $move }’
