# What every game says alike, in English.

# A move: its verb, and what it is done with.
phrase = { $verb }: { $rest }
# A label before its value.
labelled = { $label }: { $value }
# One more thing behind those already listed.
listed = { $list }, { $item }
# A number with one decimal place.
decimal = { $whole }.{ $tenths }
# Why one move is better than another. A reason stands before a signed number; this one is about what an opponent gets.
why-other = { $reason } (strongest opponent)
why-rest = Everything else
why-lead = Lead at the end
why-points = Points at the end
why-instead = Expected { $percent }% instead of { $other }%
why-compared = Compared with “{ $move }”
