"""Beds, headboards, bedside tables and their lamps. A bed's head lies towards -X."""

import math
import random

import numpy as np

from kit.build import beam, cushion, placed, woven
from kit.leaves import tubes
from kit.linen import mark, piece, read_piece
from kit.shapes import box, cyl, lathe, obj, tube
from kit.stage import point
from kit.surfaces import bedding

LENGTH, WIDTH, TOP = 2.0, 1.8, 0.58
# Where the duvet begins, how much of it is turned back, how long it is (see ../cloth.py).
DUVET_HEAD, DUVET_TURNED, DUVET_LENGTH = -0.46, 0.36, 2.18


def bed(M, wood, throw, cushions, legs=True, line="#8b9a7b"):
    """1.8 x 2.0 m, made up: sheet, duvet turned back, throw, pillows leaning on the headboard.

    line: the colour that duvet and pillows are embroidered in.
    """
    duvet = bedding("duvet", "#eee9df", "#ddd5c7", line)
    case = bedding("pillowcase", "#efeae1", "#ddd5c8", line)
    if legs:
        for x in (-0.92, 0.92):
            for y in (-0.82, 0.82):
                beam(wood, x, y, 0, 0.07, 0.07, 0.16)
    for y in (-0.865, 0.865):
        beam(wood, 0, y, 0.12, 1.975, 0.045, 0.15, bevel=0.006)
    for x in (-0.965, 0.965):
        beam(wood, x, 0, 0.12, 0.045, 1.685, 0.15, bevel=0.006)
    box(0, 0, 0.16, 1.9, 1.7, 0.10, wood["x"])
    box(0, 0, 0.26, LENGTH, WIDTH, TOP - 0.26, M["sheet"], bevel=0.055, seg=5)
    runner(piece("duvet", duvet, thick=0.006, filling=0.011), throw)
    chance = random.Random(7)
    for side in (-1, 1):
        first, second = ("pillow", "pillow-2")[::-side]
        lean(first, case, -0.80, side * 0.44, 0.74, 62, chance)
        lean(second, case, -0.645, side * 0.425, 0.71, 50, chance)
    for name, cloth, x, y, lift, slope in cushions:
        lean(name, cloth, x, y, lift, slope, chance, piping=cloth)


def runner(duvet, cloth, near=0.30, far=0.86, skew=0.07):
    """A fringed throw across the foot of the bed, not quite straight: it lies as the duvet lies."""
    corners = np.array([vertex.co for vertex in duvet.data.vertices])
    _, _, flat, _ = read_piece("duvet")
    rows = corners.reshape(len(np.unique(flat[:, 0])), -1, 3)
    along = np.linspace(0, 1, 40)
    strip = []
    for i, row in enumerate(rows):
        u, last = i / (len(rows) - 1), len(row) - 1
        # Along the middle of the bed a place on the duvet is its distance from the head end.
        start = near + 0.018 * math.sin(3.1 * u + 0.4) + skew * u
        width = far - near + 0.02 * math.sin(5.3 * u) - 0.5 * skew * u
        at = (start + along * width - DUVET_HEAD + DUVET_TURNED) / DUVET_LENGTH * last
        low = np.clip(at.astype(int), 0, last - 1)
        share = (at - low)[:, None]
        strip.append(row[low] * (1 - share) + row[low + 1] * share)
    strip = np.array(strip)[5:-7]
    m, n = strip.shape[:2]
    quads = [
        (i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j)
        for i in range(m - 1)
        for j in range(n - 1)
    ]
    throw = obj("runner", strip.reshape(-1, 3), quads, cloth, True)
    span = np.linspace(-1.2, 1.2, m), np.linspace(near - far, far - near, n) / 2
    mark(throw, np.stack(np.meshgrid(*span, indexing="ij"), -1).reshape(-1, 2), 0.015)
    lifted = throw.modifiers.new("lifted", "DISPLACE")
    lifted.strength = 0.009
    lifted.mid_level = 0
    solid = throw.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.005
    solid.offset = 1
    throw.modifiers.new("smooth", "SUBSURF").render_levels = 2
    fringe(strip[0], strip[4], cloth)
    fringe(strip[-1], strip[-5], cloth)


def fringe(edge, before, cloth, threads=90, length=0.07):
    """Knotted threads along an `edge`, hanging on in the direction that leads to it from `before`."""
    chance = np.random.default_rng(len(edge))
    at = np.linspace(0, len(edge) - 1, threads)
    low = np.clip(at.astype(int), 0, len(edge) - 2)
    share = (at - low)[:, None]
    foot = edge[low] * (1 - share) + edge[low + 1] * share
    ahead = (edge - before)[low]
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    outward = np.sign(edge[:, 1].mean()) * np.array([0, 0.012, 0])
    t = np.linspace(0, 1, 5)[None, :, None]
    sway = chance.normal(0, 0.006, (threads, 1, 3)) * t**2
    curves = foot[:, None] + outward + ahead[:, None] * length * t * chance.uniform(0.8, 1.1, (threads, 1, 1)) + sway
    made = tubes("fringe", curves, 0.0024 * np.array([1, 1.2, 0.9, 0.8, 0.7]), cloth, sides=5)
    mark(made, np.zeros((len(made.data.vertices), 2)), -1)


def lean(name, cloth, x, y, z, slope, chance, piping=None):
    """A pillow whose long side runs across the bed, leaning back by `slope` degrees."""
    pillow = piece(name, cloth, smooth=1, piping=piping)
    turn = math.radians(90 + chance.uniform(-4, 4))
    pillow.rotation_euler = (math.radians(slope), chance.uniform(-0.03, 0.03), turn)
    pillow.location = (x, y, z + chance.uniform(-0.005, 0.005))


def cane_headboard(M, wood, width=2.3, top=1.16):
    """Three woven fields in a frame that stands on the floor against the wall at x = 0."""
    for i in range(4):
        y = (i / 3 - 0.5) * (width - 0.06)
        beam(wood, 0.03, y, 0, 0.045, 0.06, top)
    for z in (0.42, top - 0.07):
        beam(wood, 0.03, 0, z, 0.04, width, 0.07)
    field = (width - 0.06) / 3 - 0.05
    for i in range(3):
        y = ((i + 0.5) / 3 - 0.5) * (width - 0.06)
        with placed(0.035, y, 0.48, math.pi / 2):
            woven(field + 0.02, top - 0.54, M["reed"], 0.017, 0.0036, M["dark reed"])
    # What shows between the strips lies in the dark.
    box(0.012, 0, 0.45, 0.016, width - 0.1, top - 0.5, M["black"])
    box(0.012, 0, 0.05, 0.016, width - 0.1, 0.4, M["flax"])


def padded_headboard(M, wood, width=3.6, top=1.22):
    """Upright cushions in velvet on a timber plinth."""
    beam(wood, 0.05, 0, 0, 0.09, width, 0.34, bevel=0.006)
    # A board behind the cushions carries the rail, which closes down on their rounded tops.
    box(0.008, 0, 0.3, 0.016, width + 0.02, top - 0.3, wood["z"], bevel=0.003)
    beam(wood, 0.045, 0, top - 0.03, 0.09, width + 0.02, 0.05, bevel=0.006)
    fields = 9
    for i in range(fields):
        y = ((i + 0.5) / fields - 0.5) * width
        with placed(0.055, y, 0.345 + (top - 0.345) / 2, math.pi / 2, math.pi / 2):
            cushion(0, 0, -0.045, width / fields, top - 0.345, 0.09, M["velvet"], 0.012)


def nightstand(M, wood, height=0.52, top=None):
    """Two drawers on legs, 46 cm wide; its back is at x = -0.2."""
    for x in (-0.17, 0.17):
        for y in (-0.2, 0.2):
            beam(wood, x, y, 0, 0.035, 0.035, height - 0.02)
    box(0, 0, height - 0.35, 0.385, 0.435, 0.33, wood["z"], bevel=0.003)
    beam(wood, 0, 0, height - 0.02, 0.42, 0.48, 0.024, bevel=0.005)
    # What shows between the drawers lies in the dark.
    box(0.191, 0, height - 0.34, 0.005, 0.41, 0.31, M["black"])
    for z in (height - 0.335, height - 0.175):
        box(0.197, 0, z, 0.014, 0.40, 0.145, wood["y"], bevel=0.003)
        tube([(0.21, 0, z + 0.075), (0.23, 0, z + 0.075)], 0.006, M["brass"], n=12)
        knob = lathe(0, 0, 0, [(0, 0), (0.011, 0), (0.012, 0.008), (0, 0.012)], M["brass"], n=20)
        knob.location = (0.228, 0, z + 0.075)
        knob.rotation_euler[1] = math.pi / 2


def table_lamp(M, x, y, z, body="glaze", watts=6.0, on=True):
    """A turned foot under a drum of linen; the bulb inside lights it."""
    lathe(
        x,
        y,
        z,
        [(0, 0), (0.075, 0), (0.08, 0.012), (0.05, 0.03), (0.075, 0.09), (0.092, 0.15)]
        + [(0.082, 0.2), (0.04, 0.245), (0.02, 0.26), (0.018, 0.28)],
        M[body],
        n=48,
    )
    tube([(x, y, z + 0.27), (x, y, z + 0.36)], 0.006, M["brass"])
    drum(M, x, y, z + 0.30, 0.155, 0.135, 0.23)
    if on:
        bulb(x, y, z + 0.40, watts)


def drum(M, x, y, z, bottom, top, height, thick=0.002):
    """A lampshade, open below and above, with a rim at both ends."""
    n = 64
    corners = []
    for i in range(n):
        c, s = math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)
        corners += [(bottom * c, bottom * s, 0), (top * c, top * s, height)]
    quads = [(2 * i, 2 * ((i + 1) % n), 2 * ((i + 1) % n) + 1, 2 * i + 1) for i in range(n)]
    obj("drum", corners, quads, M["shade"], True).location = (x, y, z)
    for r, h in ((bottom, 0), (top, height)):
        ring = [
            (x + r * math.cos(t / 24 * math.pi), y + r * math.sin(t / 24 * math.pi), z + h)
            for t in range(49)
        ]
        tube(ring, 0.0035, M["linen"], n=6)


def bulb(x, y, z, watts, colour="#ffb66e", r=0.03):
    lamp = point((x, y, z), watts, colour, r)
    lamp.visible_camera = False
    lamp.visible_glossy = False
    return lamp


def pendant(M, x, y, ceiling, z, watts=5.0):
    """A woven bell on a cord from the ceiling."""
    tube([(x, y, ceiling), (x, y, z + 0.2)], 0.0035, M["black"], n=8)
    cyl(x, y, ceiling - 0.025, 0.05, 0.025, M["brass"])
    cyl(x, y, z + 0.175, 0.018, 0.05, M["brass"])
    n, rings = 72, 17
    for k in range(rings):
        t = k / (rings - 1)
        r = 0.035 + 0.125 * math.sin(t * 1.45) ** 0.8
        h = z + 0.19 * (1 - t) - 0.02
        ring = [
            (x + r * math.cos(a), y + r * math.sin(a), h + 0.002 * math.sin(9 * a + k * 2))
            for a in (2 * math.pi * i / n for i in range(n + 1))
        ]
        tube(ring, 0.0052, M["cane"], n=6)
    for i in range(18):
        a = 2 * math.pi * i / 18
        ribs = []
        for k in range(rings):
            t = k / (rings - 1)
            r = 0.031 + 0.125 * math.sin(t * 1.45) ** 0.8
            ribs.append((x + r * math.cos(a), y + r * math.sin(a), z + 0.19 * (1 - t) - 0.02))
        tube(ribs, 0.003, M["cane"], n=5)
    globe = lathe(
        x,
        y,
        z + 0.02,
        [(0, 0), (0.03, 0.01), (0.042, 0.04), (0.03, 0.075), (0, 0.085)],
        M["bulb"],
        n=32,
    )
    globe.visible_shadow = False
    bulb(x, y, z - 0.03, watts)
