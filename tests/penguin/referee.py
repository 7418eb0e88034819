"""A second referee: checks a whole game from what `replay --json` prints, by rules written a second time.

It was written from the rules page and from the description of the account alone. It imports nothing of the game: a
cell is a complex number, a table is a dictionary of what is printed on cards, and every rule is tried the long way.
"""

from typing import Any

Told = dict[str, Any]
Cell = complex

AROUND = [-1 - 1j, -1j, 1 - 1j, -1, 1, -1 + 1j, 1j, 1 + 1j]
"""North-west, north, and on in reading order: one to the right is 1, one down is 1j."""
LIKES = {"green": "sheep", "brown": "kangaroo", "red": "seal", "blue": "bear"}
ACTIVITIES = {"juggling", "acrobatics", "dance", "music"}
OPTIONS = {
    "fee": {"all", "family"},
    "start": {"random", "balanced"},
    "iceberg": {"fitting", "7x7", "7x8", "7x9"},
    "head-start": {"none", "two"},
}


class Foul(Exception):
    """Something in the account is against the rules."""


def must(rule: str, got: object, wanted: object) -> None:
    """Insist that what was told is what the rules say."""
    if got != wanted:
        raise Foul(f"{rule}: told {got!r}, but it is {wanted!r}")


def at(name: str) -> Cell:
    """Read a cell such as d4."""
    return complex("abcdefg".index(name[0]), int(name[1:]) - 1)


def name_of(cell: Cell) -> str:
    """Write a cell."""
    return f"{'abcdefg'[int(cell.real)]}{int(cell.imag) + 1}"


def in_reading_order(cells: Any) -> list[Cell]:  # noqa: ANN401 - any collection of cells
    """Row by row, each from the left."""
    return sorted(cells, key=lambda cell: (cell.imag, cell.real))


def check(told: Told) -> str | None:
    """Say what is wrong with an account; nothing if it is right from the first card to the last point."""
    try:
        Referee(told).follow()
    except Foul as foul:
        return str(foul)
    return None


class Referee:
    """Follows one game with a table of its own."""

    def __init__(self, told: Told) -> None:
        self.told = told
        record, setup = told["record"], told["setup"]
        self.options = record["options"]
        self.seats = len(record["seats"])
        self.first = record["first"]
        self.penguin = {card["id"]: card for card in told["deck"]["penguins"]}
        self.artist = {card["id"]: card for card in told["deck"]["entertainers"]}
        self.rows = told["iceberg"]["rows"]
        self.guests: dict[Cell, str] = {}
        self.artists: dict[Cell, tuple[str, bool]] = {}
        self.curtains: set[Cell] = set()
        self.tokens: dict[Cell, int] = {}
        self.hands = [list(hand) for hand in setup["hands"]]
        self.draw = list(setup["penguins"])
        self.pile = list(setup["entertainers"])
        self.won: list[list[str]] = [[] for _ in range(self.seats)]
        self.score = [10] * self.seats
        self.moves: list[str] = []
        self.over: str | None = None

    # ── The table ──

    def on_ice(self, cell: Cell) -> bool:
        return 0 <= cell.real < 7 and 0 <= cell.imag < self.rows

    def beside(self, cell: Cell) -> list[Cell]:
        return [cell + step for step in AROUND if self.on_ice(cell + step)]

    def occupied(self, cell: Cell) -> bool:
        return cell in self.guests or cell in self.artists or cell in self.curtains

    def dots(self, card: str, turned: bool) -> list[Cell]:
        text = self.artist[card]["dots"]
        return [step for step, dot in zip(AROUND, text[::-1] if turned else text, strict=True) if dot == "1"]

    def is_complete(self, cell: Cell) -> bool:
        """U16: outside the iceberg counts as occupied."""
        faced = [cell + step for step in self.dots(*self.artists[cell])]
        return all(not self.on_ice(other) or self.occupied(other) for other in faced)

    def complete(self) -> list[Cell]:
        return in_reading_order(cell for cell in self.artists if self.is_complete(cell))

    # ── The whole game ──

    def follow(self) -> None:
        self.check_box()
        self.lay_out()
        for number, turn in enumerate(self.told["turns"], 1):
            must("U28, no turn after the end", self.over, None)
            self.follow_turn(number, turn)
        self.check_end()

    def check_box(self) -> None:
        """U1 and the options."""
        must("options", {name: self.options.get(name) in known for name, known in OPTIONS.items()},
             dict.fromkeys(OPTIONS, True))  # fmt: skip
        must("U1, penguins", len(self.penguin), 64)
        pairs = {(card["animal"], card["activity"]) for card in self.artist.values()}
        must("U1, pairs", pairs, {(animal, activity) for animal in LIKES.values() for activity in ACTIVITIES})
        must("seats", self.seats in (2, 3, 4) and 0 <= self.first < self.seats, wanted=True)
        rows = {"fitting": 5 + self.seats, "7x7": 7, "7x8": 8, "7x9": 9}[self.options["iceberg"]]
        must("U3", self.told["iceberg"], {"columns": 7, "rows": rows})

    def lay_out(self) -> None:
        """U4 to U7."""
        setup = self.told["setup"]
        middle = complex(3, 3 if self.rows == 7 else 4)
        must("U4, curtain", setup["curtain"], name_of(middle))
        corners = [middle + step for step in (-1 - 1j, 1 - 1j, 1 + 1j, -1 + 1j)]
        must("U4, cells", [act["cell"] for act in setup["start"]], [name_of(cell) for cell in corners])
        must("U4, upright", [act["turned"] for act in setup["start"]], [False] * 4)
        four = [act["entertainer"] for act in setup["start"]]
        if self.options["start"] == "balanced":
            for kind in ("animal", "activity"):
                must(f"U4, every {kind}", len({self.artist[card][kind] for card in four}), 4)
        must("U5, entertainers", sorted(four + self.pile), sorted(self.artist))
        must("U5, hands", [len(hand) for hand in self.hands], [4] * self.seats)
        must(
            "U5, penguins", sorted([*self.draw, *(card for hand in self.hands for card in hand)]), sorted(self.penguin)
        )
        activities = setup["activities"]
        must("U6", (len(set(activities)), set(activities) <= ACTIVITIES), (self.seats, True))
        self.curtains.add(middle)
        self.artists = dict(zip(corners, [(card, False) for card in four], strict=True))
        if self.options["head-start"] == "two":
            for later in range(self.seats):
                self.score[(self.first + later) % self.seats] += 2 * later

    def follow_turn(self, number: int, turn: Told) -> None:
        seat = (self.first + number - 1) % self.seats
        must("U9, turn", (turn["turn"], turn["seat"]), (number, seat))
        must("U8, hand", sorted(turn["hand"]), sorted(self.hands[seat]))
        self.follow_placement(seat, turn["place"])
        self.follow_token(seat, turn["token"])
        self.follow_shows(turn["shows"])
        drawn = None
        if self.over is None and not self.draw:
            self.over = "penguins"
        elif self.over is None:
            drawn = self.draw.pop(0)
            self.hands[seat].append(drawn)
        must("U27", turn["draw"], drawn)
        must("scores", turn["scores"], self.score)

    # ── A turn ──

    def follow_placement(self, seat: int, place: Told) -> None:
        card, cell, excuse = place["card"], at(place["cell"]), place["excuse"]
        must("U10, from the hand", card in self.hands[seat], wanted=True)
        must("U10, on the ice", self.on_ice(cell) and not self.occupied(cell), wanted=True)
        must("U10, beside an entertainer", any(other in self.artists for other in self.beside(cell)), wanted=True)
        family = self.penguin[card]["family"]
        crowd = [self.penguin[self.guests[other]] for other in self.beside(cell) if other in self.guests]
        kin = [guest for guest in crowd if guest["family"] == family]
        counted = kin if self.options["fee"] == "family" else crowd
        fee = sum(guest["value"] for guest in counted) if kin else 0
        must("U12", place["fee"], fee)
        must("U13, paid", place["paid"], 0 if excuse else fee)
        mark = "$" if fee else ""
        if excuse is not None:
            must("U13, an own card against a fee", fee > 0 and excuse in self.won[seat], wanted=True)
            self.won[seat].remove(excuse)
            mark = f"!{excuse}"
        self.score[seat] -= place["paid"]
        self.hands[seat].remove(card)
        self.guests[cell] = card
        self.moves.append(f"{card}@{place['cell']}{mark}")

    def follow_token(self, seat: int, token: Told | None) -> None:
        """U14."""
        if token is None:
            self.moves.append("-")
            return
        target = at(token["to"])
        must("U14, a penguin without a token", target in self.guests and target not in self.tokens, wanted=True)
        if token["from"] is None:
            must("U14, the supply", list(self.tokens.values()).count(seat) < 3, wanted=True)
        else:
            must("U14, an own token", self.tokens.pop(at(token["from"]), None), seat)
        self.tokens[target] = seat
        self.moves.append(f"{token['from'] or ''}>{token['to']}")

    def follow_shows(self, shows: list[Told]) -> None:
        """U17, U18."""
        waiting = self.complete()
        for show in shows:
            must("U28, no show after the end", self.over, None)
            must("U17, waiting", show["waiting"], [name_of(cell) for cell in waiting])
            must("U18, one of them", show["cell"] in show["waiting"], wanted=True)
            if len(waiting) > 1:
                self.moves.append(f"*{show['cell']}")
            waiting.remove(at(show["cell"]))
            self.follow_show(at(show["cell"]), show, waiting)
        must("U17, all have performed", waiting if self.over is None else [], [])

    def follow_show(self, cell: Cell, show: Told, waiting: list[Cell]) -> None:
        card, _ = self.artists[cell]
        must("U18, who performs", show["entertainer"], card)
        points = [0] * self.seats
        audience = []
        for other in in_reading_order(self.beside(cell)):
            if other in self.guests:
                guest, host = self.penguin[self.guests[other]], self.tokens.get(other)
                amused = self.is_amused(guest, self.artist[card])
                brings = guest["value"] if amused and host is not None else 0
                if host is not None:
                    points[host] += brings
                audience.append({"cell": name_of(other), "card": guest["id"], "seat": host, "amused": amused,
                                 "points": brings})  # fmt: skip
        must("U19, audience", show["audience"], audience)
        must("U19, points", show["points"], points)
        self.score = [had + got for had, got in zip(self.score, points, strict=True)]
        scorers = sorted((got, seat) for seat, got in enumerate(points) if got > 0)
        shared = len(scorers) > 1 and scorers[0][0] == scorers[1][0]
        taker = scorers[0][1] if scorers and not shared else None
        must("U20, U21", show["award"], taker)
        if taker is not None:
            self.won[taker].append(card)
        del self.artists[cell]
        self.curtains.add(cell)
        must("U22, enough curtains", len(self.curtains) <= 14, wanted=True)
        self.follow_newcomer(show["new"], waiting)

    @staticmethod
    def is_amused(guest: Told, card: Told) -> bool:
        return bool(LIKES[guest["family"]] == card["animal"] or guest["activity"] == card["activity"])

    def follow_newcomer(self, new: Told | None, waiting: list[Cell]) -> None:
        """U23 to U26."""
        if not self.pile:
            self.over = "entertainers"
        elif not any(self.may_enter(complex(x, y), turned, waiting)
                     for x in range(7) for y in range(self.rows) for turned in (False, True)):  # fmt: skip
            self.over = "space"
        must("U25, U26", new is None, self.over is not None)
        if new is not None:
            must("U23, the top card", new["entertainer"], self.pile[0])
            cell = at(new["cell"])
            must("U23, a place for it", self.may_enter(cell, new["turned"], waiting), wanted=True)
            self.artists[cell] = (self.pile.pop(0), new["turned"])
            self.moves.append(f"{new['cell']}{'v' if new['turned'] else '^'}")

    def may_enter(self, cell: Cell, turned: bool, waiting: list[Cell]) -> bool:
        """Try it: put the card there, look who is complete, take it away again."""
        if self.occupied(cell) or not self.on_ice(cell) or not any(map(self.occupied, self.beside(cell))):
            return False
        self.artists[cell] = (self.pile[0], turned)
        performing = set(self.complete())
        del self.artists[cell]
        return performing == set(waiting)

    # ── The end ──

    def check_end(self) -> None:
        last = self.told["turns"][-1]
        must("end", self.told["end"], {"reason": self.over, "turn": last["turn"], "seat": last["seat"]})
        must("moves", self.told["record"]["moves"], self.moves)
        lines = [self.line(seat) for seat in range(self.seats)]
        must("U29, U30", self.told["final"], lines)
        ranks = [(line["total"], line["bonus"], len(line["cards"])) for line in lines]
        must("U31", self.told["winners"], [seat for seat, rank in enumerate(ranks) if rank == max(ranks)])

    def line(self, seat: int) -> Told:
        activity = self.told["setup"]["activities"][seat]
        own = 2 * len([card for card in self.won[seat] if self.artist[card]["activity"] == activity])
        animals = {animal: self.majority(seat, animal) for animal in LIKES.values()}
        bonus = own + sum(line["points"] for line in animals.values())
        return {"seat": seat, "score": self.score[seat], "activity": activity, "cards": self.won[seat],
                "activity_points": own, "animals": animals, "bonus": bonus,
                "total": self.score[seat] + bonus}  # fmt: skip

    def majority(self, seat: int, animal: str) -> Told:
        """U30."""
        counts = [len([card for card in cards if self.artist[card]["animal"] == animal]) for cards in self.won]
        mine, rivals = counts[seat], counts[:seat] + counts[seat + 1 :]
        if mine == 0 or mine < max(rivals):
            return {"count": mine, "points": 0}
        return {"count": mine, "points": 5 if mine > max(rivals) else 3}
