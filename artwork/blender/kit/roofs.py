"""The curved roofs and their horns."""

import math

from kit.shapes import obj, tube


def swoop_roof(
    cx, cy, z0, W, D, RW, RD, H, material, courses=26, curl=0.35, power=1.45, thick=0.10, seg=28
):
    """Concave hipped roof with upturned corners and stepped tile courses: eaves half-extents W,D
    rising H to half-extents RW,RD (RD=0 gives a ridge). The Khmer/South-East-Asian silhouette."""
    v = []
    f = []

    def ring(t, lift):
        hx = W + (RW - W) * t
        hy = D + (RD - D) * t
        z = z0 + H * (t**power) + lift
        out = []
        for ax, ay, bx, by in ((-1, -1, 1, -1), (1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1)):
            for i in range(seg):
                k = i / seg
                x = ax + (bx - ax) * k
                y = ay + (by - ay) * k
                c = abs(2 * k - 1) ** 5 * curl * (1 - t) ** 3
                out.append((cx + x * hx, cy + y * hy, z + c))
        return out

    rings = []
    for i in range(courses):
        t = i / courses
        t2 = (i + 1) / courses
        rings.append(ring(t, 0.028))
        rings.append(ring(t2, 0.0))
    n = seg * 4
    under = ring(0, -thick)
    rings = [under] + rings
    for rg in rings:
        v += rg
    for i in range(len(rings) - 1):
        for k in range(n):
            j = (k + 1) % n
            f.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
    # soffit: from the lower edge to an inner ring, so the eaves look solid from below
    inner = [(cx + (x - cx) * 0.55, cy + (y - cy) * 0.55, z0 + H * 0.06) for x, y, z in under]
    b = len(v)
    v += inner
    for k in range(n):
        j = (k + 1) % n
        f.append((b + k, b + j, j, k))
    return obj("roof", v, f, material)


def finial(x, y, z, material, s=1.0, dx=1, dy=0):
    """Chofa-like curved horn at a roof end."""
    pts = []
    for i in range(18):
        t = i / 17
        out = 0.55 * math.sin(t * 1.9) * (1 - t * 0.25)
        pts.append((x + dx * s * out * 0.9, y + dy * s * out * 0.9, z + s * (t * t * 1.25)))
    return tube(pts, 0.075 * s, material, taper=0.08, n=8)
