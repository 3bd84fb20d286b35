"""Doors, shutters, curtains and the balcony. A wall's opening lies in the XZ plane, outside is +Y."""

import math
import random

from kit.build import beam, placed
from kit.shapes import box, cyl, lathe, obj, tube


def leaf_door(M, wood, width, height, glazed=True):
    """One door leaf with a low rail, hinged at x = 0 and reaching to x = width."""
    for x in (0.04, width - 0.04):
        beam(wood, x, 0, 0.005, 0.08, 0.045, height - 0.01)
    for z, h in ((0.005, 0.16), (0.86, 0.07), (height - 0.095, 0.09)):
        beam(wood, width / 2, 0, z, width - 0.16, 0.042, h)
    if glazed:
        pane = [(0.075, 0, 0.16), (width - 0.075, 0, 0.16)]
        pane += [(width - 0.075, 0, height - 0.09), (0.075, 0, height - 0.09)]
        obj("pane", pane, [(0, 1, 2, 3)], M["glass"])
    tube([(width - 0.04, -0.055, 1.0), (width - 0.04, -0.055, 1.16)], 0.007, M["brass"])
    for z in (1.0, 1.16):
        tube([(width - 0.04, -0.055, z), (width - 0.04, -0.02, z)], 0.006, M["brass"])


def louvred_leaf(wood, width, height):
    """A shutter, hinged at x = 0."""
    for x in (0.03, width - 0.03):
        beam(wood, x, 0, 0.005, 0.06, 0.035, height - 0.01)
    for z, h in ((0.005, 0.12), (height / 2 - 0.04, 0.07), (height - 0.075, 0.07)):
        beam(wood, width / 2, 0, z, width - 0.12, 0.034, h)
    count = int((height - 0.2) / 0.045)
    for i in range(count):
        z = 0.145 + i * (height - 0.24) / count
        if abs(z - height / 2 + 0.005) < 0.05:
            continue
        with placed(width / 2, 0, z, 0, -0.7):
            beam(wood, 0, 0, -0.003, width - 0.115, 0.05, 0.007, bevel=0.002)


def frame(wood, x0, x1, height, y=0.0, deep=0.22, bars=()):
    """Lining of an opening, with upright bars at the given x."""
    for x in (x0 + 0.035, x1 - 0.035):
        beam(wood, x, y, 0, 0.07, deep, height)
    beam(wood, (x0 + x1) / 2, y, height - 0.07, x1 - x0 - 0.14, deep, 0.07)
    beam(wood, (x0 + x1) / 2, y, 0, x1 - x0 - 0.14, deep, 0.02)
    for x in bars:
        beam(wood, x, y, 0.02, 0.06, 0.08, height - 0.09)


def panes(M, wood, x0, x1, height, count, y=0.0):
    """Fixed or sliding glass between slim bars, from x0 to x1."""
    step = (x1 - x0) / count
    for i in range(count):
        left, right = x0 + i * step, x0 + (i + 1) * step
        depth = y + (0.03 if i % 2 else -0.02)
        for x in (left + 0.025, right - 0.025):
            beam(wood, x, depth, 0.02, 0.05, 0.04, height - 0.09)
        for z, h in ((0.02, 0.09), (height - 0.13, 0.06)):
            beam(wood, (left + right) / 2, depth, z, step - 0.1, 0.038, h)
        corners = [(left + 0.045, depth, 0.1), (right - 0.045, depth, 0.1)]
        corners += [(right - 0.045, depth, height - 0.12), (left + 0.045, depth, height - 0.12)]
        obj("pane", corners, [(0, 1, 2, 3)], M["glass"])


def curtain(x0, x1, y, top, cloth, seed=1, depth=0.06, fullness=9.0, floor=0.006):
    """A curtain on pinch pleats along X: tight at the rail, loose and uneven at the hem.

    `fullness` is the number of folds a metre.
    """
    chance = random.Random(seed)
    folds = max(3, round(abs(x1 - x0) * fullness))
    across, down = folds * 14, 26
    phases = [chance.uniform(-0.35, 0.35) for _ in range(folds + 1)]
    sizes = [chance.uniform(0.65, 1.25) for _ in range(folds + 1)]
    corners = []
    for k in range(down + 1):
        t = k / down
        for i in range(across + 1):
            u = i / across * folds
            n = min(int(u), folds - 1)
            share = u - n
            # From fold to fold the depth and the place change smoothly.
            ease = share * share * (3 - 2 * share)
            size = sizes[n] * (1 - ease) + sizes[n + 1] * ease
            phase = (phases[n] * (1 - ease) + phases[n + 1] * ease) * (0.3 + t)
            loose = 0.35 + 0.65 * min(1, t * 3.2)
            swing = math.sin(2 * math.pi * (u + phase * 0.5))
            wave = depth * size * loose * math.copysign(abs(swing) ** 0.8, swing)
            drift = 0.025 * t * math.sin(u * 0.9 + seed * 1.7)
            slip = 0.012 * t * math.sin(u * 2.3 + seed)
            z = top - (top - floor) * t
            corners.append((x0 + (x1 - x0) * u / folds + slip, y + wave + drift, z))
    row = across + 1
    quads = [
        (k * row + i, k * row + i + 1, (k + 1) * row + i + 1, (k + 1) * row + i)
        for k in range(down)
        for i in range(across)
    ]
    drape = obj("curtain", corners, quads, cloth, True)
    drape.modifiers.new("smooth", "SUBSURF").render_levels = 1
    return drape


def curtain_rod(M, x0, x1, y, z, curtains=()):
    tube([(x0, y, z), (x1, y, z)], 0.012, M["brass"], n=16)
    for x in (x0, x1):
        ball = [(0, -0.022), (0.016, -0.016), (0.022, 0), (0.016, 0.016), (0, 0.022)]
        lathe(x, y, z, ball, M["brass"], n=20)
    for left, right in curtains:
        count = max(3, round((right - left) * 9))
        for i in range(count + 1):
            x = left + (right - left) * i / count
            ring = [
                (x, y + 0.019 * math.cos(a), z - 0.006 + 0.019 * math.sin(a))
                for a in (math.pi * k / 8 for k in range(17))
            ]
            tube(ring, 0.0025, M["brass"], n=6)


def tied_drape(x, y, top, cloth, width=0.42, side=1, seed=1, tie=1.05):
    """A bed drape gathered at a post: falls from a rail along X, tied at height `tie`."""
    chance = random.Random(seed)
    folds, down = 7, 46
    across = folds * 12
    corners = []
    phases = [chance.uniform(-0.5, 0.5) for _ in range(folds + 1)]
    for k in range(down + 1):
        t = k / down
        z = top * (1 - t) + 0.01
        # Narrow where it is tied, half open below.
        if z > tie:
            gather = 0.16 + 0.84 * ((z - tie) / (top - tie)) ** 1.5
        else:
            gather = 0.16 + 0.42 * ((tie - z) / tie) ** 0.7
        for i in range(across + 1):
            u = i / across
            n = min(int(u * folds), folds - 1)
            wave = math.sin(2 * math.pi * (u * folds) + phases[n] * t)
            depth = 0.045 * (0.7 + 0.5 * t) * (0.65 + 0.35 * gather)
            corners.append((x + side * u * width * gather, y + depth * wave, z))
    row = across + 1
    quads = [
        (k * row + i, k * row + i + 1, (k + 1) * row + i + 1, (k + 1) * row + i)
        for k in range(down)
        for i in range(across)
    ]
    drape = obj("drape", corners, quads, cloth, True)
    drape.modifiers.new("smooth", "SUBSURF").render_levels = 1
    ring = []
    for i in range(41):
        a = 2 * math.pi * i / 40
        ring.append(
            (
                x + side * width * 0.08 + width * 0.13 * math.cos(a),
                y + 0.055 * math.sin(a),
                tie + 0.012 * math.cos(a),
            )
        )
    tube(ring, 0.011, cloth, n=10)


def balcony(M, wood, x0, x1, y, deep, floor=-0.02, height=1.0):
    """A deck of boards with a railing of round bars under a flat handrail."""
    count = int(deep / 0.145)
    for i in range(count):
        beam(wood, (x0 + x1) / 2, y + (i + 0.5) * 0.145, floor - 0.03, x1 - x0, 0.139, 0.03)
    edge = y + deep - 0.08
    posts = max(2, round((x1 - x0) / 1.4))
    for i in range(posts + 1):
        x = x0 + 0.04 + (x1 - x0 - 0.08) * i / posts
        beam(wood, x, edge, floor, 0.06, 0.06, height - 0.03)
    beam(wood, (x0 + x1) / 2, edge, floor + height - 0.03, x1 - x0, 0.11, 0.035, bevel=0.008)
    beam(wood, (x0 + x1) / 2, edge, floor + 0.10, x1 - x0, 0.04, 0.04)
    bars = int((x1 - x0) / 0.115)
    for i in range(bars):
        x = x0 + (i + 0.5) * (x1 - x0) / bars
        cyl(x, edge, floor + 0.13, 0.0085, height - 0.16, M["bronze"], n=10)


def wall(material, x0, x1, y, height, openings=(), deep=0.2):
    """A wall along X, its inner face at y; openings are (left, right, bottom, top)."""
    at = x0
    for left, right, bottom, top in sorted(openings):
        if left > at:
            box((at + left) / 2, y + deep / 2, 0, left - at, deep, height, material)
        if bottom > 0:
            box((left + right) / 2, y + deep / 2, 0, right - left, deep, bottom, material)
        if top < height:
            box((left + right) / 2, y + deep / 2, top, right - left, deep, height - top, material)
        at = right
    if at < x1:
        box((at + x1) / 2, y + deep / 2, 0, x1 - at, deep, height, material)
