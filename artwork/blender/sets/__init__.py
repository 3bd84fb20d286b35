"""The hotel as scripted sets. Units are metres.

A set is a function of the aspect ratio (width / height) that builds its scene and returns the
finish render.py gives it: exposure, vignette, bloom, look. Outdoors the sea lies towards +Y and the
visitor looks from -Y.
"""

from importlib import import_module


def find_set(name):
    """The function of a set: "hero" is `hero` in hero.py, "room_deluxe.view" is `view` in room_deluxe.py."""
    module, _, function = name.partition(".")
    return getattr(import_module(f"sets.{module}"), function or module)
