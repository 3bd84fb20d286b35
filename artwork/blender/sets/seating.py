"""Chairs, a sofa, a day bed and small tables. Each faces -Y and stands on z = 0."""

import math

from kit.build import beam, cushion, placed, rod, woven
from kit.shapes import cyl, lathe
from sets.bedside import lean


def cane_chair(M, wood, cloth, throw):
    """A low reading chair: round timber, woven back, loose cushions."""
    for side in (-1, 1):
        x = side * 0.33
        rod(wood, (x, -0.34, 0), (x * 0.97, -0.30, 0.61), 0.019)
        rod(wood, (x, 0.40, 0), (x * 0.97, 0.26, 0.63), 0.019)
        rod(wood, (x * 0.97, 0.20, 0.30), (x * 0.94, 0.48, 0.88), 0.018)
        rod(wood, (x, -0.32, 0.28), (x, 0.36, 0.24), 0.016)
        with placed(x * 0.985, -0.02, 0.60, 0, 0.03):
            beam(wood, 0, 0, 0, 0.062, 0.66, 0.026, bevel=0.01)
    for y, z in ((-0.32, 0.28), (0.30, 0.26)):
        rod(wood, (-0.33, y, z), (0.33, y, z), 0.016)
    for y, z in ((0.235, 0.37), (0.475, 0.865)):
        rod(wood, (-0.315, y, z), (0.315, y, z), 0.016)
    with placed(0, 0.237, 0.37, 0, -0.452):
        woven(0.62, 0.55, M["cane"])
    for i in range(9):
        beam(wood, 0, -0.27 + i * 0.068, 0.275 - i * 0.003, 0.64, 0.03, 0.012)
    with placed(0, -0.03, 0.29, 0, -0.06):
        cushion(0, 0, 0, 0.60, 0.60, 0.11, cloth, 0.025, seam=cloth)
    with placed(0, 0.235, 0.53, -math.pi / 2):
        lean("cushion", throw, 0, 0, 0.10, 64, _Steady(), piping=throw)


class _Steady:
    """Stands in for chance where a cushion shall lie straight."""

    @staticmethod
    def uniform(low, high):
        return (low + high) / 2


def lounge_chair(M, wood, cloth, throw, width=0.78):
    """An upholstered armchair or, wider, a sofa, in a timber frame."""
    half = width / 2
    for side in (-1, 1):
        x = side * (half - 0.02)
        beam(wood, x, -0.36, 0, 0.045, 0.05, 0.58, bevel=0.006)
        beam(wood, x, 0.36, 0, 0.045, 0.05, 0.58, bevel=0.006)
        beam(wood, x, 0, 0.565, 0.07, 0.84, 0.03, bevel=0.01)
        beam(wood, x, 0, 0.20, 0.04, 0.70, 0.06)
    for y in (-0.34, 0.34):
        beam(wood, 0, y, 0.20, width - 0.08, 0.035, 0.06)
    for i in range(7):
        beam(wood, 0, -0.28 + i * 0.09, 0.235, width - 0.1, 0.04, 0.014)
    seats = max(1, round(width / 0.75))
    each = (width - 0.11) / seats
    for i in range(seats):
        x = (i + 0.5) * each - (width - 0.11) / 2
        cushion(x, -0.04, 0.25, each - 0.01, 0.68, 0.16, cloth, 0.028, seam=cloth)
        with placed(x, 0.30, 0.62, 0, math.radians(72)):
            cushion(0, 0, -0.08, each - 0.015, 0.48, 0.16, cloth, 0.035, seam=cloth)
    beam(wood, 0, 0.40, 0.45, width - 0.06, 0.03, 0.09)
    with placed(half - 0.30 if seats > 1 else 0.02, 0.13, 0.42, -math.pi / 2 - 0.15):
        lean("cushion", throw, 0, 0, 0.20, 64, _Steady(), piping=throw)


def day_bed(M, wood, cloth, throws, length=1.95):
    """A long low couch along X; cushions lean on the spindles of its +X end."""
    half = length / 2
    for y in (-0.34, 0.34):
        beam(wood, 0.08 - half, y, 0, 0.06, 0.06, 0.26)
    for y in (-0.385, 0.385):
        beam(wood, half, y, 0, 0.045, 0.05, 0.80, bevel=0.01)
        beam(wood, 0, y, 0.20, length - 0.05, 0.03, 0.11, bevel=0.005)
    for x in (-half, half):
        beam(wood, x, 0, 0.20, 0.03, 0.74, 0.11, bevel=0.005)
    beam(wood, half, 0, 0.78, 0.06, 0.86, 0.035, bevel=0.012)
    for i in range(9):
        y = (i - 4) * 0.076
        rod(wood, (half, y, 0.30), (half, y, 0.79), 0.010)
    cushion(0, 0, 0.27, length - 0.05, 0.75, 0.17, cloth, 0.02, seam=cloth)
    # Each leans on the one behind it, the first on the end.
    for i, (name, fabric) in enumerate(throws):
        with placed(half - 0.13 - i * 0.18, (0.10, -0.13)[i % 2], 0.675 - 0.045 * i, math.pi + (0.06, -0.12)[i % 2]):
            lean(name, fabric, 0, 0, 0, 66 - 6 * i, _Steady(), piping=fabric)


def side_table(M, wood, radius=0.24, height=0.5):
    """A round top with a lip on three splayed legs."""
    for i in range(3):
        a = 2 * math.pi * i / 3 + 0.4
        c, s = math.cos(a), math.sin(a)
        rod(
            wood,
            (radius * 0.95 * c, radius * 0.95 * s, 0),
            (radius * 0.55 * c, radius * 0.55 * s, height - 0.02),
            0.014,
        )
    profile = [
        (0, 0),
        (radius - 0.012, 0),
        (radius, 0.008),
        (radius, 0.022),
        (radius - 0.006, 0.026),
        (0, 0.026),
    ]
    top = lathe(0, 0, 0, profile, wood["x"], n=64)
    top.location = (0, 0, height - 0.024)
    return height + 0.002


def drum_table(wood, radius=0.42, height=0.36):
    """A heavy round table of upright staves."""
    staves = 28
    for i in range(staves):
        with placed(0, 0, 0, 2 * math.pi * i / staves):
            beam(
                wood,
                radius * 0.9,
                0,
                0.02,
                0.03,
                2 * math.pi * radius * 0.9 / staves - 0.004,
                height - 0.05,
            )
    cyl(0, 0, 0, radius * 0.84, 0.03, wood["x"])
    profile = [
        (0, 0),
        (radius - 0.01, 0),
        (radius, 0.01),
        (radius, 0.026),
        (radius - 0.008, 0.034),
        (0, 0.034),
    ]
    lathe(0, 0, 0, profile, wood["x"], n=72).location = (0, 0, height - 0.032)
    return height + 0.002


def bench(M, wood, cloth, length=1.3):
    """A bench for the foot of a bed, along Y."""
    for x in (-0.16, 0.16):
        for y in (-length / 2 + 0.06, length / 2 - 0.06):
            beam(wood, x, y, 0, 0.045, 0.045, 0.38, bevel=0.006)
    for x in (-0.16, 0.16):
        beam(wood, x, 0, 0.31, 0.03, length - 0.1, 0.06)
    for y in (-length / 2 + 0.06, length / 2 - 0.06):
        beam(wood, 0, y, 0.31, 0.32, 0.03, 0.06)
    cushion(0, 0, 0.375, 0.40, length, 0.085, cloth, 0.012, seam=cloth)


def bistro_set(M, wood, cloth):
    """A small table between two folding chairs, for breakfast outdoors; along X."""
    side_table(M, wood, 0.33, 0.72)
    for side in (-1, 1):
        with placed(side * 0.72, 0, 0, side * -math.pi / 2 + 0.12):
            folding_chair(wood, cloth)


def folding_chair(wood, cloth):
    for x in (-0.21, 0.21):
        rod(wood, (x, -0.24, 0), (x, 0.24, 0.84), 0.013)
        rod(wood, (x * 0.88, 0.26, 0), (x * 0.88, -0.22, 0.44), 0.013)
    for i in range(7):
        beam(wood, 0, -0.20 + i * 0.062, 0.435, 0.40, 0.048, 0.014)
    for i in range(4):
        with placed(0, 0.145 + i * 0.036, 0.60 + i * 0.066, 0, -0.5):
            beam(wood, 0, 0, 0, 0.42, 0.014, 0.05)
    cushion(0, -0.01, 0.45, 0.38, 0.40, 0.035, cloth, 0.008)
