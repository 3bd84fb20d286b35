"""House 2: breakfast on the terrace over the sea."""

import math

import numpy as np

from kit.leaves import blades, petal_material, tubes
from kit.masonry import boards, piece_material
from kit.materials import mat
from kit.plants import bush, palm_mesh, place, shrub, spray
from kit.shapes import box, cyl, lathe
from kit.stage import area, camera, sky, sun
from kit.surfaces import stone
from sets.grounds import sea
from sets.palette import mats
from sets.pool_morning import MORNING
from sets.props import hat
from sets.table import cup, hoop_chair, place_setting, pot, railing, round_table, tableware


def bougainvillea(M, x0, x1, y, z, seed=1):
    """Climber over a beam: hanging shoots, leaves, and bracts in threes."""
    R = np.random.default_rng(seed)
    t = np.linspace(0, 1, 16)
    n = 52
    at = R.uniform(x0, x1, n)
    drop, out = R.uniform(0.15, 0.75, n), R.uniform(-0.35, 0.35, (n, 2))
    shoots = np.stack(
        [
            at[:, None] + out[:, :1] * t**1.3,
            y + R.uniform(-0.25, 0.25, n)[:, None] + out[:, 1:] * t**1.3,
            z + 0.16 * np.sin(t * 2.2) - drop[:, None] * t**1.8,
        ],
        2,
    )
    tubes("shoots", shoots, 0.007 * np.linspace(1, 0.4, 16), M["trunk"], sides=5)
    k = 60
    which, along = R.integers(0, n, n * k), R.random(n * k)
    foot = np.stack([np.array([np.interp(a, t, shoots[w, :, c]) for w, a in zip(which, along)]) for c in range(3)], 1)
    foot += R.normal(0, 0.035, foot.shape)
    m = len(foot)
    length = R.uniform(0.045, 0.085, m)
    blades("leaves", foot, R.uniform(0, 6.28, m), R.uniform(-0.5, 0.9, m), length, length * 0.6, M["leaf"], kind="oval", droop=0.6, rows=4, columns=3, seed=seed)
    bract = petal_material("bract", "#c22f72", "#e0679a", reach=0.3, transl=0.45)
    heads = foot[R.random(m) < 0.42] + R.normal(0, 0.03, (1, 3))
    three = np.repeat(heads, 3, axis=0)
    size = R.uniform(0.028, 0.042, len(three))
    blades("bracts", three, R.uniform(0, 6.28, len(three)), R.uniform(0.2, 1.2, len(three)), size, size * 0.85, bract, kind="oval", droop=0.4, fold=0.3, rows=4, columns=3, seed=seed)


def basket(M, x, y, z):
    """Bread in a woven basket."""
    cane = mat("cane", "#b98f58", 0.6, color2="#94693c", scale=12)
    a = np.linspace(0, 2 * np.pi, 73)
    rings = np.stack(
        [
            np.stack([x + (0.085 + 0.05 * k + 0.003 * np.cos(a * 18 + 3.14 * i)) * np.cos(a), y + (0.085 + 0.05 * k + 0.003 * np.cos(a * 18 + 3.14 * i)) * np.sin(a), z + 0.006 + 0.075 * k + 0 * a], 1)
            for i, k in enumerate(np.linspace(0, 1, 10))
        ]
    )
    tubes("cane", rings, 0.0052, cane, sides=6)
    lathe(x, y, z, [(0, 0.003), (0.085, 0.003), (0.125, 0.06)], cane, n=40)
    R = np.random.default_rng(4)
    for k in range(5):
        b = k * 2 * math.pi / 5
        cx, cy = x + 0.062 * math.cos(b), y + 0.062 * math.sin(b)
        t = np.linspace(-1, 1, 26)
        turn = b + 1.2
        curl = np.stack([cx + 0.055 * t * math.cos(turn) - 0.02 * t**2 * math.sin(turn), cy + 0.055 * t * math.sin(turn) + 0.02 * t**2 * math.cos(turn), z + 0.085 + 0.01 * R.random() - 0.012 * t**2], 1)
        radius = 0.034 * (1 - np.abs(t) ** 2.2) ** 0.7 * (1 + 0.10 * np.sin(t * 16)) + 0.003
        tubes("croissant", curl[None], radius, M["bread"], sides=14)


def fruit(M, x, y, z):
    """Bowl of mangoes and limes."""
    lathe(x, y, z, [(0, 0), (0.05, 0), (0.06, 0.012), (0.115, 0.05), (0.14, 0.085), (0.132, 0.085), (0.07, 0.03), (0, 0.022)], M["celadon"], n=56)
    mango = mat("mango", "#e8a32c", 0.42, color2="#c96a2a", scale=7)
    lime = mat("lime", "#7f9a33", 0.42, color2="#5f7d2a", scale=9, bump=0.1, bscale=120)
    for k in range(4):
        a = k * 1.57 + 0.3
        ball = lathe(0, 0, 0, [(0, -0.052), (0.028, -0.04), (0.04, 0), (0.030, 0.035), (0, 0.05)], mango, n=28)
        ball.location = (x + 0.062 * math.cos(a), y + 0.062 * math.sin(a), z + 0.072)
        ball.rotation_euler = (1.25, 0.2 * k, a + 1.1)
    for k in range(3):
        a = k * 2.1 + 1.0
        lathe(x + 0.03 * math.cos(a), y + 0.03 * math.sin(a), z + 0.10, [(0, 0), (0.022, 0.006), (0.03, 0.028), (0.022, 0.05), (0, 0.058)], lime, n=28)


def clay_pot(M, x, y, r, height):
    """A plant pot of fired clay, earth in it."""
    k = height
    body = [(0, 0), (0.66 * r, 0), (0.74 * r, 0.06 * k), (r, 0.62 * k), (0.94 * r, 0.86 * k), (1.04 * r, 0.93 * k)]
    body += [(1.04 * r, k), (0.94 * r, k), (0.88 * r, 0.88 * k)]
    lathe(x, y, 0, body, M["earthenware"], n=64)
    cyl(x, y, 0.86 * k, 0.9 * r, 0.01, M["soil"])


def breakfast(aspect):
    M = mats()
    M["earthenware"] = stone("earthenware", "#a3714f", "#8a5b3e", 0.75, 0.002, 9.0)
    tableware(M)
    sky(MORNING, 1.05, sun_dir=(-0.9, 0.5, 0.4), gstr=0.3, clouds=0.95, cloud_col="#ffffff", cscale=1.8)
    eye = (1.30, -1.45, 1.62)
    sea(8, "#17666f", s=0.24, eye=eye, level=-5.0, heading=105, veil=0.7)
    deck = piece_material("deckboards", "#a9855f", "#8b6a49", grain=(26, 1.2, 26), rough=0.6, bump=0.3, fine=40)
    boards(-7, 6, -3.5, 5.2, 0, deck, width=0.14, length=2.8, along="y")
    box(-0.5, 0.85, -0.062, 13, 8.7, 0.03, M["dark"])  # joints are dark, no water shines through
    railing(M, -6.9, 5.9, 5.0)
    # Pergola.
    for px in (-4.7, 2.3):
        box(px, 4.72, 0, 0.16, 0.16, 2.62, M["teakv"], bevel=0.014)
    for px in (-4.7, -1.2, 2.3):
        box(px, 1.9, 2.75, 0.09, 7.6, 0.15, M["teak"], bevel=0.01)
    box(-1, 4.72, 2.60, 9.6, 0.14, 0.17, M["teak"], bevel=0.01)
    for k in range(17):
        box(-1, -1.6 + k * 0.44, 2.90, 9.6, 0.05, 0.075, M["teak"], bevel=0.006)
    bougainvillea(M, -5.4, 0.4, 4.6, 2.86, seed=3)
    bougainvillea(M, -4.8, -2.6, 3.4, 2.92, seed=5)

    x, y = 0.10, 1.95
    z = round_table(M, x, y, M["linen"], "breakfast", turn=38.0)
    for turn in (math.pi * 0.96, -0.10):
        px, py = x - 0.30 * math.cos(turn), y - 0.30 * math.sin(turn)
        place_setting(M, px, py, z, turn, wine=False)
        hoop_chair(M, x - 0.84 * math.cos(turn), y - 0.84 * math.sin(turn), turn, "sand")
    pot(M, x + 0.06, y + 0.27, z, turn=-2.2, s=0.95)
    cup(M, x + 0.20, y - 0.20, z, turn=-0.5)
    cup(M, x - 0.24, y + 0.17, z, turn=2.2)
    basket(M, x - 0.06, y - 0.25, z)
    fruit(M, x - 0.02, y + 0.04, z)
    lathe(x + 0.20, y + 0.18, z, [(0, 0), (0.022, 0), (0.032, 0.03), (0.016, 0.075), (0.021, 0.09)], M["ceramic"], n=32)
    spray(x + 0.20, y + 0.18, z + 0.07, M["leaf"], M["frangi"], n=3, h=0.13, seed=6, size=0.07)

    palm = palm_mesh(seed=5, h=8.5, lean=1.6, leaf=M["palm"], trunk=M["trunk"], flen=3.4)
    palm.location = (0, -300, 0)
    for px, py, turn, scale in ((4.8, 8.5, 1.6, 1.0), (7.4, 10.5, 3.0, 1.1)):
        place(palm, px, py, -4.6, turn, scale)
    for i in range(7):
        bush(1.5 + i * 1.3, 7.0 + 0.3 * (i % 2), -1.4, 1.1, 0.8, 1.5, M["greens"][i * 2 % 5], n=9000, seed=i, size=0.11, inner=0.78, core=1.1)
    for px, py, r, height in ((-5.35, 4.45, 0.27, 0.46), (-3.95, 4.35, 0.21, 0.34)):
        clay_pot(M, px, py, r, height)
        shrub(px, py, height - 0.08, r * 0.7, M["greens"][1 if r > 0.25 else 4], n=190, seed=int(r * 100), blade=0.62, upright=0.95)
    # Who sits here has taken off the hat.
    hat(M, x + 0.84 * math.cos(0.1), y - 0.84 * math.sin(0.1), 0.502, 0.6)
    sun((-0.80, 0.35, 0.60), 4.2, "#ffe0b4", 0.6)
    area((2.5, -3.0, 3.0), (0, 2.5, 0.8), 4, 3, 90, "#eef3f4")
    camera(eye, (-0.55, 3.2, 1.42), 30, shift_y=-0.035, fstop=5.6, focus=3.6)
    return dict(exposure=0.15, vig=0.10)
