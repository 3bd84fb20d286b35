"""Boxes, cylinders, turned and swept pieces."""

import math

import bpy
from mathutils import Vector


def obj(name, verts, faces, material, smooth=False):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if material:
        me.materials.append(material)
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
    return o


def box(cx, cy, cz, sx, sy, sz, material, bevel=0, seg=3, rot=0):
    """Box centred on cx,cy with its base at cz."""
    x, y = sx / 2, sy / 2
    v = [
        (-x, -y, 0),
        (x, -y, 0),
        (x, y, 0),
        (-x, y, 0),
        (-x, -y, sz),
        (x, -y, sz),
        (x, y, sz),
        (-x, y, sz),
    ]
    o = obj(
        "box",
        v,
        [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
        material,
    )
    o.location = (cx, cy, cz)
    o.rotation_euler[2] = rot
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = seg
        for p in o.data.polygons:
            p.use_smooth = True
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = math.radians(50)
    return o


def cyl(cx, cy, cz, r, h, material, r2=None, n=32, smooth=True, cap=True):
    r2 = r if r2 is None else r2
    v = []
    f = []
    for i in range(n):
        a = 2 * math.pi * i / n
        v.append((cx + r * math.cos(a), cy + r * math.sin(a), cz))
        v.append((cx + r2 * math.cos(a), cy + r2 * math.sin(a), cz + h))
    for i in range(n):
        j = (i + 1) % n
        f.append((2 * i, 2 * j, 2 * j + 1, 2 * i + 1))
    if cap:
        f += [tuple(range(0, 2 * n, 2))[::-1], tuple(range(1, 2 * n, 2))]
    o = obj("cyl", v, f, material, smooth)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    return o


def smooth_profile(P, m=5):
    """Catmull-Rom resampling, so turned pieces have round silhouettes."""
    out = []
    for i in range(len(P) - 1):
        a, b, c, d = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        for q in range(m):
            t = q / m
            radius, height = (
                0.5
                * (
                    2 * b[j]
                    + (c[j] - a[j]) * t
                    + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t
                    + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t**3
                )
                for j in (0, 1)
            )
            out.append((max(0, radius), height))
    return out + [P[-1]]


def lathe(cx, cy, cz, profile, material, n=40):
    if len(profile) > 3:
        profile = smooth_profile(profile)
    v = []
    f = []
    k = len(profile)
    for i in range(n):
        a = 2 * math.pi * i / n
        for r, z in profile:
            v.append((cx + r * math.cos(a), cy + r * math.sin(a), cz + z))
    for i in range(n):
        j = (i + 1) % n
        for q in range(k - 1):
            f.append((i * k + q, j * k + q, j * k + q + 1, i * k + q + 1))
    return obj("lathe", v, f, material, True)


def tube(points, r, material, taper=1.0, n=10):
    """Swept tube through points, radius tapering linearly from r to r*taper."""
    P = [Vector(p) for p in points]
    v = []
    f = []
    previous = None
    for i, p in enumerate(P):
        t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        u = t.orthogonal().normalized()
        w = t.cross(u)
        if i:
            u = (previous - t * previous.dot(t)).normalized()
            w = t.cross(u)
        previous = u
        rr = r * (1 + (taper - 1) * i / (len(P) - 1))
        for k in range(n):
            a = 2 * math.pi * k / n
            v.append(p + u * rr * math.cos(a) + w * rr * math.sin(a))
    for i in range(len(P) - 1):
        for k in range(n):
            j = (k + 1) % n
            f.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
    return obj("tube", v, f, material, True)
