"""What environments for PettingZoo and Gymnasium share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from . import _adit
from ._games import vocabulary
from ._play import Play

RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]


def observation_space(play: Play) -> spaces.Dict:
    """What a seat is given: the named arrays, what was picked of the move, and the mask of what may follow."""
    limit = np.iinfo(np.int32)
    arrays = {array.name: spaces.Box(limit.min, limit.max, array.shape, np.int32) for array in play.arrays}
    actions = len(vocabulary(play.game))
    return spaces.Dict(
        {
            "observation": spaces.Dict(arrays),
            "picked": spaces.Box(0, actions - 1, (_adit.PICKED,), np.int32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def observe(play: Play, seat: int) -> dict[str, Any]:
    """What a seat is given. Only the seat that is asked has a mask, and it alone knows what it has picked."""
    picked = np.zeros(_adit.PICKED, dtype=np.int32)
    mask = np.zeros(len(vocabulary(play.game)), dtype=np.int8)
    if play.asked == seat:
        prefix = play.prefix
        shown = prefix if len(prefix) <= len(picked) else prefix[:1] + prefix[1 - len(picked) :]
        picked[: len(shown)] = shown
        mask[play.legal()] = 1
    return {"observation": play.observe(seat), "picked": picked, "action_mask": mask}


def render(play: Play, mode: str | None) -> Any:
    """What everybody may see, as text, pixels or SVG."""
    if mode == "human":
        print(play.text())
    elif mode == "ansi":
        return play.text()
    elif mode == "rgb_array":
        return play.rgb()
    elif mode == "svg":
        return play.svg()
    return None
