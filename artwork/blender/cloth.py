"""Lets linen fall once and keeps how it lay: blender -b -P cloth.py -- OUT [PIECE…]

OUT gets one PIECE.npz each: `at` are the corners in steps of 0.1 mm, `faces` the quads, `flat` where
each corner was in the cut cloth, and `hem` the width of its hem or flange. The sets read them from
`linen/`, so that a render needs no simulation.
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


def lie(
    corners, quads, frames, still=(), gravity=1.0, touches_itself=False, thick=0.006, filled=(), **how
):
    """Simulates the sheet over the objects in `still`; gives the object in its last frame.

    Pressure fills what lies between the corners `filled`.
    """
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
    if filled:
        sheet.vertex_groups.new(name="filled").add(filled, 1.0, "REPLACE")
        settings.vertex_group_pressure = "filled"
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


def keep(out, name, at, quads, flat, hem):
    steps = np.round(at / STEP)
    assert np.abs(steps).max() < 32768, "larger than 3.2 m"
    np.savez_compressed(
        f"{out}/{name}.npz",
        at=steps.astype(np.int16),
        faces=np.array(quads, np.uint16),
        flat=np.round(np.array(flat) / STEP).astype(np.int16),
        hem=hem,
    )


def bag(width, height, seed, cells, flange):
    """Two sheets joined at a seam, a breath apart: an unfilled pillow, a flange around its seam.

    Gives the corners, the quads, the corners in the cut cloth, and which corners are to be filled.
    """
    step = width / cells
    rows = round(height / step)
    brim = round(flange / step)
    corners, faces, flat, filled, index = [], [], [], [], {}
    for side in (1, -1):
        for i in range(-brim, cells + brim + 1):
            for j in range(-brim, rows + brim + 1):
                inside = 0 < i < cells and 0 < j < rows
                if not inside and side == -1:
                    index[side, i, j] = index[1, i, j]
                    continue
                index[side, i, j] = len(corners)
                x, y = i * step - width / 2, j * step - height / 2
                wave = 0.02 * noise.noise((i * step * 12, j * step * 12, seed * 7))
                corners.append((x, y, wave + (side * 0.012 if inside else 0)))
                flat.append((x, y))
                if 0 <= i <= cells and 0 <= j <= rows:
                    filled.append(index[side, i, j])
        for i in range(-brim, cells + brim):
            for j in range(-brim, rows + brim):
                if side == -1 and not (0 <= i < cells and 0 <= j < rows):
                    continue
                ring = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                quad = [index[side, a, b] for a, b in ring]
                faces.append(tuple(quad if side == 1 else quad[::-1]))
    return corners, faces, flat, filled, brim * step


def pillow(width, height, seed, pressure=1.1, shrink=0.0, cells=100, flange=0.0):
    def simulate(out, name):
        corners, faces, flat, filled, brim = bag(width, height, seed, cells, flange)
        sheet = lie(
            corners,
            faces,
            30,
            gravity=0,
            filled=filled,
            use_pressure=True,
            uniform_pressure_force=pressure,
            shrink_min=shrink,
            bending_stiffness=0.12,
            quality=6,
        )
        keep(out, name, settled(sheet), faces, flat, brim)

    return simulate


def mattress():
    """The bed that the covers fall over, its head towards -X and its foot end at +X."""
    body = box(0, 0, 0.02, BED_LENGTH, BED_WIDTH, BED_TOP - 0.02, None, bevel=0.06, seg=4)
    return body


# The duvet's edge is turned back below the pillows.
HEAD, TURNED, FOOT = -0.46, 0.36, 1.36
HALF, ACROSS, ALONG = 1.27, 168, 146


def duvet(out, name):
    length = FOOT - HEAD + TURNED

    def place(u, v):
        s = v * length
        y = (u - 0.5) * 2 * HALF
        lift = (
            0.03
            + 0.014 * noise.noise((y * 3, s * 3, 0))
            + 0.012 * noise.noise((y * 8, s * 8, 5))
        )
        if s < TURNED:
            return (HEAD + TURNED - s, y * 1.004, BED_TOP + lift + 0.07)
        bend = min(1, (s - TURNED) / 0.06)
        return (HEAD + s - TURNED, y, BED_TOP + lift + 0.07 - 0.045 * bend)

    corners, quads = grid(ACROSS, ALONG, place)
    flat, _ = grid(ACROSS, ALONG, lambda u, v: ((u - 0.5) * 2 * HALF, (v - 0.5) * length))
    sheet = lie(
        corners,
        quads,
        52,
        still=[mattress()],
        touches_itself=True,
        thick=0.008,
        bending_stiffness=1.0,
        mass=0.5,
        quality=5,
        shrink_min=-0.006,
    )
    keep(out, name, settled(sheet), quads, flat, 0.05)


PIECES = {
    "pillow": pillow(0.70, 0.46, 1, flange=0.045),
    "pillow-2": pillow(0.70, 0.46, 5, pressure=0.8, flange=0.045),
    "pillow-square": pillow(0.64, 0.64, 2),
    "cushion": pillow(0.50, 0.50, 3, pressure=1.5, cells=80),
    "cushion-long": pillow(0.62, 0.34, 4, pressure=1.8, cells=90),
    "duvet": duvet,
}

if __name__ == "__main__":
    out, *names = sys.argv[sys.argv.index("--") + 1 :]
    os.makedirs(out, exist_ok=True)
    for name in names or PIECES:
        reset()
        PIECES[name](out, name)
        print("LAID", name, math.ceil(os.path.getsize(f"{out}/{name}.npz") / 1024), "KB")
