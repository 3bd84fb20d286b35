"""What lies and stands outdoors: sea, pool court, palms, lanterns, loungers."""

from mathutils import Matrix, Vector

from kit.materials import mat, water
from kit.plants import palm_mesh, place
from kit.sea import islands, ocean
from kit.shapes import box, obj
from kit.stage import point
from kit.textiles import pillow


def sea(y0=60, color="#12353a", s=0.25, eye=(0, -8, 1.75), level=-1.2, dusk=False, **more):
    """The bay from `y0` on, with the island and the hills of the coast beyond it."""
    ocean(
        eye,
        level=level,
        near=max(3.0, (y0 - eye[1]) * 0.6),
        deep=color,
        slope=0.05 + 0.25 * s,
        **{"haze": "#e9c3a0" if dusk else "#dfe9e6", **more},
    )
    if dusk:
        air = (("#b79089", "#d9ab8f"), ("#c79f90", "#dfb293"), ("#bf978d", "#dcae92"))
    else:
        air = (("#8fa7ad", "#b9c9c9"), ("#a5b8bb", "#c6d2d0"), ("#9bb0b4", "#c0cecd"))
    sizes = ((-1150, 5200, 1500, 150), (-300, 7000, 1100, 95), (2100, 6600, 2600, 210))
    islands([(*size, *colours) for size, colours in zip(sizes, air)])


def grounds(M, dusk=True, portrait=False):
    """Pool court looking to the sea: pool 9 x 24 m, decks, hall on the right, low wing on the left."""
    pool = water(
        "pool",
        "#0c3d40",
        glow="#1f8f86",
        gstr=0.10 if dusk else 0.05,
        scale=1.1,
        strength=0.10,
        rough=0.015,
    )
    obj(
        "pool",
        [(-4.5, -34, 0.0), (4.5, -34, 0.0), (4.5, 22, 0.0), (-4.5, 22, 0.0)],
        [(0, 1, 2, 3)],
        pool,
    )
    for x, w in ((-7.5, 6), (8.5, 8)):
        box(x, -6, -0.4, w, 56, 0.46, M["pave"])
    for x in (-4.35, 4.35):
        box(x, -6, -0.3, 0.3, 56, 0.38, M["stone"], bevel=0.02)
    box(0, 22.1, -0.5, 9, 0.25, 0.52, M["stoned"])
    lawn = mat("lawn", "#2c4426", 0.9, color2="#3a5730", scale=6, bump=0.8, bscale=90)
    for x0, x1 in ((-60, -10.4), (12.4, 60)):
        obj(
            "lawn",
            [(x0, -20, -0.02), (x1, -20, -0.02), (x1, 40, -0.02), (x0, 40, -0.02)],
            [(0, 1, 2, 3)],
            lawn,
        )
    obj(
        "slope",
        [(-60, 24, -0.1), (60, 24, -0.1), (60, 60, -1.3), (-60, 60, -1.3)],
        [(0, 1, 2, 3)],
        lawn,
    )
    sea(56)


def palms(M, spots, seed0=1):
    base = [
        palm_mesh(seed=s + seed0, h=h, lean=l, leaf=M["leafd"], trunk=M["trunk"], flen=fl)
        for s, h, l, fl in ((1, 9.5, 1.5, 3.4), (2, 7.5, 1.0, 3.1), (3, 11.5, 2.4, 3.6))
    ]
    for b in base:
        b.location = (0, -400, 0)
    for i, (x, y, k, rot, s) in enumerate(spots):
        place(base[k], x, y, 0, rot, s)


def lantern(M, x, y, z, s=1, e=18, light=True):
    box(x, y, z, 0.22 * s, 0.22 * s, 0.03, M["dark"])
    box(x, y, z + 0.03 * s, 0.13 * s, 0.13 * s, 0.24 * s, M["lampd"], bevel=0.01)
    for a in (-1, 1):
        for b in (-1, 1):
            box(x + a * 0.095 * s, y + b * 0.095 * s, z, 0.018 * s, 0.018 * s, 0.32 * s, M["dark"])
    box(x, y, z + 0.32 * s, 0.24 * s, 0.24 * s, 0.03, M["dark"])
    if light:
        point((x, y, z + 0.4 * s + 0.12), e, r=0.1)


def lounger(M, x, y, z, rot=0):
    grp = []

    def b(*a, **k):
        o = box(*a, **k)
        grp.append(o)
        return o

    b(0, 0, 0.26, 0.72, 1.95, 0.06, M["teak"], bevel=0.01)
    for sx in (-0.3, 0.3):
        for sy in (-0.85, 0.8):
            b(sx, sy, 0, 0.06, 0.06, 0.27, M["teak"])
    b(0, -0.22, 0.32, 0.66, 1.45, 0.11, M["linen"], bevel=0.045)
    o = b(0, 0.72, 0.36, 0.66, 0.70, 0.11, M["linen"], bevel=0.045)
    o.rotation_euler[0] = 0.62
    o.location = (0, 0.74, 0.34)
    p = pillow(0, 0.86, 0.66, 0.5, 0.3, 0.12, M["green"], rot=(0.62, 0, 0))
    grp.append(p)
    b(0, -0.75, 0.43, 0.5, 0.34, 0.035, M["gold"], bevel=0.015)
    for o in grp:
        o.location = Matrix.Rotation(rot, 4, "Z") @ Vector(o.location) + Vector((x, y, z))
        o.rotation_euler[2] += rot
