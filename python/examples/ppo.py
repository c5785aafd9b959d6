"""Learns the solo game of Caverna by playing it: PPO in PyTorch, on processors alone.

    pip install torch            (or the smaller one for processors, see pytorch.org)
    python ppo.py                ten minutes on two cores
    python ppo.py --seconds 20   only to see that it runs

It prints how well the policy plays as it learns, and at the end beside the bots `random` and `greedy`.
"""

from __future__ import annotations

import argparse
import time

import adit
import numpy as np
import torch
from torch import nn

GAME, SEATS = "caverna", 1
GAMES, STEPS = 64, 128  # games that are played at once, and parts that are chosen in each between two lessons
EPOCHS, BATCH = 3, 1024
LAMBDA, CLIP, ENTROPY = 0.95, 0.2, 0.01


class Policy(nn.Module):
    """What to choose, and what can be expected, from what is seen and what is picked of the move."""

    def __init__(self, seen: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.picked = nn.EmbeddingBag(actions, 32, mode="sum", padding_idx=0)
        self.body = nn.Sequential(nn.Linear(seen + 32, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice, self.worth = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)
        nn.init.orthogonal_(self.worth.weight, 1.0)

    def forward(self, seen: torch.Tensor, picked: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        found = self.body(torch.cat([seen, self.picked(picked)], dim=1))
        return self.choice(found).masked_fill(~masks, -1e9), self.worth(found).squeeze(1)


class Player:
    """The policy with what it needs to play: it chooses for all games at once."""

    def __init__(self) -> None:
        env = adit.VectorEnv(GAME, SEATS, 1)
        self.policy = Policy(env.numbers.shape[1], env.actions)

    def look(self, env: adit.VectorEnv) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        # Most numbers are small; the few large ones must not drown them.
        seen = torch.from_numpy(env.numbers).float()
        return torch.sign(seen) * torch.log1p(seen.abs()), torch.from_numpy(env.picked).long(), torch.from_numpy(env.masks.copy())

    @torch.no_grad()
    def best(self, env: adit.VectorEnv) -> np.ndarray:
        choice, _ = self.policy(*self.look(env))
        return choice.argmax(1).numpy()


def learn(player: Player, seconds: float, seed: int) -> None:
    env = adit.VectorEnv(GAME, SEATS, GAMES, seed=seed, threads=torch.get_num_threads())
    env.reset()
    optimizer = torch.optim.Adam(player.policy.parameters(), lr=5e-4, eps=1e-5)
    begin, told, lesson = time.process_time(), 0.0, 0
    finished: list[float] = []
    while (spent := time.process_time() - begin) < seconds:
        for group in optimizer.param_groups:
            group["lr"] = 5e-4 * max(0.05, 1 - spent / seconds)
        rows: list[tuple[torch.Tensor, ...]] = []
        rewards, ends = torch.zeros(STEPS, GAMES), torch.zeros(STEPS, GAMES)
        with torch.no_grad():
            for step in range(STEPS):
                look = player.look(env)
                choice, worth = player.policy(*look)
                actions = torch.distributions.Categorical(logits=choice).sample()
                chance = torch.log_softmax(choice, 1).gather(1, actions[:, None]).squeeze(1)
                rows.append((*look, actions, chance, worth))
                env.step(actions.numpy())
                # The score comes at the end; as a fraction it is of the size that networks like.
                rewards[step] = torch.from_numpy(env.rewards[:, 0]) / 50
                ends[step] = torch.from_numpy(env.ended).float()
                finished.extend(env.scores[env.ended, 0])
            _, behind = player.policy(*player.look(env))
        seen, picked, masks, actions, chance, worth = (torch.stack(column) for column in zip(*rows, strict=True))
        gain, gains = torch.zeros(GAMES), torch.zeros(STEPS, GAMES)
        for step in reversed(range(STEPS)):
            going = 1 - ends[step]
            following = behind if step == STEPS - 1 else worth[step + 1]
            gain = rewards[step] + following * going - worth[step] + LAMBDA * going * gain
            gains[step] = gain
        flat = [column.flatten(0, 1) for column in (seen, picked, masks, actions, chance, worth, gains)]
        for _ in range(EPOCHS):
            for part in torch.randperm(GAMES * STEPS).split(BATCH):
                seen, picked, masks, actions, chance, worth, gain = (column[part] for column in flat)
                choice, now = player.policy(seen, picked, masks)
                log = torch.log_softmax(choice, 1)
                ratio = (log.gather(1, actions[:, None]).squeeze(1) - chance).exp()
                better = (gain - gain.mean()) / (gain.std() + 1e-8)
                policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                spread = -(log.exp() * log.clamp_min(-30)).sum(1).mean()
                loss = policy + 0.5 * (worth + gain - now).square().mean() - ENTROPY * spread
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(player.policy.parameters(), 0.5)
                optimizer.step()
        lesson += 1
        if spent - told > seconds / 20 and finished:
            told = spent
            mean = np.mean(finished[-200:])
            print(f"{spent:5.0f} s  {lesson * GAMES * STEPS:9,} parts  {len(finished):6,} games  mean score {mean:5.1f}", flush=True)


def score(choose, games: int, seed: int) -> np.ndarray:
    """The scores of so many games in which `choose` says what is picked in all games at once."""
    env = adit.VectorEnv(GAME, SEATS, games, seed=seed)
    env.reset()
    scores, going = np.zeros(games), np.ones(games, dtype=bool)
    while going.any():
        env.step(choose(env))
        over = env.ended & going
        scores[over] = env.scores[over, 0]
        going &= ~env.ended
    return scores


def score_of_bot(recipe: str, games: int, seed: int) -> np.ndarray:
    scores = []
    for game in range(games):
        table = adit.Table(GAME, SEATS, seed=seed + game)
        bot = table.bot(recipe, seed=game)
        while not table.over:
            table.say(0, bot.choose(table, 0))
        scores.append(table.result.scores[0])
    return np.array(scores)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1200, help="of processor time: ten minutes on two cores are 1200")
    parser.add_argument("--games", type=int, default=200, help="how many games are played to compare")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    told = parser.parse_args()
    torch.manual_seed(told.seed)
    torch.set_num_threads(told.threads)
    player = Player()
    learn(player, told.seconds, told.seed)
    for name, scores in [
        ("random parts", score(lambda env: env.sample(), told.games, 77)),
        ("PPO", score(player.best, told.games, 77)),
        ("random", score_of_bot("random", told.games, 77)),
        ("greedy", score_of_bot("greedy", told.games, 77)),
    ]:
        print(f"{name:12} mean score {scores.mean():6.1f} ± {1.96 * scores.std() / len(scores) ** 0.5:.1f}")


if __name__ == "__main__":
    main()
