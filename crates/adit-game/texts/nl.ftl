# What every game says alike, in Dutch.

# A move: its verb, and what it is done with.
phrase = { $verb }: { $rest }
# A label before its value.
labelled = { $label }: { $value }
# One more thing behind those already listed.
listed = { $list }, { $item }
