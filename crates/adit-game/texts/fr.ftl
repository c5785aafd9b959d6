# What every game says alike, in French.

# A move: its verb, and what it is done with.
phrase = { $verb } : { $rest }
# A label before its value.
labelled = { $label } : { $value }
# One more thing behind those already listed.
listed = { $list }, { $item }
# A number with one decimal place.
decimal = { $whole },{ $tenths }
# Why one move is better than another. A reason stands before a signed number; this one is about what an opponent gets.
why-other = { $reason } (adversaire le mieux placé)
why-rest = Tout le reste
why-lead = Avance à la fin
why-points = Points à la fin
why-instead = Résultat attendu : { $percent } % au lieu de { $other } %
why-compared = Comparé à « { $move } »
