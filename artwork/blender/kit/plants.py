"""Palms, garden plants, lawns and blossoms."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector

from kit.leaves import blades, grid_faces, mesh_object, tubes
from kit.materials import mat
from kit.shapes import lathe

GOLDEN = 2.39996


def frond(start, azimuth, rise, length, R, pairs=52, sag=1.15, reach=0.29, points=26):
    """The rib of one feathered leaf and where its leaflets sit: (rib, feet, directions, lengths)."""
    t = np.linspace(0, 1, points)
    angle = rise - sag * t**1.25
    sway = azimuth + 0.18 * R.standard_normal() * t**2
    step = length / (points - 1)
    tangent = np.stack([np.cos(sway) * np.cos(angle), np.sin(sway) * np.cos(angle), np.sin(angle)], 1)
    rib = np.asarray(start) + np.cumsum(tangent * step, axis=0) - tangent[0] * step

    at = np.linspace(0.10, 0.995, pairs) + R.uniform(-0.004, 0.004, pairs)
    at = np.clip(at, 0, 1)
    feet = np.stack([np.interp(at, t, rib[:, k]) for k in range(3)], 1)
    along = np.stack([np.interp(at, t, tangent[:, k]) for k in range(3)], 1)
    side = np.cross(along, [0, 0, 1.0])
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-6
    up = np.cross(side, along)
    lean = (0.42 + 0.75 * at + R.uniform(-0.07, 0.07, pairs))[:, None]
    full = reach * length * (np.sin(np.pi * (at * 0.84 + 0.13)) ** 0.65 + 0.05)
    directions, lengths, starts = [], [], []
    for sign in (-1, 1):
        d = sign * side * np.cos(lean) + along * np.sin(lean) + up * R.uniform(0.05, 0.42, (pairs, 1))
        directions.append(d / np.linalg.norm(d, axis=1, keepdims=True))
        lengths.append(full * R.uniform(0.88, 1.08, pairs))
        starts.append(feet)
    keep = R.random(2 * pairs) > 0.02
    return (
        rib,
        np.concatenate(starts)[keep],
        np.concatenate(directions)[keep],
        np.concatenate(lengths)[keep],
    )


def feathers(name, fronds, leaf, width, droop, thickness, seed=1, rows=5, withered=0):
    """All leaflets of `fronds` as one mesh, all ribs as another; the last `withered` are yellow."""
    feet, directions, lengths = (np.concatenate([f[k] for f in fronds]) for k in (1, 2, 3))
    R = np.random.default_rng(seed)
    n = len(feet)
    which = np.repeat(np.arange(len(fronds)), [len(f[1]) for f in fronds])
    # Leaflets of one frond are of about one green.
    age = np.clip(R.uniform(0.1, 0.75, len(fronds))[which] + R.normal(0, 0.12, n), 0.02, 0.92)
    age[which >= len(fronds) - withered] = 0.97
    leaflets = blades(
        name,
        feet,
        np.arctan2(directions[:, 1], directions[:, 0]),
        np.arcsin(np.clip(directions[:, 2], -1, 1)),
        lengths,
        width * (0.6 + 0.4 * lengths / lengths.max()),
        leaf,
        kind="strap",
        droop=droop * R.uniform(0.55, 1.35, n),
        fold=0.35,
        wave=0.05,
        ragged=0.02,
        roll=R.uniform(-0.35, 0.35, n),
        twist=R.uniform(-0.5, 0.5, n),
        rows=rows,
        columns=3,
        seed=seed,
        age=age,
    )
    ribs = np.stack([f[0] for f in fronds])
    stems = tubes(
        "ribs", ribs, thickness * np.linspace(1, 0.12, ribs.shape[1]) ** 0.8, leaf, sides=5
    )
    return leaflets, stems


def palm_mesh(seed=1, h=9, lean=1.2, fronds=24, flen=3.3, leaf=None, trunk=None, leaflets=52):
    """Coconut palm at the origin: the trunk, its fronds and nuts as children."""
    R = np.random.default_rng(seed)
    azimuth = random.Random(seed).uniform(0, 6.28)
    rows = 260
    t = np.linspace(0, 1, rows)
    bend = lean * t**1.8 + (0.10 * np.sin(t * 5 + seed) + 0.05 * np.sin(t * 11 + 2 * seed)) * t
    aside = 0.06 * np.sin(t * 7 + 3 * seed) * t
    c, s = math.cos(azimuth), math.sin(azimuth)
    curve = np.stack([c * bend - s * aside, s * bend + c * aside, h * t - 0.1], 1)
    # Where a frond has fallen a ring is left: wide apart low down, close together under the crown.
    ring = (t * h * (3.6 + 3.2 * t) + 0.25 * np.sin(t * 23 + seed)) % 1
    uneven_girth = 1 + 0.05 * np.sin(t * 9 + seed) + 0.012 * R.standard_normal(rows)
    radius = (0.105 + 0.06 * (1 - t) + 0.15 * np.exp(-t * h * 1.9)) * (1 + 0.05 * (1 - ring) ** 3) * uneven_girth
    body = tubes("trunk", curve, radius, trunk, sides=18)

    top = curve[-1] + np.array([0, 0, 0.02])
    leaves = []
    for k in range(fronds):
        age = k / (fronds - 1)
        rise = 1.42 - 1.75 * age**0.9 + R.uniform(-0.12, 0.12)
        length = flen * (0.72 + 0.42 * math.sin(math.pi * min(1, age * 0.8 + 0.2))) * R.uniform(0.92, 1.06)
        sag = (0.95 + 0.55 * age) * R.uniform(0.85, 1.15)
        start = top + np.array([0, 0, -0.28 * age])
        leaves.append(
            frond(start, k * GOLDEN + R.uniform(-0.2, 0.2), rise, length, R, leaflets, sag, 0.27)
        )
    crown = feathers("fronds", leaves, leaf, 0.052 * flen / 3.3, 0.95, 0.038 * flen / 3.3, seed, withered=2)
    nut = mat("nut", "#8a8343", 0.5, color2="#5f6a35", scale=3)
    nuts = []
    for k in range(7):
        a = k * GOLDEN + seed
        nuts.append(
            lathe(
                top[0] + 0.24 * math.cos(a),
                top[1] + 0.24 * math.sin(a),
                top[2] - 0.52 - 0.10 * (k % 3),
                [(0, 0), (0.08, 0.03), (0.125, 0.12), (0.10, 0.22), (0, 0.27)],
                nut,
                n=14,
            )
        )
    for part in (*crown, *nuts):
        part.parent = body
    return body


def place(tr, x, y, z, rot=0, s=1):
    """Linked copy of a plant at a position."""
    o = bpy.data.objects.new("p", tr.data)
    bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z)
    o.rotation_euler[2] = rot
    o.scale = (s, s, s)
    for ch in tr.children:
        c = bpy.data.objects.new("pf", ch.data)
        bpy.context.scene.collection.objects.link(c)
        c.parent = o
    return o


def shrub(x, y, z, r, leaf, n=260, seed=1, blade=0.45, upright=0.5):
    """Clump of pointed leaves that arch out of several hearts."""
    R = np.random.default_rng(seed + 1000)
    hearts = max(1, n // 24)
    ha = R.uniform(0, 6.28, hearts)
    hr = r * 0.8 * np.sqrt(R.random(hearts))
    which = R.integers(0, hearts, n)
    centre = np.stack([x + hr * np.cos(ha), y + hr * np.sin(ha), z + 0 * ha], 1)[which]
    azimuth = R.uniform(0, 6.28, n)
    foot = blade * 0.05 * R.random(n)
    base = centre + np.stack([foot * np.cos(azimuth), foot * np.sin(azimuth), 0 * foot], 1)
    height = R.random(n)
    base[:, 2] += height * r * 0.35 * (1 - hr[which] / max(r, 1e-6) * 0.6)
    rise = np.clip(0.35 + upright * (0.25 + 0.95 * R.random(n)), 0, 1.45)
    length = blade * R.uniform(0.65, 1.25, n)
    return blades(
        "shrub",
        base,
        azimuth,
        rise,
        length,
        length * R.uniform(0.10, 0.17, n),
        leaf,
        kind="lance",
        droop=R.uniform(0.5, 1.5, n),
        fold=R.uniform(0.15, 0.5, n),
        wave=0.10,
        roll=R.uniform(-0.3, 0.3, n),
        twist=R.uniform(-0.4, 0.4, n),
        seed=seed,
    )


def broadleaf(x, y, z, h, leaf, n=11, seed=1, kind="oval", size=0.5, slim=0.34, spread=0.5):
    """Plant of large leaves on stalks: heliconia and banana ("oval"), elephant ear ("heart")."""
    R = np.random.default_rng(seed + 2000)
    t = np.linspace(0, 1, 9)
    azimuth = np.arange(n) * GOLDEN + R.uniform(0, 6.28)
    age = np.linspace(0, 1, n)
    tall = h * R.uniform(0.55, 1.0, n) * (1 - 0.45 * age)
    out = spread * h * (0.12 + 0.6 * age) * R.uniform(0.8, 1.2, n)
    bend = t[None] ** 1.7
    stalks = np.stack(
        [
            x + (out * np.cos(azimuth))[:, None] * bend,
            y + (out * np.sin(azimuth))[:, None] * bend,
            z + tall[:, None] * np.sin(t * 1.45)[None] / math.sin(1.45),
        ],
        2,
    )
    tubes("stalks", stalks, h * 0.014 * np.linspace(1.2, 0.5, 9), leaf, sides=6)
    length = size * h * R.uniform(0.75, 1.15, n)
    heart = kind == "heart"
    return blades(
        "broadleaf",
        stalks[:, -1],
        azimuth + R.uniform(-0.3, 0.3, n),
        (-0.35 if heart else 1.05) - 0.5 * age + R.uniform(-0.15, 0.2, n),
        length,
        length * (0.72 if heart else slim),
        leaf,
        kind=kind,
        droop=(0.5 if heart else 1.35) * R.uniform(0.6, 1.3, n),
        fold=0.22,
        wave=0.16,
        ragged=0.035,
        roll=R.uniform(-0.35, 0.35, n),
        twist=R.uniform(-0.3, 0.3, n),
        rows=16,
        columns=9,
        seed=seed,
    )


def fern(x, y, z, r, leaf, n=16, seed=1):
    """Arching feathered leaves out of one heart."""
    R = np.random.default_rng(seed + 3000)
    leaves = [
        frond(
            (x, y, z),
            k * GOLDEN + R.uniform(-0.3, 0.3),
            R.uniform(0.55, 1.35),
            r * R.uniform(0.75, 1.15),
            R,
            34,
            R.uniform(1.0, 1.6),
            0.20,
        )
        for k in range(n)
    ]
    return feathers("fern", leaves, leaf, 0.028 * r, 0.5, 0.008 * r, seed, rows=3)


def bush(x, y, z, rx, ry, rz, leaf, n=1400, seed=1, size=0.11, inner=0.72, core=1.0):
    """Rounded bush: small leaves over an uneven shell from `inner` outwards, dark inside.

    Made at the origin it can be placed again and again; its core goes with it.
    """
    R = np.random.default_rng(seed + 4000)
    d = R.standard_normal((n, 3))
    d[:, 2] = np.abs(d[:, 2]) * 1.1 - 0.25
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    lumps = 1 + 0.16 * np.sin(d[:, 0] * 5 + seed) * np.sin(d[:, 1] * 6 + 2 * seed) + 0.10 * np.sin(d[:, 2] * 9)
    depth = lumps * R.uniform(inner, 1.02, n)
    base = np.array([x, y, z + rz * 0.25]) + d * depth[:, None] * np.array([rx, ry, rz])
    length = size * R.uniform(0.7, 1.35, n)
    inside = [(0, 0), (0.4, 0.05), (0.5, 0.4), (0.36, 0.7), (0, 0.85)]
    heart = lathe(
        x,
        y,
        z - rz * 0.2,
        [(a * rx * core, b * rz * core) for a, b in inside],
        mat("shade", "#18240f", 1, spec=0),
        n=16,
    )
    crown = blades(
        "bush",
        base,
        np.arctan2(d[:, 1], d[:, 0]) + R.uniform(-0.9, 0.9, n),
        np.arcsin(np.clip(d[:, 2], -1, 1)) * 0.6 + R.uniform(-0.5, 0.5, n),
        length,
        length * 0.48,
        leaf,
        kind="oval",
        droop=R.uniform(0.2, 1.1, n),
        fold=0.3,
        roll=R.uniform(-0.6, 0.6, n),
        rows=4,
        columns=3,
        seed=seed,
    )
    heart.parent = crown
    return crown


def thicket(leaves, across, rows, level, rise=1.1, seed=1):
    """Low bushes over a field from `across[0]` to `across[1]` in X: a few are made, many placed.

    leaves: the materials of the kinds that grow there; rows: the Y of each row; level: the ground's
    height at a Y
    """
    R = np.random.default_rng(seed + 6000)
    made = [
        bush(0, 0, 0, wide, 0.85 * wide, rise * tall, leaves[k % len(leaves)], n=8000, seed=seed + k, size=size, inner=0.8, core=1.15)
        for k, (wide, tall, size) in enumerate(
            ((1.7, 0.75, 0.15), (1.4, 1.0, 0.20), (1.7, 1.3, 0.13), (1.3, 0.6, 0.17), (1.9, 1.1, 0.14), (1.2, 1.5, 0.22))
        )
    ]
    for base in made:
        base.location = (0, -400, 0)
    for y in rows:
        x = across[0] + R.uniform(0, 2)
        kind = R.integers(6)
        while x < across[1]:
            at = y + R.uniform(-1.6, 1.6)
            # A kind grows in groups.
            kind = R.integers(6) if R.random() < 0.45 else kind
            place(made[kind], x, at, level(at) - 0.1, R.uniform(0, 6.28), R.uniform(0.7, 1.35))
            x += R.uniform(1.5, 3.0)


def ground(x0, x1, y0, y1, z, material, relief=0.05, step=0.5, slope=0.0, seed=1):
    """Uneven ground; `slope` is the fall a metre towards +Y."""
    nx, ny = max(2, int((x1 - x0) / step)), max(2, int((y1 - y0) / step))
    X, Y = np.meshgrid(np.linspace(x0, x1, nx), np.linspace(y0, y1, ny))
    Z = z + relief * uneven(X, Y, seed) - slope * (Y - y0)
    points = np.stack([X, Y, Z], -1).reshape(-1, 3)
    return mesh_object("ground", points, grid_faces(1, ny, nx), material)


def uneven(x, y, seed=1):
    """Smooth unevenness in about -1…1, the same wherever it is asked for."""
    a = np.sin(x * 0.9 + seed) * np.cos(y * 0.7 - seed) + 0.6 * np.sin(x * 2.3 - y * 1.7 + seed)
    return 0.5 * a + 0.25 * np.sin(x * 5.1 + y * 4.3)


def grass(x0, x1, y0, y1, z, leaf, tuft=1.0, n=1500, height=0.06, relief=0.05, slope=0.0, seed=1):
    """Blades of grass in squares of `tuft` metres, over the ground of the same unevenness."""
    R = np.random.default_rng(seed + 5000)
    patches = []
    for k in range(3):
        at = R.uniform(-0.56, 0.56, (n, 2)) * tuft
        length = height * R.uniform(0.5, 1.4, n)
        patches.append(
            blades(
                "grass",
                np.column_stack([at, np.zeros(n)]),
                R.uniform(0, 6.28, n),
                R.uniform(0.8, 1.5, n),
                length,
                0.004 + 0.03 * length,
                leaf,
                kind="strap",
                droop=R.uniform(0.2, 1.4, n),
                rows=3,
                columns=2,
                wave=0,
                seed=seed + k,
            )
        )
        patches[-1].location = (0, 0, -500)
    for i in range(max(1, round((x1 - x0) / tuft))):
        for j in range(max(1, round((y1 - y0) / tuft))):
            x, y = x0 + (i + 0.5) * tuft, y0 + (j + 0.5) * tuft
            o = bpy.data.objects.new("grass", patches[R.integers(3)].data)
            bpy.context.scene.collection.objects.link(o)
            o.location = (x, y, z + relief * float(uneven(x, y, seed)) - slope * (y - y0) - 0.005)
            o.rotation_euler[2] = R.integers(4) * math.pi / 2
            o.scale[2] = R.uniform(0.8, 1.25)


def blossoms(spots, size, material, seed=1, petals=5, open_=0.35, tilt=0.5):
    """Frangipani: five overlapping petals that turn like a pinwheel, at every one of `spots`."""
    R = np.random.default_rng(seed + 6000)
    spots = np.asarray(spots, float).reshape(-1, 3)
    n = len(spots)
    lean = tilt * R.uniform(-1, 1, (n, 1))
    azimuth = (R.uniform(0, 6.28, (n, 1)) + np.arange(petals) * 2 * np.pi / petals).ravel()
    rise = (open_ + lean * np.cos(np.arange(petals) * 2 * np.pi / petals)).ravel()
    length = np.repeat(size * R.uniform(0.8, 1.1, n), petals)
    return blades(
        "blossom",
        np.repeat(spots, petals, axis=0),
        azimuth,
        rise,
        length,
        length * 0.72,
        material,
        kind="petal",
        droop=R.uniform(0.3, 0.8, n * petals),
        fold=0.15,
        wave=0.10,
        ragged=0.0,
        roll=0.45,
        rows=8,
        columns=5,
        seed=seed,
    )


def spray(x, y, z, leaf, flower=None, n=5, h=0.6, seed=1, size=0.17):
    """Cut branches for a vase: curved stems, leaves in a spiral, a blossom at some of the ends."""
    R = np.random.default_rng(seed + 7000)
    t = np.linspace(0, 1, 12)
    azimuth = np.arange(n) * GOLDEN + R.uniform(0, 6.28)
    tall, out = h * R.uniform(0.7, 1.05, n), h * R.uniform(0.18, 0.55, n)
    stems = np.stack(
        [
            x + (out * np.cos(azimuth))[:, None] * t**1.6,
            y + (out * np.sin(azimuth))[:, None] * t**1.6,
            z + tall[:, None] * t,
        ],
        2,
    )
    tubes("stems", stems, 0.006 * np.linspace(1, 0.5, 12), leaf, sides=6)
    per = 7
    at = np.linspace(0.45, 1, per)
    base = np.stack([np.stack([np.interp(at, t, s[:, k]) for k in range(3)], 1) for s in stems])
    m = n * per
    length = size * R.uniform(0.75, 1.2, m)
    blades(
        "spray",
        base.reshape(-1, 3),
        (azimuth[:, None] + np.arange(per) * GOLDEN).ravel() + R.uniform(-0.3, 0.3, m),
        R.uniform(0.0, 0.8, m),
        length,
        length * 0.36,
        leaf,
        kind="lance",
        droop=R.uniform(0.4, 1.1, m),
        fold=0.28,
        rows=9,
        seed=seed,
    )
    if flower:
        tips = stems[:, -1] + R.uniform(-0.02, 0.02, (n, 3))
        more = stems[:, -1] + R.uniform(-0.05, 0.05, (n, 3))
        blossoms(np.concatenate([tips, more]), 0.045, flower, seed=seed)


def frangipani(x, y, z, h, leaf, bark, flower, seed=1, levels=5):
    """Frangipani tree: blunt branches that fork in threes, leaves and blossoms at their ends."""
    R = np.random.default_rng(seed + 8000)
    curves, radii, tips = [], [], []

    def grow(start, before, direction, length, radius, level):
        # Leaves the branch below in its direction and bends into its own: no knees.
        t = np.linspace(0, 1, 14)[:, None]
        bow = Vector((R.uniform(-1, 1), R.uniform(-1, 1), 0.7)) * 0.16 * length
        end = Vector(start) + direction * length + bow
        knee = Vector(start) + before * length * 0.42
        curve = np.asarray(start) * (1 - t) ** 2 + np.asarray(knee) * 2 * t * (1 - t) + np.asarray(end) * t**2
        curves.append(curve)
        girth = radius * np.linspace(1, 0.74, 14)
        # The stem widens into its roots.
        radii.append(girth * (1 + 0.7 * np.exp(-t[:, 0] * 9)) if level == levels else girth)
        if level == 0:
            tips.append(curve[-1])
            return
        for k in range(2 + int(R.random() > 0.45)):
            a = k * 2.2 + R.uniform(0, 6.28)
            aside = Vector((math.cos(a), math.sin(a), R.uniform(-0.05, 0.35)))
            nd = (Vector(direction) * 0.75 + aside * R.uniform(0.5, 0.85)).normalized()
            leaving = (end - knee).normalized()
            grow(Vector(curve[-1]), leaving, nd, length * R.uniform(0.62, 0.82), radius * 0.74, level - 1)

    up = Vector((0.12, 0.05, 1)).normalized()
    grow(Vector((x, y, z - 0.08)), up, up, h * 0.30, h * 0.035, levels)
    tubes("branches", np.stack(curves), np.stack(radii), bark, sides=14)
    tips = np.array(tips)
    per = 13
    m = len(tips) * per
    azimuth = np.tile(np.arange(per) * GOLDEN, len(tips)) + R.uniform(-0.4, 0.4, m)
    base = np.repeat(tips, per, axis=0) + R.uniform(-0.03, 0.03, (m, 3))
    length = 0.30 * R.uniform(0.65, 1.2, m)
    blades(
        "leaves",
        base,
        azimuth,
        R.uniform(-0.25, 0.9, m),
        length,
        length * 0.30,
        leaf,
        kind="lance",
        droop=R.uniform(0.3, 1.0, m),
        rows=6,
        seed=seed,
    )
    some = tips[R.random(len(tips)) < 0.7]
    heads = np.repeat(some, 5, axis=0) + R.uniform(-0.07, 0.07, (len(some) * 5, 3))
    heads[:, 2] += 0.10
    blossoms(heads, 0.055, flower, seed=seed)
