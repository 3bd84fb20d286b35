"""The hotel as scripted sets. Units are metres; the sea lies towards +Y, the visitor looks from -Y.

A set is a function of the aspect ratio (width / height) that builds its scene and returns the
finish render.py gives it: exposure, vignette, bloom, look.
"""

from sets.arrival import arrival
from sets.breakfast import breakfast
from sets.dining import dining
from sets.hero import hero
from sets.jetty import jetty
from sets.pool_evening import pool_evening
from sets.pool_morning import pool_morning
from sets.room_deluxe import room_deluxe
from sets.room_premier import room_premier
from sets.room_standard import room_standard
from sets.spa import spa
from sets.veranda import veranda

SETS = {
    scene.__name__: scene
    for scene in (
        arrival,
        breakfast,
        dining,
        hero,
        jetty,
        pool_evening,
        pool_morning,
        room_deluxe,
        room_premier,
        room_standard,
        spa,
        veranda,
    )
}
