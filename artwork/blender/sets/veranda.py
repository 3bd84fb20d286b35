"""About 4: a quiet corner - day bed, slatted light, frangipani."""

import math
import random

import numpy as np

from kit.drapery import drape
from kit.leaves import blades, tubes
from kit.linen import piece
from kit.masonry import boards, piece_material
from kit.materials import mat
from kit.plants import broadleaf, bush, fern, spray
from kit.shapes import box, cyl, lathe, tube
from kit.stage import area, camera, point, sky, sun
from kit.surfaces import cloth as woven_cloth
from kit.surfaces import plain, timber
from sets.lights import clear_glass, woven_lamp
from sets.palette import DAY, mats
from sets.props import laid_book
from sets.table import cup, pot, tableware

COVERS = {
    "green": ("#4b6253", "#3a5042"),
    "sand": ("#cdbb9d", "#bda985"),
    "linen": ("#efe8db", "#e2d9c8"),
    "gold": ("#b58d4c", "#a27a3b"),
}
TIMBER = ("#4a3222", "#66472f", "#7f5c3e")
WALL = 5.1  # metres from the camera's zero to the wall's face


def door_leaf(M, x, side):
    """One leaf of a double door: stiles, rails, slanted louvres, a panel, a pull of brass."""
    y, w, h = WALL - 0.06, 0.66, 2.22
    for k in (-1, 1):
        box(x + k * (w / 2 - 0.05), y, 0.02, 0.10, 0.048, h, M["teakv"], bevel=0.004)
    for z, tall in ((0.02, 0.16), (0.76, 0.12), (h - 0.10, 0.12)):
        box(x, y, z, w - 0.19, 0.046, tall, M["teak"], bevel=0.004)
    box(x, y + 0.006, 0.17, w - 0.18, 0.018, 0.6, M["teakv"])
    box(x, y - 0.008, 0.23, w - 0.29, 0.022, 0.47, M["teakv"], bevel=0.010)
    for k in range(19):
        # A slat turns about its lower edge: it begins before the leaf's middle and ends behind it.
        slat = box(x, y + 0.021, 0.89 + k * 0.0655, w - 0.201, 0.010, 0.075, M["teak"], bevel=0.002)
        slat.rotation_euler[0] = 0.62
    edge = x - side * (w / 2 - 0.05)
    box(edge, y - 0.028, 0.97, 0.042, 0.006, 0.30, M["brass"], bevel=0.002)
    grip = np.linspace(0, 1, 24)
    bow = np.stack([edge + 0 * grip, y - 0.03 - 0.045 * np.sin(np.pi * grip) ** 0.35, 1.0 + 0.24 * grip], 1)
    tubes("pull", bow[None], 0.009, M["brass"], sides=12)
    lathe(edge, y - 0.033, 0.985, [(0, 0), (0.008, 0.002), (0.008, 0.006), (0, 0.008)], M["black"], n=12)
    for z in (0.3, 1.15, 2.0):
        cyl(x + side * w / 2, y - 0.028, z, 0.011, 0.10, M["brass"], n=14)


def door(M, x):
    box(x, WALL - 0.02, 0, 1.56, 0.06, 0.02, M["stoned"])
    for side in (-1, 1):
        door_leaf(M, x + side * 0.334, side)
        box(x + side * 0.735, WALL - 0.05, 0, 0.11, 0.11, 2.36, M["teakv"], bevel=0.008)
    box(x, WALL - 0.05, 2.27, 1.58, 0.12, 0.12, M["teak"], bevel=0.008)
    box(x, WALL - 0.02, 0.0, 1.34, 0.03, 2.27, M["black"])


def botanical(M, x, z, w, h, seed=1):
    """Framed print of a fan palm's leaf, behind glass."""
    y = WALL - 0.002
    for k in (-1, 1):
        box(x + k * (w / 2 - 0.012), y - 0.018, z, 0.024, 0.036, h, M["teakv"], bevel=0.003)
    for k in (0, h - 0.024):
        box(x, y - 0.018, z + k, w, 0.036, 0.024, M["teak"], bevel=0.003)
    box(x, y - 0.004, z + 0.01, w - 0.02, 0.006, h - 0.02, mat("mount", "#f2ede2", 0.95, spec=0.1))
    box(x, y - 0.0085, z + 0.11, w - 0.2, 0.002, h - 0.22, mat("sheet", "#e7dfcc", 0.95, color2="#e0d7c2", scale=3, spec=0.1))
    ink = mat("leaf ink", "#2c5a43", 0.95, color2="#4c7a56", scale=6, spec=0.05)
    foot = np.array([x - 0.03, y - 0.0115, z + h * 0.42])
    if seed == 1:  # a fan palm
        spread = np.linspace(-2.0, 2.0, 19)
        feet = np.zeros((19, 3))
        length = h * 0.36 * (0.72 + 0.28 * np.cos(spread * 0.55))
    else:  # a feathered leaf
        k = np.arange(22) // 2
        spread = np.where(np.arange(22) % 2, 1, -1) * (0.95 - 0.045 * k)
        feet = np.stack([0.05 * (1 - k / 10) ** 2 - 0.02, k * h * 0.042 - h * 0.10, 0 * k], 1)
        length = h * (0.20 - 0.010 * k)
    length = length * np.random.default_rng(seed).uniform(0.9, 1.05, len(spread))
    # The blades are made lying down and then hung on the wall.
    fan = blades(
        "fan", feet, np.pi / 2 + spread, 0, length, 0.042, ink,
        kind="lance", droop=0, fold=0, wave=0, ragged=0.03, rows=12, columns=3, seed=seed,
    )
    fan.location = foot
    fan.rotation_euler[0] = math.pi / 2
    fan.scale[2] = 0.05
    t = np.linspace(0, 1, 24)
    top = 0.0 if seed == 1 else h * 0.34
    rise = foot[2] + top - t * (top + h * 0.27)
    bend = 0.05 * t**2 if seed == 1 else 0.06 * t**2 - 0.02
    tubes("stalk", np.stack([foot[0] + bend, 0 * t + foot[1], rise], 1)[None], 0.0035, ink, sides=6)
    box(x, y - 0.030, z + 0.02, w - 0.04, 0.002, h - 0.04, clear_glass())


def day_bed(M, x, y):
    for sx in (-1.1, 1.1):
        for sy in (-0.5, 0.5):
            box(x + sx, y + sy, 0, 0.075, 0.075, 0.30, M["teakv"], bevel=0.008)
    box(x, y - 0.52, 0.17, 2.3, 0.045, 0.13, M["teak"], bevel=0.008)
    box(x, y + 0.52, 0.17, 2.3, 0.045, 0.13, M["teak"], bevel=0.008)
    for sx in (-1.13, 1.13):
        box(x + sx, y, 0.17, 0.045, 1.06, 0.13, M["teak"], bevel=0.008)
    # Back of bent rails.
    for sx in (-1.1, -0.37, 0.37, 1.1):
        box(x + sx, y + 0.52, 0.30, 0.05, 0.045, 0.42, M["teakv"], bevel=0.008)
    box(x, y + 0.52, 0.70, 2.3, 0.06, 0.05, M["teak"], bevel=0.014)
    mattress = box(x, y, 0.28, 2.2, 1.02, 0.17, M["linen"], bevel=0.055, seg=6)
    mattress.modifiers.new("s", "SUBSURF").render_levels = 1
    for z in (0.305, 0.425):  # piping
        # Round at the corners, as the mattress is.
        a = np.linspace(0, 2 * np.pi, 161)
        across = 1.036 * np.sign(np.round(np.cos(a), 9)) + 0.060 * np.cos(a)
        along = 0.446 * np.sign(np.round(np.sin(a), 9)) + 0.060 * np.sin(a)
        tubes("piping", np.stack([x + across, y + along, z + 0 * a], 1)[None], 0.006, M["linen"], sides=6)
    for k, (dx, colour, w, lean) in enumerate(
        ((-0.86, "green", 0.54, 0.10), (-0.36, "sand", 0.56, -0.06), (0.34, "linen", 0.54, 0.08), (0.82, "gold", 0.50, -0.12))
    ):
        cover = woven_cloth(f"cover {k}", *COVERS[colour])
        cushion = piece("cushion", cover, smooth=1, piping=cover)
        # Its foot on the mattress, its back against the rail.
        cushion.location = (x + dx, y + 0.37, 0.668)
        cushion.rotation_euler = (1.22, math.pi * (k % 2), lean)
        cushion.scale = (w / 0.5, 1.05, 1.15)
    drape("throw", (x + 0.66, y - 0.18, 0.50), (0.62, 1.35), M["throw"], [mattress], turn=6, cells=56, frames=40, stiff=3, thickness=0.006)


def veranda(aspect):
    M = mats()
    M["teak"], M["teakv"] = timber("veranda x", "x", TIMBER), timber("veranda z", "z", TIMBER)
    tableware(M)
    R = random.Random(5)
    M["throw"] = mat("throw", "#a0684a", 0.95, color2="#8a5539", scale=40, bump=0.6, bscale=260, sheen=0.4)
    sky(DAY, 1.1, sun_dir=(1, 0.3, 0.5), gstr=0.3, clouds=0.6, cloud_col="#ffffff")
    floor = piece_material("floorboards", "#8a6a4f", "#6c513b", grain=(1.1, 24, 24), rough=0.34, bump=0.12, fine=40)
    boards(-2, 8, -1.5, WALL, 0, floor, width=0.15, length=2.4, gap=0.003, seed=7)
    box(3, 1.8, -0.052, 10, 6.8, 0.02, M["dark"])  # no daylight from below through the joints
    wall = mat("limewash", "#efe8dc", 0.95, color2="#e2d8c7", scale=0.9, bump=0.06, bscale=5, detail=10)
    box(3, WALL + 0.1, 0, 10, 0.2, 3.2, wall)
    box(3.2, WALL - 0.008, 0, 6.4, 0.016, 0.11, M["teak"], bevel=0.004)
    ceiling = piece_material("ceiling", "#7d5a3e", "#64462f", grain=(1.1, 22, 22), rough=0.5, bump=0.2)
    boards(-2, 6.4, -1.5, WALL, 3.03, ceiling, width=0.13, length=3.0, seed=9)
    box(2.2, 2, 3.05, 8.6, 7.4, 0.05, M["dark"])
    for i in range(7):
        box(2.2, -1 + i, 2.82, 8.6, 0.10, 0.18, M["teak"], bevel=0.008)
    for i in range(48):
        box(6.4, -1.2 + i * 0.135, 0.1, 0.05, 0.055, 2.8, M["teakv"], bevel=0.005)
    box(6.4, 2, 0, 0.12, 7, 0.10, M["teak"], bevel=0.01)
    box(6.4, 2, 2.88, 0.14, 7, 0.14, M["teak"], bevel=0.01)
    for i in range(9):
        fern(7.6 + R.random(), -0.5 + i * 0.8, 0, 0.9, M["leaf"], n=12, seed=i)
        broadleaf(8.6 + R.random(), -0.5 + i * 0.9, 0, R.uniform(1.6, 2.4), M["leaf"], n=10, seed=i)
    for i in range(5):
        bush(11.5, i * 2.2 - 2, 0, 1.4, 1.4, 2.6, M["leaf"], seed=i, size=0.16)
    door(M, 1.15)
    x, y = 3.9, 4.32
    day_bed(M, x, y)
    # Somebody has left the book for a swim.
    laid_book(M, x - 0.34, y - 0.16, 0.462, plain("reading", "#35506b", 0.7), 0.5, (0.11, 0.17))
    botanical(M, 3.62, 1.22, 0.60, 0.80, 1)
    botanical(M, 4.34, 1.22, 0.60, 0.80, 2)

    lathe(x - 1.58, y - 0.15, 0, [(0, 0), (0.20, 0), (0.215, 0.03), (0.255, 0.24), (0.215, 0.455), (0.205, 0.48), (0.19, 0.49), (0, 0.49)], M["celadon"], n=64)
    lathe(x - 1.58, y - 0.15, 0.49, [(0, 0), (0.055, 0), (0.10, 0.07), (0.112, 0.15), (0.06, 0.25), (0.040, 0.30), (0.050, 0.33), (0.04, 0.325)], M["ceramic"], n=64)
    spray(x - 1.58, y - 0.15, 0.80, M["leaf"], M["frangi"], n=7, h=0.62, seed=12, size=0.19)

    tx, ty = x + 0.15, y - 1.18
    cyl(tx, ty, 0.36, 0.42, 0.035, M["teak"], n=72).modifiers.new("b", "BEVEL").width = 0.01
    for k in range(3):
        a = k * 2.094 + 0.5
        tube([(tx + 0.26 * math.cos(a), ty + 0.26 * math.sin(a), 0.37), (tx + 0.34 * math.cos(a), ty + 0.34 * math.sin(a), 0)], 0.020, M["teakv"], n=12)
    lathe(tx - 0.06, ty + 0.02, 0.395, [(0, 0), (0.20, 0), (0.21, 0.016), (0.214, 0.018), (0.20, 0.006), (0, 0.004)], M["brass"], n=72)
    pot(M, tx - 0.13, ty + 0.06, 0.40, turn=2.6, s=0.85)
    cup(M, tx + 0.03, ty - 0.04, 0.40, turn=-0.6)
    for k, (cover, size) in enumerate((("green", 0.17), ("sand", 0.155))):
        box(tx + 0.24, ty + 0.10, 0.395 + k * 0.026, size, size * 1.35, 0.024, M[cover], bevel=0.003, rot=0.35 - 0.3 * k)

    rug = mat("rug weave", "#d3c7ae", 1, color2="#c2b493", scale=60, stretch=(1, 6, 1), bump=0.9, bscale=240, spec=0.05)
    stripe = mat("rug stripe", "#8fa08a", 1, color2="#7f917b", scale=60, bump=0.9, bscale=240, spec=0.05)
    box(3.7, 3.1, 0, 3.6, 2.3, 0.014, rug, bevel=0.005)
    for sx in (-1, 1):
        for k in (0.12, 0.19):
            box(3.7 + sx * (1.8 - k), 3.1, 0.0135, 0.035, 2.3, 0.001, stripe)
        tassel = np.linspace(-1.14, 1.14, 120)
        jitter = np.random.default_rng(3 + sx).uniform(-0.008, 0.008, 120)
        fringe = np.stack(
            [
                np.stack([np.full(120, 3.7 + sx * 1.795), 3.1 + tassel, np.full(120, 0.010)], 1),
                np.stack([np.full(120, 3.7 + sx * 1.83), 3.1 + tassel + jitter, np.full(120, 0.009)], 1),
                np.stack([np.full(120, 3.7 + sx * 1.87), 3.1 + tassel + 2 * jitter, np.full(120, 0.003)], 1),
            ],
            1,
        )
        tubes("fringe", fringe, 0.0035, rug, sides=5)
    woven_lamp(M, 5.55, 4.3, 1.95, r=0.26, h=0.40, top=2.85, e=5)

    area((1.5, -1.8, 2.2), (3, 4, 0.8), 5, 2.4, 190, "#f3f4f2")
    sun((1, -0.42, 0.46), 6.0, "#ffdba8", 0.6)
    point((5.55, 4.2, 1.7), 4)
    camera((2.7, -0.5, 1.3), (3.35, 5, 1.3), 30, shift_y=-0.03)
    return dict(exposure=0.65, vig=0.12)
