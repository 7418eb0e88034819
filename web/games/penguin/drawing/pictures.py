"""What the cards and the table of this game show."""

from collections.abc import Iterator

from web.art.drawing.glyphs import alone, sprite
from web.art.drawing.pen import INK, picture
from web.games.penguin.drawing import caps, entertainers, glyphs, ice, minis, penguins, poster, things


def pictures() -> Iterator[tuple[str, str]]:
    """Every file of the game's art that is drawn, by its path there."""
    for family, activity, value in penguins.drawn():
        yield f"penguins/{family}-{activity}-{value}.svg", picture(penguins.penguin(family, activity, value))
    for name in entertainers.LOOKS:
        yield f"entertainers/{name}.svg", picture(entertainers.entertainer(*name.split("-")))
    yield "things/sky.svg", picture(ice.sky())
    yield "things/stage.svg", picture(entertainers.stage())
    yield "things/back-penguin.svg", picture(things.back_penguin(), 200, 280)
    yield "things/back-entertainer.svg", picture(things.back_entertainer(), 200, 280)
    for activity in ("juggling", "acrobatics", "dance", "music"):
        yield f"things/activity-{activity}.svg", picture(things.activity(activity), 200, 280)
    yield "things/poster.svg", picture(poster.poster(), 640, 480)
    yield "things/curtain.svg", picture(things.curtain(), 96, 96)
    yield "things/water.svg", picture(things.water("#3f8ea8"), 120, 60)
    yield "things/backdrop-light.svg", picture(things.backdrop(dark=False), 1200, 480)
    yield "things/backdrop-dark.svg", picture(things.backdrop(dark=True), 1200, 480)
    for rival in caps.CAPS:
        yield f"caps/{rival}.svg", picture(caps.cap(rival))
    yield from minis.pictures()
    for name, drawing in glyphs.ACTIVITIES.items():
        yield f"signs/{name}.svg", alone(drawing, INK)
    yield "glyphs.svg", sprite({**glyphs.FAMILIES, **glyphs.ACTIVITIES, **glyphs.ANIMALS, **glyphs.THINGS})
