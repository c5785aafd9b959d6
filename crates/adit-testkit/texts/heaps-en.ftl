seat-name = Seat { $seat }

option-heaps = How many heaps there are.
option-favourites = Whether each seat draws a secret favourite heap.

rule-not-asked = It is not your turn.
rule-bids-are-over = Bids are made only before the first stone is taken.
rule-bid-too-high = A bid may not exceed the limit.
rule-bids-first = Everybody bids before stones are taken.
rule-heap-not-in-play = That heap is not in play.
rule-beyond-limit = Take at least one stone and no more than the limit.
rule-not-enough-stones = There are not as many stones in that heap.
rule-pass-too-early = You may pass only after a stone has been taken.

told-filled = { $stones ->
    [one] Heap { $heap } holds one stone.
   *[other] Heap { $heap } holds { $stones } stones.
 }
told-whispered = { $seat } draws a favourite heap.
told-sealed = { $seat } has bid.
told-opened = The bids are open; { $seat } begins.
told-took = { $stones ->
    [one] { $seat } takes one stone of heap { $heap }.
   *[other] { $seat } takes { $stones } stones of heap { $heap }.
 }
told-passed = { $seat } passes.
told-ended = The game is over.

part-verb-bid = Bid
part-verb-take = Take
part-verb-sweep = Sweep
part-verb-pass = Pass
card-heap = Heap { $heap }
card-bid = Nobody sees your bid before all have bid. The highest bid begins.
card-take = Take stones of one heap.
card-pass = Take no further part.
prompt-bid = Bid stones to begin.
prompt-take = Take stones, or pass.
ask-bid = How many stones?
ask-take = Of which heap?
ask-take-heap = How many stones?
points-stones = Stones
points-favourite = Favourite heap
points-bid = Bid
reason-course = Stones taken
reason-score = Points so far
reason-stones = Stones left
reason-tempo = Turn order
order-bid = Bid { $limit }
order-bid-title = Bid this many
order-bid-limit = Stones
order-take = Take one stone at a time up to { $limit }, then pass
order-take-title = Take one stone at a time up to a limit, then pass
order-take-limit = Stones
order-pass = Pass
