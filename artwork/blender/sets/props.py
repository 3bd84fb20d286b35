"""Small things: books, cups, carafe, vases, frames, a rug, a fan."""

import math
import random

from kit.build import beam, placed
from kit.plants import spray
from kit.shapes import box, cyl, lathe, obj, smooth_profile, tube
from kit.surfaces import plain


def book(M, x, y, z, cover, turn=0.0, size=(0.15, 0.21, 0.026)):
    """A closed book lying flat; gives the height of its top."""
    w, d, h = size
    with placed(x, y, z, turn):
        for k in (0.0, h - 0.003):
            box(0, 0, k, w, d, 0.003, cover, bevel=0.0008)
        box(-w / 2 + 0.0015, 0, 0, 0.003, d, h, cover, bevel=0.0008)
        box(0.001, 0, 0.003, w - 0.008, d - 0.01, h - 0.006, M["paper"])
    return z + h


def laid_book(M, x, y, z, cover, turn=0.0, size=(0.14, 0.2)):
    """A book laid face down, open where somebody stopped reading."""
    w, d = size
    with placed(x, y, z, turn):
        for side in (-1, 1):
            arch = []
            for i in range(13):
                t = i / 12
                arch.append((side * w * t, 0.042 * (1 - t) ** 0.75 + 0.006))
            for lift, reach, stuff in ((0.0, 1.0, cover), (-0.003, 0.96, M["paper"]), (-0.006, 0.94, M["paper"])):
                corners = [
                    (px * reach, end * d / 2 * (reach if lift else 1), max(pz + lift, 0.001))
                    for px, pz in arch
                    for end in (-1, 1)
                ]
                quads = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)]
                sheet = obj("page", corners, quads, stuff, True)
                thick = sheet.modifiers.new("t", "SOLIDIFY")
                thick.thickness = 0.002
                thick.offset = 0


def spectacles(M, x, y, z, turn=0.0):
    """Folded spectacles in a thin metal rim, lying on their temples."""
    with placed(x, y, z, turn):
        for side in (-1, 1):
            ring = []
            for i in range(41):
                a = 2 * math.pi * i / 40
                ring.append((side * 0.034 + 0.0245 * math.cos(a), 0.004 * math.sin(a), 0.0245 + 0.0225 * math.sin(a)))
            tube(ring, 0.0011, M["bronze"], n=8)
            hinge = (side * 0.061, 0.001, 0.034)
            tube([(side * 0.058, 0, 0.031), hinge], 0.0014, M["bronze"], n=8)
            bow = [(side * (0.061 - 0.013 * k), -0.006 - 0.004 * k + side * 0.003, 0.034 - 0.0035 * k) for k in range(8)]
            tube([hinge, *bow], 0.0013, M["bronze"], n=8)
        tube([(-0.0105, 0, 0.029), (0, 0.003, 0.034), (0.0105, 0, 0.029)], 0.0012, M["bronze"], n=8)


def hat(M, x, y, z, turn=0.0, tilt=0.0, band="clay"):
    """A wide straw hat with a ribbon, its brim a little wavy."""
    straw, n = M["reed"], 96
    profile = [(0, 0.118), (0.05, 0.117), (0.083, 0.106), (0.094, 0.08), (0.099, 0.03), (0.104, 0.010)]
    profile += [(0.12, 0.004), (0.16, 0.001), (0.205, 0.0), (0.215, 0.001)]
    profile = smooth_profile(profile, 3)
    corners = []
    for i in range(n):
        a = 2 * math.pi * i / n
        for r, h in profile:
            out = max(0, r - 0.11) / 0.105
            wave = 0.016 * out**1.5 * math.sin(2 * a + 0.7) + 0.007 * out**2 * math.sin(5 * a)
            corners.append((r * math.cos(a) * 1.06, r * math.sin(a), h + wave + 0.012 * out))
    k = len(profile)
    quads = [
        (i * k + q, i * k + q + 1, (i + 1) % n * k + q + 1, (i + 1) % n * k + q)
        for i in range(n)
        for q in range(k - 1)
    ]
    with placed(x, y, z, turn, tilt):
        obj("hat", corners, quads, straw, True).modifiers.new("t", "SOLIDIFY").thickness = 0.003
        # The braid the hat is sewn of.
        for r, h in profile[6::1]:
            ring = []
            for i in range(49):
                a = 2 * math.pi * i / 48
                out = max(0, r - 0.11) / 0.105
                wave = 0.016 * out**1.5 * math.sin(2 * a + 0.7) + 0.007 * out**2 * math.sin(5 * a)
                ring.append((r * math.cos(a) * 1.06, r * math.sin(a), h + wave + 0.012 * out + 0.001))
            tube(ring, 0.0028, straw, n=6)
        lathe(0, 0, 0.013, [(0.1062, 0), (0.1040, 0.012), (0.1018, 0.026)], M[band], n=64).scale[0] = 1.06


def sandals(M, x, y, z=0.0, turn=0.0):
    """A pair of leather sandals, as they were slipped off."""
    sole = plain("sole", "#8a6440", 0.6)
    strap = plain("strap", "#5a3a24", 0.5)
    for side, dx, dy, askew in ((-1, -0.06, 0.0, 0.10), (1, 0.07, 0.035, -0.22)):
        with placed(x, y, z, turn):
            with placed(dx, dy, 0, askew):
                ring = []
                for i in range(40):
                    a = 2 * math.pi * i / 40
                    v = math.sin(a)
                    half = 0.037 + 0.009 * v + side * 0.004 * math.cos(2 * a)
                    ring.append((half * math.cos(a), 0.128 * v, 0))
                n = len(ring)
                corners = ring + [(px, py, 0.014) for px, py, _ in ring]
                quads = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
                tread = obj("sole", corners, [tuple(range(n))[::-1], tuple(range(n, 2 * n)), *quads], sole)
                edge = tread.modifiers.new("b", "BEVEL")
                edge.width, edge.segments = 0.003, 2
                for start, width in ((0.045, 0.020), (-0.005, 0.016)):
                    band = []
                    for i in range(13):
                        a = math.pi * i / 12
                        for end in (-1, 1):
                            band.append((0.045 * math.cos(a), start + end * width / 2, 0.010 + 0.045 * math.sin(a)))
                    strips = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(12)]
                    obj("strap", band, strips, strap, True).modifiers.new("t", "SOLIDIFY").thickness = 0.003


def slung(cloth, x, y, z, width, front, back, r=0.03, seed=1, turn=0.0, rise=None):
    """A towel or shawl slung over a rail along X of radius `r` at z: how far it falls on either side.

    rise: how much higher it is in the middle, where it lies over something flat.
    """
    rise = r if rise is None else rise
    chance = random.Random(seed)
    p = [chance.uniform(0, 6.28) for _ in range(4)]
    profile = [(-r, -front + front * k / 16, -1) for k in range(16)]
    profile += [(-r * math.cos(a), rise * math.sin(a) ** 0.5, 0) for a in (math.pi * k / 16 for k in range(17))]
    profile += [(r, -back * k / 16, 1) for k in range(1, 17)]
    corners, across = [], 48
    for i in range(across + 1):
        u = i / across - 0.5
        for py, pz, side in profile:
            hang = max(0, -pz) / max(front, back)
            fold = math.sin(u * 19 + p[0] + 0.8 * math.sin(u * 5 + p[1])) + 0.4 * math.sin(u * 41 + p[2])
            gather = 1 - 0.16 * min(1, hang * 2) + 0.04 * math.sin(p[3] + 6 * u) * hang
            drop = pz * (1 + 0.03 * math.sin(u * 7 + p[2]) * (side == -1)) if side else pz
            corners.append((u * width * gather, py + side * 0.02 * min(1, hang * 3) * (0.4 + abs(fold)), drop + 0.012 * u * side))
    n = len(profile)
    quads = [
        (i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1)
        for i in range(across)
        for j in range(n - 1)
    ]
    with placed(x, y, z, turn):
        hung = obj("slung", corners, quads, cloth, True)
    solid = hung.modifiers.new("t", "SOLIDIFY")
    solid.thickness = 0.006
    solid.offset = 1
    hung.modifiers.new("s", "SUBSURF").render_levels = 1
    return hung


def cup(M, x, y, z, glaze="glaze", tea=True):
    """A handleless cup on a saucer."""
    lathe(
        x,
        y,
        z,
        [(0, 0.004), (0.03, 0), (0.062, 0.008), (0.064, 0.011), (0.03, 0.007), (0, 0.007)],
        M[glaze],
        n=48,
    )
    wall = [
        (0, 0.008),
        (0.022, 0.008),
        (0.034, 0.03),
        (0.038, 0.062),
        (0.0355, 0.062),
        (0.031, 0.03),
        (0, 0.016),
    ]
    lathe(x, y, z, wall, M[glaze], n=48)
    if tea:
        cyl(x, y, z + 0.045, 0.0345, 0.001, plain("tea", "#7a4a1c", 0.05))


def teapot(M, x, y, z, turn=0.0, glaze="celadon"):
    with placed(x, y, z, turn):
        lathe(
            0,
            0,
            0,
            [
                (0, 0),
                (0.045, 0),
                (0.075, 0.035),
                (0.078, 0.065),
                (0.055, 0.1),
                (0.036, 0.108),
                (0, 0.108),
            ],
            M[glaze],
            n=48,
        )
        lathe(
            0,
            0,
            0.108,
            [(0.04, 0), (0.03, 0.014), (0.01, 0.02), (0.009, 0.03), (0.013, 0.038), (0, 0.044)],
            M[glaze],
            n=36,
        )
        tube(
            [(0.068, 0, 0.045), (0.1, 0, 0.06), (0.115, 0, 0.09), (0.128, 0, 0.108)],
            0.013,
            M[glaze],
            taper=0.55,
            n=14,
        )
        arch = [
            (0.062 * math.cos(a), 0, 0.1 + 0.085 * math.sin(a))
            for a in (math.pi * k / 14 for k in range(15))
        ]
        tube(arch, 0.005, M["cane"], n=10)


def carafe(M, x, y, z):
    """Water for the night, a tumbler turned over its neck."""
    body = [
        (0, 0.003),
        (0.04, 0.003),
        (0.048, 0.03),
        (0.046, 0.09),
        (0.022, 0.15),
        (0.022, 0.175),
        (0.026, 0.18),
    ]
    lathe(x, y, z, body, M["vessel"], n=48)
    lathe(
        x,
        y,
        z,
        [(0, 0.006), (0.038, 0.006), (0.0455, 0.03), (0.044, 0.075), (0, 0.075)],
        plain("water", "#cfdcd8", 0.02, spec=0.6),
        n=48,
    )
    lathe(x, y, z, [(0.033, 0.125), (0.032, 0.205), (0, 0.208)], M["vessel"], n=48)


def bowl(M, x, y, z, glaze="earth", fruit=True, seed=2):
    """A wide bowl with mangosteens and limes."""
    profile = [
        (0, 0),
        (0.05, 0),
        (0.055, 0.012),
        (0.12, 0.05),
        (0.15, 0.085),
        (0.143, 0.085),
        (0.11, 0.052),
        (0, 0.02),
    ]
    lathe(x, y, z, profile, M[glaze], n=64)
    if not fruit:
        return
    chance = random.Random(seed)
    skins = (
        plain("mangosteen", "#3b1c2b", 0.42),
        plain("lime", "#7d9a3c", 0.38),
        plain("mango", "#d39a35", 0.4),
    )
    spots = (
        [(0, 0, 0.045)]
        + [(0.062 * math.cos(a), 0.062 * math.sin(a), 0.062) for a in (0.3, 1.55, 2.8, 4.1, 5.3)]
        + [(0.01, 0.015, 0.105), (-0.04, -0.03, 0.104)]
    )
    for i, (dx, dy, dz) in enumerate(spots):
        r = chance.uniform(0.03, 0.036)
        ball = [
            (r * math.sin(a) * (1 if a < 2.6 else 0.9), -r * math.cos(a))
            for a in (math.pi * k / 10 for k in range(11))
        ]
        with placed(x + dx, y + dy, z + dz, chance.uniform(0, 6), chance.uniform(-0.5, 0.5)):
            lathe(0, 0, 0, ball, skins[(i * 2) % 3], n=28)


def vase(M, x, y, z, glaze="glaze", h=0.26, leaves=None, stems=5, reach=0.55, seed=1, slim=1.0):
    """A turned vase; with `leaves` (a leaf material) branches stand in it."""
    k = h / 0.26
    w = k * slim
    profile = [
        (0, 0),
        (0.05 * w, 0),
        (0.058 * w, 0.006 * k),
        (0.085 * w, 0.08 * k),
        (0.09 * w, 0.13 * k),
        (0.06 * w, 0.2 * k),
    ]
    profile += [
        (0.034 * w, 0.235 * k),
        (0.04 * w, h),
        (0.034 * w, h),
        (0.028 * w, 0.235 * k),
        (0.03 * w, 0.15 * k),
    ]
    lathe(x, y, z, profile, M[glaze], n=56)
    if leaves:
        spray(x, y, z + 0.5 * h, leaves, M.get("frangi"), n=stems, h=reach, seed=seed)


def frame(M, wood, w, h, glazed=True):
    """A picture frame in the XZ plane, its back at y = 0, facing -Y; paper lies at y = -0.012."""
    for x in (-w / 2 + 0.011, w / 2 - 0.011):
        beam(wood, x, -0.012, 0, 0.022, 0.026, h, bevel=0.002)
    for z in (0, h - 0.022):
        beam(wood, 0, -0.012, z, w - 0.044, 0.026, 0.022, bevel=0.002)
    box(0, -0.006, 0.01, w - 0.03, 0.004, h - 0.02, M["paper"])
    if not glazed:
        return
    pane = [
        (-w / 2 + 0.02, -0.02, 0.02),
        (w / 2 - 0.02, -0.02, 0.02),
        (w / 2 - 0.02, -0.02, h - 0.02),
        (-w / 2 + 0.02, -0.02, h - 0.02),
    ]
    obj("pane", pane, [(0, 1, 2, 3)], M["glass"])


def painting(wash, w, h):
    """The picture inside a frame of this size."""
    a, b = w / 2 - 0.06, h - 0.06
    obj(
        "painting",
        [(-a, -0.0095, 0.06), (a, -0.0095, 0.06), (a, -0.0095, b), (-a, -0.0095, b)],
        [(0, 1, 2, 3)],
        wash,
    )


def pressed_fern(ink, w, h, seed=1, pairs=17):
    """A pressed frond, flat before the paper of a frame of this size."""
    chance = random.Random(seed)
    lean = chance.uniform(-0.12, 0.12)
    corners, faces = [], []

    def leaflet(x, z, angle, length):
        base = len(corners)
        c, s = math.cos(angle), math.sin(angle)
        n = 9
        for i in range(n):
            t = i / (n - 1)
            half = 0.085 * length * math.sin(math.pi * t**0.75) ** 0.8
            for side in (1, -1):
                corners.append(
                    (
                        x + c * t * length - s * side * half,
                        -0.0095,
                        z + s * t * length + c * side * half,
                    )
                )
        for i in range(n - 1):
            k = base + 2 * i
            faces.append((k, k + 1, k + 3, k + 2))

    foot, top = h * 0.16, h * 0.84
    for i in range(pairs):
        t = i / (pairs - 1)
        z = foot + (top - foot) * (0.16 + 0.84 * t)
        x = lean * w * t * t
        length = w * 0.30 * math.sin(math.pi * (0.25 + 0.72 * t)) + 0.012
        for side in (1, -1):
            leaflet(
                x, z, math.pi / 2 - side * (1.12 - 0.35 * t) + chance.uniform(-0.07, 0.07), length
            )
    obj("fern", corners, faces, ink)
    stem = [
        (lean * w * t * t, -0.0095, foot + (top - foot) * t) for t in (i / 12 for i in range(13))
    ]
    tube(stem, 0.0022, ink, taper=0.4, n=6)


def rug(material, length, width, border=None, fringe=None, seed=1):
    """A rug about the origin, along X: hardly flat, hardly straight, with fringes at its ends."""
    chance = random.Random(seed)
    p = [chance.uniform(0, 6.28) for _ in range(4)]
    nx, ny = 90, 60
    corners = []
    for i in range(nx + 1):
        for j in range(ny + 1):
            u, v = i / nx - 0.5, j / ny - 0.5
            x = u * length + 0.008 * math.sin(3 * v * 6 + p[0])
            y = v * width + 0.010 * math.sin(u * 9 + p[1]) + 0.004 * math.sin(u * 31 + p[2])
            edge = min(0.5 - abs(u), 0.5 - abs(v))
            z = 0.013 + 0.0022 * math.sin(x * 5 + p[3]) * math.sin(y * 6) if edge > 0 else 0.006
            corners.append((x, y, max(z, 0.006)))
    row = ny + 1
    quads = [
        (i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1)
        for i in range(nx)
        for j in range(ny)
    ]
    mat = obj("rug", corners, quads, material, True)
    solid = mat.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.011
    solid.offset = -1
    if border:
        for side in (-1, 1):
            strip = [
                (t * length, side * (width / 2 - 0.035) + 0.010 * math.sin(t * 9 + p[1]), 0.0135)
                for t in (i / 40 - 0.5 for i in range(41))
            ]
            tube(strip, 0.011, border, n=8)
    if fringe:
        threads = int(width / 0.014)
        for side in (-1, 1):
            for i in range(threads):
                y = (i + 0.5) / threads * width - width / 2
                x = side * length / 2
                end = (
                    x + side * chance.uniform(0.055, 0.085),
                    y + chance.uniform(-0.012, 0.012),
                    0.004,
                )
                tube(
                    [
                        (x - side * 0.005, y, 0.01),
                        (x + side * 0.03, y + chance.uniform(-0.004, 0.004), 0.006),
                        end,
                    ],
                    0.0028,
                    fringe,
                    n=5,
                )
    return mat


def ceiling_fan(M, wood, x, y, ceiling, turn=0.4):
    """Four blades on a rod."""
    cyl(x, y, ceiling - 0.06, 0.06, 0.06, M["bronze"])
    cyl(x, y, ceiling - 0.34, 0.014, 0.30, M["bronze"])
    profile = [(0, 0), (0.05, 0.002), (0.085, 0.03), (0.09, 0.075), (0.06, 0.11), (0.02, 0.13)]
    lathe(x, y, ceiling - 0.46, profile, M["bronze"], n=48)
    for i in range(4):
        with placed(x, y, ceiling - 0.415, turn + i * math.pi / 2):
            beam(wood, 0.14, 0, 0.0, 0.14, 0.03, 0.006)
            with placed(0.44, 0, 0.0, 0, 0.2):
                beam(wood, 0, 0, 0, 0.56, 0.125, 0.009, bevel=0.004)


def towel_roll(x, y, z, cloth, length=0.34, r=0.055, turn=0.0):
    """A rolled towel: the spiral shows at its ends."""
    points = []
    for i in range(66):
        a = i * 0.42
        q = 0.012 + (r - 0.012) * i / 65
        points.append((q * math.cos(a), q * math.sin(a)))
    corners, quads = [], []
    for side in (-1, 1):
        for px, pz in points:
            corners.append((side * length / 2, px, pz + r))
    n = len(points)
    quads = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    roll = obj("towel", corners, quads, cloth, True)
    solid = roll.modifiers.new("t", "SOLIDIFY")
    solid.thickness = 0.0075
    solid.offset = -1
    roll.location = (x, y, z)
    roll.rotation_euler[2] = turn


def folded_towel(x, y, z, cloth, w=0.36, d=0.26, layers=3, turn=0.0):
    """A towel folded over itself; gives the height of its top."""
    with placed(x, y, z, turn):
        for k in range(layers):
            base = k * 0.022
            outline = []
            for i in range(13):
                a = math.pi / 2 + math.pi * i / 12
                outline.append(
                    (
                        -d / 2 + 0.011 + 0.011 * math.cos(a) * 1.0,
                        base + 0.011 + 0.0108 * math.sin(a),
                    )
                )
            for i in range(9):
                outline.append(
                    (
                        -d / 2 + 0.011 + (d - 0.02) * (i + 1) / 9,
                        base + 0.0004 + 0.0012 * math.sin(i * 1.7 + k),
                    )
                )
            back = [
                (px, base + 0.0216 - 0.0008 * math.sin(px * 40 + k))
                for px, _ in reversed(outline[13:])
            ]
            ring = outline + back
            corners = [
                (side * w / 2 + 0.002 * math.sin(k * 5 + q), px, pz)
                for side in (-1, 1)
                for q, (px, pz) in enumerate(ring)
            ]
            n = len(ring)
            quads = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
            ends = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
            obj("fold", corners, quads + ends, cloth, True).data.use_auto_smooth = True
    return z + layers * 0.022
