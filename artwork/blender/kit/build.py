"""Putting pieces together: groups that move as one, timber cut along its grain, woven panels."""

import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

from kit.shapes import box, obj, tube


@contextmanager
def placed(x, y, z=0.0, turn=0.0, tilt=0.0, size=1.0):
    """What is built inside stands at x, y, z, turned about Z and tilted about its own X."""
    objects = bpy.context.scene.collection.objects
    before = set(objects)
    yield
    bpy.context.view_layer.update()
    move = (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(turn, 4, "Z")
        @ Matrix.Rotation(tilt, 4, "X")
        @ Matrix.Scale(size, 4)
    )
    for thing in set(objects) - before:
        if thing.parent is None:
            thing.matrix_basis = move @ thing.matrix_basis


def beam(wood, x, y, z, sx, sy, sz, bevel=0.003, turn=0.0):
    """A piece of timber, base at z, grain along its longest side."""
    longest = max((sx, "x"), (sy, "y"), (sz, "z"))[1]
    return box(x, y, z, sx, sy, sz, wood[longest], bevel=bevel, seg=2, rot=turn)


def rod(wood, a, b, r, taper=1.0):
    """A round bar from a to b; its grain is that of an upright piece."""
    ax, ay, az = a
    length = math.dist(a, b)
    bar = tube([(0, 0, length * i / 6) for i in range(7)], r, wood["z"], taper=taper, n=14)
    direction = [q - p for p, q in zip(a, b)]
    bar.location = (ax, ay, az)
    bar.rotation_mode = "QUATERNION"
    bar.rotation_quaternion = Vector(direction).to_track_quat("Z", "Y")
    return bar


def woven(width, height, material, pitch=0.009, depth=0.0022, weft=None):
    """A panel of flat strips over and under each other, in the XZ plane, base at z = 0.

    The strips that lie across are of `weft`, or else of the same material.
    """
    columns, rows = round(width / pitch), round(height / pitch)
    half = pitch * 0.43

    def strips(paths, side, stuff):
        corners, quads = [], []
        for path in paths:
            base = len(corners)
            for x, y, z in path:
                corners.append((x - side[0], y, z - side[1]))
                corners.append((x + side[0], y, z + side[1]))
            for i in range(len(path) - 1):
                k = base + 2 * i
                quads.append((k, k + 1, k + 3, k + 2))
        return obj("woven", corners, quads, stuff, True)

    upright, across = [], []
    for c in range(columns):
        x = (c + 0.5) * width / columns - width / 2
        points = []
        for r in range(2 * rows + 1):
            over = math.cos(math.pi * (r / 2 - 0.5 + c)) if r % 2 else 0
            points.append((x, -depth * over, r * height / (2 * rows)))
        upright.append(points)
    for r in range(rows):
        z = (r + 0.5) * height / rows
        points = []
        for c in range(2 * columns + 1):
            over = -math.cos(math.pi * (c / 2 - 0.5 + r)) if c % 2 else 0
            points.append((c * width / (2 * columns) - width / 2, -depth * over, z))
        across.append(points)
    strips(upright, (half, 0), material)
    strips(across, (0, half), weft or material)


def cushion(x, y, z, sx, sy, sz, material, crown=0.03, seam=None):
    """An upholstered cushion, base at z: soft edges, a crown, and a piped seam."""
    n = 28
    corners, quads = [], []
    for side in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                # Rows close up towards the edge, so that smoothing leaves it where the seam runs.
                u, v = (math.sin(math.pi * (k / n - 0.5)) for k in (i, j))
                # Squares with round corners: the edge of the grid runs along a superellipse.
                edge = max(abs(u), abs(v))
                fall = (1 - edge**6) ** 0.5 if edge < 1 else 0
                pull = 1 - 0.035 * (u * v) ** 2
                swell = crown * (1 - u * u) * (1 - v * v)
                height = side * (sz / 2 - 0.012) * fall + side * swell + 0.012 * side * (edge < 1)
                corners.append((u * sx / 2 * pull, v * sy / 2 * pull, height))
        base = 0 if side == 1 else (n + 1) ** 2
        for i in range(n):
            for j in range(n):
                a = base + i * (n + 1) + j
                quad = (a, a + n + 1, a + n + 2, a + 1)
                quads.append(quad if side == 1 else quad[::-1])
    soft = obj("cushion", corners, quads, material, True)
    soft.location = (x, y, z + sz / 2)
    weld = soft.modifiers.new("weld", "WELD")
    weld.merge_threshold = 0.0005
    soft.modifiers.new("smooth", "SUBSURF").render_levels = 1
    if seam:
        ring = []
        for i in range(97):
            angle = 2 * math.pi * i / 96
            c, s = math.cos(angle), math.sin(angle)
            r = 1 / max(abs(c), abs(s))
            u, v = c * r, s * r
            pull = 1 - 0.035 * (u * v) ** 2
            ring.append((u * sx / 2 * pull, v * sy / 2 * pull, 0))
        tube(ring, 0.005, seam, n=6).location = soft.location
    return soft
