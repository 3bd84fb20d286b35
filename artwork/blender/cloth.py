"""Lets linen fall once and keeps how it lay: blender -b -P cloth.py -- OUT [PIECE…]

OUT gets one PIECE.npz each: `at` are the corners in steps of 0.1 mm, `faces` the quads. The sets
read them from `linen/`, so that a render needs no simulation.
"""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import bpy
import numpy as np
from mathutils import noise

from kit.shapes import box, obj
from kit.stage import reset

STEP = 1e-4
BED_LENGTH, BED_WIDTH, BED_TOP = 2.0, 1.8, 0.58


def grid(across, along, place):
    """A sheet of across x along quads; place(u, v) with u, v in 0..1 gives its corners."""
    corners = [place(i / across, j / along) for i in range(across + 1) for j in range(along + 1)]
    row = along + 1
    quads = [
        (i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1)
        for i in range(across)
        for j in range(along)
    ]
    return corners, quads


def lie(corners, quads, frames, still=(), gravity=1.0, touches_itself=False, thick=0.006, **how):
    """Simulates the sheet over the objects in `still`; gives the object in its last frame."""
    sheet = obj("sheet", corners, quads, None)
    scene = bpy.context.scene
    scene.frame_end = frames
    for body in still:
        body.modifiers.new("c", "COLLISION")
        body.collision.thickness_outer = thick
        body.collision.cloth_friction = 25
    cloth = sheet.modifiers.new("cloth", "CLOTH")
    settings = cloth.settings
    settings.quality = how.pop("quality", 7)
    settings.mass = 0.25
    settings.air_damping = 1.5
    settings.tension_stiffness = settings.compression_stiffness = 18
    settings.shear_stiffness = 8
    settings.bending_stiffness = 0.6
    settings.effector_weights.gravity = gravity
    for name, value in how.items():
        setattr(settings, name, value)
    cloth.collision_settings.distance_min = thick
    cloth.collision_settings.use_self_collision = touches_itself
    cloth.collision_settings.self_distance_min = thick
    cloth.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    return sheet


def settled(sheet):
    mesh = sheet.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    at = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", at)
    return at.reshape(-1, 3)


def keep(out, name, at, quads):
    steps = np.round(at / STEP)
    assert np.abs(steps).max() < 32768, "larger than 3.2 m"
    np.savez_compressed(
        f"{out}/{name}.npz", at=steps.astype(np.int16), faces=np.array(quads, np.uint16)
    )


def bag(width, height, seed, cells=64):
    """Two sheets joined at a seam, a breath apart: an unfilled pillow."""
    rows = round(cells * height / width)
    corners, faces, index = [], [], {}
    for side in (1, -1):
        for i in range(cells + 1):
            for j in range(rows + 1):
                seam = i in (0, cells) or j in (0, rows)
                if seam and side == -1:
                    index[side, i, j] = index[1, i, j]
                    continue
                index[side, i, j] = len(corners)
                corners.append(
                    (
                        (i / cells - 0.5) * width,
                        (j / rows - 0.5) * height,
                        0 if seam else side * 0.012 + 0.02 * noise.noise((i / 9, j / 9, seed * 7)),
                    )
                )
        for i in range(cells):
            for j in range(rows):
                quad = [
                    index[side, a, b] for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                ]
                faces.append(tuple(quad if side == 1 else quad[::-1]))
    return corners, faces


def pillow(width, height, seed, pressure=1.1, shrink=0.0):
    def simulate(out, name):
        corners, faces = bag(width, height, seed)
        sheet = lie(
            corners,
            faces,
            26,
            gravity=0,
            use_pressure=True,
            uniform_pressure_force=pressure,
            shrink_min=shrink,
            bending_stiffness=0.3,
            quality=5,
        )
        keep(out, name, settled(sheet), faces)

    return simulate


def mattress():
    """The bed that the covers fall over, its head towards -X and its foot end at +X."""
    body = box(0, 0, 0.02, BED_LENGTH, BED_WIDTH, BED_TOP - 0.02, None, bevel=0.06, seg=4)
    return body


# The duvet's edge is turned back below the pillows.
HEAD, TURNED, FOOT = -0.46, 0.36, 1.36


def duvet(out, name):
    half = 1.27
    length = FOOT - HEAD + TURNED

    def place(u, v):
        s = v * length
        y = (u - 0.5) * 2 * half
        lift = (
            0.035 + 0.012 * noise.noise((y * 3, s * 3, 0)) + 0.01 * noise.noise((y * 8, s * 8, 5))
        )
        if s < TURNED:
            return (HEAD + TURNED - s, y * 1.004, BED_TOP + lift + 0.07)
        bend = min(1, (s - TURNED) / 0.06)
        return (HEAD + s - TURNED, y, BED_TOP + lift + 0.07 - 0.045 * bend)

    corners, quads = grid(104, 92, place)
    sheet = lie(
        corners,
        quads,
        34,
        still=[mattress()],
        touches_itself=True,
        thick=0.012,
        bending_stiffness=1.6,
        mass=0.45,
        quality=5,
        shrink_min=-0.02,
    )
    keep(out, name, settled(sheet), quads)


PIECES = {
    "pillow": pillow(0.74, 0.50, 1),
    "pillow-2": pillow(0.74, 0.50, 5, pressure=0.8),
    "pillow-square": pillow(0.64, 0.64, 2),
    "cushion": pillow(0.50, 0.50, 3, pressure=1.5),
    "cushion-long": pillow(0.62, 0.34, 4, pressure=1.8),
    "duvet": duvet,
}

if __name__ == "__main__":
    out, *names = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(out, exist_ok=True)
    for name in names or PIECES:
        reset()
        PIECES[name](out, name)
        print("LAID", name, math.ceil(os.path.getsize(f"{out}/{name}.npz") / 1024), "KB")
