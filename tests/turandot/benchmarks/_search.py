"""OpenSpiel's own search bots at our table: its information-set and plain tree search, over our rules and our views."""

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot.imagine import imagine
from turandot.games.turandot.moves import CASTINGS, FIRES, MONEY_ALONE, NAMES, NUMBERED, UNDERSTUDIES, Casting, Move
from turandot.games.turandot.rules import legal, play, to_act
from turandot.games.turandot.scoring import best_casting, winners
from turandot.games.turandot.state import Phase, State
from turandot.games.turandot.view import View, observe
from web.build.environment import install

MOVES: tuple[Move, ...] = (*NUMBERED, *MONEY_ALONE, *UNDERSTUDIES, *NAMES, *FIRES.values(), *CASTINGS)
ACTIONS = {move: action for action, move in enumerate(MOVES)}
CURIOSITY = 0.7


class Spiel:
    """A state as OpenSpiel's bots use one. The premiere is mere counting, so only the best casting is offered."""

    def __init__(self, state: State, luck: Stream) -> None:
        """Wrap a state; the luck serves to imagine others like it."""
        self.state = state
        self.luck = luck

    def clone(self) -> "Spiel":
        """Copy; the state itself never changes."""
        return Spiel(self.state, self.luck)

    def current_player(self) -> int:
        """Whose turn it is."""
        return -4 if (seat := to_act(self.state)) is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return to_act(self.state) is None

    def is_chance_node(self) -> bool:
        """Never: all chance is in the state that was imagined."""
        return False

    def legal_actions(self, _player: int | None = None) -> list[int]:
        """The moves open now, as numbers."""
        if self.state.phase is Phase.PREMIERE:
            house = self.state.houses[self.current_player()]
            return [ACTIONS[Casting(best_casting(house.singers, house.director))]]
        return [ACTIONS[move] for move in legal(self.state)]

    def apply_action(self, action: int) -> None:
        """Play a move."""
        self.state = play(self.state, MOVES[action])[-1]

    def returns(self) -> list[float]:
        """Every seat's share of the win."""
        won = winners(self.state)
        return [(seat in won) / max(1, len(won)) for seat in range(self.state.seats)]

    def information_state_string(self) -> str:
        """What the seat to act knows, told apart from all else it might know."""
        view = observe(self.state, self.current_player())
        return str(hash((view.phase, view.now, view.mine, view.sealed, view.waiting, view.living, view.houses)))

    def resample_from_infostate(self, player: int, _sampler: object) -> "Spiel":
        """A state that looks the same to that seat."""
        return Spiel(imagine(observe(self.state, player), self.luck), self.luck)

    def get_game(self) -> Any:  # noqa: ANN401 - what OpenSpiel asks of a game has no type of its own
        """What the bots ask of a game."""
        import pyspiel  # noqa: PLC0415 - installed only for this benchmark

        kind = SimpleNamespace(
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        )
        seats = self.state.seats
        return SimpleNamespace(
            get_type=lambda: kind, num_players=lambda: seats, max_utility=lambda: 1.0, min_utility=lambda: 0.0
        )


def search_bot(kind: str, simulations: int) -> Callable[[View, Stream], Mapping[Move, Choice]]:
    """One of OpenSpiel's bots as one of ours: it gets an imagined state, since it may not peek either."""
    install("bench")
    import numpy as np  # noqa: PLC0415 - installed only for this benchmark
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    def weigh(view: View, luck: Stream) -> Mapping[Move, Choice]:
        chance = np.random.RandomState(luck.below(2**31))
        root = Spiel(imagine(view, luck), luck)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        if kind == "ismcts":
            bot = ismcts.ISMCTSBot(root.get_game(), evaluator, CURIOSITY, simulations, random_state=chance)
        else:
            bot = mcts.MCTSBot(root.get_game(), CURIOSITY, simulations, evaluator, solve=False, random_state=chance)
        return {MOVES[bot.step(root)]: Choice(1.0)}

    return weigh
