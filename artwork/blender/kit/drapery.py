"""Cloth that has fallen where it lies: simulated once and kept in draped/, half a minute each."""

from pathlib import Path

import bpy
import numpy as np

from kit.leaves import grid_faces, mesh_object


KEPT = Path(__file__).parent.parent / "draped"
GRAIN = 0.0001  # metres: kept as whole tenths of a millimetre


def drape(
    name,
    centre,
    size,
    material,
    over,
    turn=0.0,
    cells=84,
    frames=46,
    stiff=6.0,
    thickness=0.004,
    hem=0.0,
    seed=1,
):
    """A sheet of `size` metres falls from `centre` onto the objects `over`.

    turn: degrees about the vertical; hem: how much the outline is uneven, in metres. The result is
    kept as draped/NAME.npz: delete that file when anything here or in `over` has changed.
    """
    kept = KEPT / f"{name}.npz"
    R = np.random.default_rng(seed)
    nx, ny = (size, size) if np.isscalar(size) else size
    columns = cells + 1
    rows = max(2, round(cells * ny / nx)) + 1
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, columns), np.linspace(-0.5, 0.5, rows))
    a = np.radians(turn)
    x, y = u * nx + hem * v, v * ny
    points = np.stack(
        [
            centre[0] + x * np.cos(a) - y * np.sin(a),
            centre[1] + x * np.sin(a) + y * np.cos(a),
            centre[2] + 0.0015 * R.standard_normal(u.shape),
        ],
        -1,
    ).reshape(-1, 3)
    sheet = mesh_object(name, points, grid_faces(1, rows, columns), material)

    if kept.exists():
        points = np.load(kept)["points"] * np.float32(GRAIN)
    else:
        points = fall(sheet, over, frames, stiff)
        KEPT.mkdir(exist_ok=True)
        np.savez_compressed(kept, points=np.round(points / GRAIN).astype(np.int32))
    sheet.data.vertices.foreach_set("co", points)
    sheet.data.update()

    soft = sheet.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 1
    thick = sheet.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = thickness
    thick.offset = 1
    return sheet


def fall(sheet, over, frames, stiff):
    """Lets the sheet fall; its points afterwards, as one row of numbers."""
    solid = []
    for thing in over:
        collision = thing.modifiers.new("collision", "COLLISION")
        thing.collision.thickness_outer = 0.006
        thing.collision.cloth_friction = 18
        solid.append((thing, collision))
    cloth = sheet.modifiers.new("cloth", "CLOTH")
    settings = cloth.settings
    settings.quality = 7
    settings.mass = 0.22
    settings.air_damping = 2.2
    settings.tension_stiffness = settings.compression_stiffness = 25
    settings.shear_stiffness = 8
    settings.bending_stiffness = stiff
    settings.tension_damping = settings.compression_damping = 8
    cloth.collision_settings.distance_min = 0.006
    cloth.collision_settings.collision_quality = 3
    cloth.collision_settings.use_self_collision = False
    cloth.point_cache.frame_end = frames

    scene = bpy.context.scene
    scene.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(
        sheet.evaluated_get(bpy.context.evaluated_depsgraph_get())
    )
    points = np.empty(len(fallen.vertices) * 3, np.float32)
    fallen.vertices.foreach_get("co", points)
    sheet.modifiers.clear()
    for thing, collision in solid:
        thing.modifiers.remove(collision)
    scene.frame_set(1)
    return points
