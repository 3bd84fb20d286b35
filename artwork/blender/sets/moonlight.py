"""The full moon where a picture shows it for good; in the hero the page draws tonight's."""

import math

import bpy
from mathutils import Vector

from kit.shapes import obj
from kit.surfaces import moon_face


def moon(direction, strength):
    """A disc three kilometres out, twice as large as life; it also lies on the water."""
    far = 3000
    n = 64
    r = far * math.tan(math.radians(0.62))
    disc = obj(
        "moon",
        [
            (r * math.cos(2 * math.pi * i / n), 0, r * math.sin(2 * math.pi * i / n))
            for i in range(n)
        ],
        [tuple(range(n))],
        moon_face("moon", strength, 2 * r),
    )
    disc.location = tuple(far * c for c in direction)
    disc.visible_diffuse = False
    light = bpy.data.lights.new("moonlight", "SUN")
    light.energy = 0.10
    light.color = (1.0, 0.93, 0.8)
    light.angle = math.radians(1.4)
    lamp = bpy.data.objects.new("moonlight", light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = Vector(direction).to_track_quat("Z", "Y").to_euler()
