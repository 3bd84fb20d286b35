"""A laid round table, and the chairs around it."""

import math

import numpy as np

from kit.drapery import drape
from kit.leaves import mesh_object, grid_faces, tubes
from kit.materials import mat
from kit.shapes import box, cyl, lathe, tube
from sets.lights import clear_glass, pillar_lamp

TOP = 0.75  # metres to the table's top


def round_table(M, x, y, cloth, name, radius=0.46, size=1.62, turn=20.0):
    """Round table under a square cloth that was let fall over it; returns the height to lay at."""
    top = cyl(x, y, TOP - 0.03, radius, 0.03, M["teak"], n=64)
    edge = top.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.012, 3
    lathe(x, y, 0, [(0, 0), (0.30, 0), (0.30, 0.03), (0.07, 0.07), (0.05, 0.4), (0.07, 0.70), (0.2, 0.72)], M["dark"])
    drape(name, (x, y, TOP + 0.02), size, cloth, [top], turn=turn)
    return TOP + 0.013


def place_setting(M, x, y, z, facing, wine=True, plate="ceramic"):
    """Plate, napkin, cutlery and glasses before a guest who looks towards `facing` (radians)."""
    c, s = math.cos(facing), math.sin(facing)
    at = lambda ahead, right: (x + c * ahead + s * right, y + s * ahead - c * right)
    lathe(x, y, z, [(0, 0), (0.085, 0.0), (0.10, 0.006), (0.138, 0.017), (0.140, 0.020), (0.10, 0.011), (0, 0.006)], M[plate], n=64)
    lathe(x, y, z + 0.010, [(0, 0), (0.06, 0.0), (0.098, 0.013), (0.100, 0.016), (0.07, 0.008), (0, 0.005)], M["celadon"], n=64)
    napkin(x, y, z + 0.020, facing, M["green"])
    for right, kind in ((-0.175, "fork"), (0.170, "knife"), (0.195, "spoon")):
        cutlery(*at(-0.015, right), z, facing, kind, M["silver"])
    glass = clear_glass()
    gx, gy = at(0.20, 0.12)
    if wine:
        lathe(
            gx,
            gy,
            z,
            [(0, 0.002), (0.036, 0.001), (0.006, 0.006), (0.0042, 0.05), (0.0042, 0.095), (0.02, 0.108), (0.040, 0.145), (0.040, 0.185), (0.034, 0.225)],
            glass,
            n=48,
        )
    gx, gy = at(0.17, 0.21) if wine else (gx, gy)
    lathe(gx, gy, z, [(0, 0.004), (0.030, 0.002), (0.033, 0.04), (0.037, 0.105)], glass, n=48)


def napkin(x, y, z, facing, material):
    """Linen folded in three, its layers a little apart."""
    for k in range(3):
        fold = box(x, y, z + k * 0.0045, 0.20 - 0.003 * k, 0.085 - 0.004 * k, 0.0042, material, bevel=0.002, seg=3, rot=facing + 0.03 * k)
        fold.data.use_auto_smooth = False


def cutlery(x, y, z, facing, kind, material):
    """Fork, knife or spoon, 20 cm long, pointing ahead."""
    t = np.linspace(0, 1, 26)
    width = {
        "knife": np.interp(t, [0, 0.1, 0.5, 0.55, 0.9, 1], [0.006, 0.008, 0.006, 0.010, 0.011, 0.002]),
        "fork": np.interp(t, [0, 0.1, 0.45, 0.7, 0.8, 1], [0.008, 0.010, 0.004, 0.005, 0.012, 0.010]),
        "spoon": np.interp(t, [0, 0.1, 0.45, 0.7, 0.8, 0.92, 1], [0.008, 0.010, 0.004, 0.005, 0.017, 0.017, 0.002]),
    }[kind]
    along = (t - 0.5) * 0.20
    lift = 0.004 + 0.006 * np.exp(-(((t - 0.72) / 0.10) ** 2)) + (0.004 * np.maximum(0, t - 0.85) if kind != "knife" else 0)
    c, s = math.cos(facing), math.sin(facing)
    side = np.linspace(-1, 1, 5)
    points = np.stack(
        [
            x + c * along[:, None] + s * width[:, None] * side,
            y + s * along[:, None] - c * width[:, None] * side,
            z + lift[:, None] + 0.0012 * (1 - side**2),
        ],
        -1,
    ).reshape(-1, 3)
    thing = mesh_object(kind, points, grid_faces(1, 26, 5)[:, ::-1], material)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.0016


def hoop_chair(M, x, y, facing, cushion="sand"):
    """Chair with a bent hoop for back and arms on turned spindles; `facing` is where it looks."""
    c, s = math.cos(facing), math.sin(facing)

    def put(points):
        points = np.asarray(points, float)
        out = points.copy()
        out[..., 0] = x + c * points[..., 0] - s * points[..., 1]
        out[..., 1] = y + s * points[..., 0] + c * points[..., 1]
        return out

    wood = M["teakv"]
    legs = [
        [(a * 0.20, b * 0.20, 0.43), (a * 0.215, b * 0.215, 0.22), (a * 0.235, b * 0.235, 0.0)]
        for a in (-1, 1)
        for b in (-1, 1)
    ]
    tubes("legs", put(legs), np.array([0.017, 0.019, 0.012]), wood, sides=10)
    for a, b in (((-0.21, -0.215), (0.21, -0.215)), ((-0.21, 0.215), (0.21, 0.215)), ((0.0, -0.215), (0.0, 0.215))):
        tubes("rail", put([[(*a, 0.2), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0.2), (*b, 0.2)]]), 0.010, wood, sides=8)
    seat = box(x, y, 0.42, 0.47, 0.46, 0.032, M["teak"], bevel=0.014, seg=4, rot=facing)
    pad = box(x + 0.005 * c, y + 0.005 * s, 0.452, 0.43, 0.42, 0.05, M[cushion], bevel=0.024, seg=6, rot=facing)
    a = np.radians(np.linspace(52, 308, 60))
    rise = 0.66 + 0.17 * np.clip(-np.cos(a), 0, 1) ** 1.3
    hoop = np.stack([0.255 * np.cos(a) + 0.0, 0.262 * np.sin(a), rise], 1)
    tubes("hoop", put(hoop)[None], 0.0165, wood, sides=12)
    spindles = []
    for k in range(4, 56, 4):
        top = hoop[k]
        foot = np.array([0.215 * math.cos(a[k]), 0.215 * math.sin(a[k]), 0.44])
        mid = (top + foot) / 2 + np.array([-0.010, 0, 0])
        spindles.append([foot, mid, top])
    tubes("spindles", put(spindles), np.array([0.0065, 0.0085, 0.0065]), wood, sides=8)
    return seat, pad


def tableware(M):
    """Adds what only a laid table needs."""
    M["celadon"] = mat("celadon", "#8c9c86", 0.25, color2="#7a8c78", scale=7, spec=0.5)
    M["silver"] = mat("silver", "#d9d6cf", 0.22, metal=1)
    M["coffee"] = mat("coffee", "#1c0f08", 0.08, spec=0.5)
    M["juice"] = mat("juice", "#e58a1c", 0.15, transl=0.4)
    M["bread"] = mat("bread", "#c98b4a", 0.75, color2="#8d5526", scale=14, bump=0.5, bscale=30)


def hurricane(M, x, y, z, light=6.0):
    """A small lamp in a glass cylinder."""
    pillar_lamp(M, x, y, z + 0.004, 0.033, 0.11, light)
    lathe(x, y, z, [(0.0, 0.002), (0.058, 0.001), (0.062, 0.06), (0.060, 0.17), (0.064, 0.20)], clear_glass(), n=48)


def pot(M, x, y, z, turn=0.0, s=1.0):
    """Coffee pot with spout and handle."""
    lathe(x, y, z, [(0, 0), (0.055 * s, 0), (0.068 * s, 0.05 * s), (0.058 * s, 0.12 * s), (0.036 * s, 0.165 * s), (0.042 * s, 0.175 * s), (0.03 * s, 0.19 * s), (0, 0.2 * s)], M["ceramic"], n=48)
    lathe(x, y, z + 0.195 * s, [(0, 0), (0.012 * s, 0.006 * s), (0.010 * s, 0.02 * s), (0, 0.024 * s)], M["ceramic"], n=20)
    c, d = math.cos(turn), math.sin(turn)
    t = np.linspace(0, 1, 14)
    spout = np.stack([x + c * (0.055 + 0.075 * t) * s, y + d * (0.055 + 0.075 * t) * s, z + (0.06 + 0.10 * t**1.6) * s], 1)
    tubes("spout", spout[None], s * np.linspace(0.016, 0.008, 14), M["ceramic"], sides=12)
    a = np.linspace(-1.25, 1.25, 16)
    handle = np.stack([x - c * (0.05 + 0.045 * np.cos(a)) * s, y - d * (0.05 + 0.045 * np.cos(a)) * s, z + (0.095 + 0.05 * np.sin(a)) * s], 1)
    tubes("handle", handle[None], 0.0065 * s, M["ceramic"], sides=10)


def cup(M, x, y, z, turn=0.0, filled="coffee"):
    """Cup on a saucer."""
    lathe(x, y, z, [(0, 0), (0.04, 0), (0.075, 0.010), (0.076, 0.012), (0.03, 0.006), (0, 0.006)], M["ceramic"], n=40)
    lathe(x, y, z + 0.008, [(0, 0), (0.024, 0), (0.036, 0.025), (0.041, 0.058), (0.038, 0.058), (0.030, 0.02)], M["ceramic"], n=40)
    cyl(x, y, z + 0.046, 0.0375, 0.002, M[filled], n=32)
    a = np.linspace(-1.3, 1.3, 12)
    c, d = math.cos(turn), math.sin(turn)
    handle = np.stack([x + c * (0.034 + 0.022 * np.cos(a)), y + d * (0.034 + 0.022 * np.cos(a)), z + 0.038 + 0.018 * np.sin(a)], 1)
    tubes("handle", handle[None], 0.0035, M["ceramic"], sides=8)


def railing(M, x0, x1, y, height=0.95, step=1.5):
    """Balustrade along x: posts, a rounded hand-rail, taut wires."""
    posts = max(2, round((x1 - x0) / step) + 1)
    for i in range(posts):
        px = x0 + (x1 - x0) * i / (posts - 1)
        box(px, y, 0, 0.055, 0.055, height, M["teakv"], bevel=0.006)
        box(px, y, 0, 0.10, 0.10, 0.012, M["black"], bevel=0.003)
    rail = box((x0 + x1) / 2, y, height, x1 - x0 + 0.2, 0.095, 0.042, M["teak"], bevel=0.016, seg=4)
    for k in range(5):
        z = 0.13 + k * 0.165
        tube([(x0, y, z), (x1, y, z)], 0.0035, M["silver"], n=8)
    return rail
