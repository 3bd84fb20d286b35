"""Scene, sky, lights and camera."""

import math

import bpy
from mathutils import Vector

from kit.materials import srgb


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.world = bpy.data.worlds.new("w")
    s.world.use_nodes = True
    return s


def sky(
    stops,
    strength=1,
    sun_dir=None,
    glow="#ffb066",
    gstr=1.2,
    gsize=6,
    clouds=0,
    cloud_col="#f2c9a8",
    cscale=2.4,
):
    """Vertical gradient sky. stops = [(z, hex)], z from -1 (nadir) to 1 (zenith)."""
    w = bpy.context.scene.world
    n = w.node_tree.nodes
    l = w.node_tree.links
    n.clear()
    out = n.new("ShaderNodeOutputWorld")
    bg = n.new("ShaderNodeBackground")
    bg.inputs[1].default_value = strength
    tc = n.new("ShaderNodeTexCoord")
    sp = n.new("ShaderNodeSeparateXYZ")
    l.new(tc.outputs["Generated"], sp.inputs[0])
    mr = n.new("ShaderNodeMapRange")
    mr.inputs[1].default_value = -1
    mr.inputs[2].default_value = 1
    l.new(sp.outputs["Z"], mr.inputs[0])
    rp = n.new("ShaderNodeValToRGB")
    l.new(mr.outputs[0], rp.inputs[0])
    e = rp.color_ramp.elements
    rp.color_ramp.interpolation = "EASE"
    while len(e) > 1:
        e.remove(e[0])
    for i, (z, c) in enumerate(stops):
        el = e[0] if i == 0 else e.new((z + 1) / 2)
        el.position = (z + 1) / 2
        el.color = srgb(c)
    cur = rp.outputs[0]
    if clouds:
        dv = n.new("ShaderNodeVectorMath")
        dv.operation = "DIVIDE"
        cz = n.new("ShaderNodeMath")
        cz.operation = "ADD"
        cz.inputs[1].default_value = 0.14
        l.new(sp.outputs["Z"], cz.inputs[0])
        cb = n.new("ShaderNodeCombineXYZ")
        for i in range(3):
            l.new(cz.outputs[0], cb.inputs[i])
        l.new(tc.outputs["Generated"], dv.inputs[0])
        l.new(cb.outputs[0], dv.inputs[1])
        mp = n.new("ShaderNodeMapping")
        mp.inputs["Scale"].default_value = (0.45, 1.0, 0)
        l.new(dv.outputs[0], mp.inputs[0])
        no = n.new("ShaderNodeTexNoise")
        no.inputs["Scale"].default_value = cscale
        no.inputs["Detail"].default_value = 9
        no.inputs["Roughness"].default_value = 0.58
        no.inputs["Distortion"].default_value = 0.5
        l.new(mp.outputs[0], no.inputs["Vector"])
        cr = n.new("ShaderNodeMapRange")
        cr.inputs[1].default_value = 0.50
        cr.inputs[2].default_value = 0.78
        cr.inputs[3].default_value = 0
        cr.inputs[4].default_value = clouds
        l.new(no.outputs["Fac"], cr.inputs[0])
        fade = n.new("ShaderNodeMapRange")
        fade.inputs[1].default_value = 0.0
        fade.inputs[2].default_value = 0.10
        l.new(sp.outputs["Z"], fade.inputs[0])
        mu = n.new("ShaderNodeMath")
        mu.operation = "MULTIPLY"
        l.new(cr.outputs[0], mu.inputs[0])
        l.new(fade.outputs[0], mu.inputs[1])
        mx = n.new("ShaderNodeMixRGB")
        mx.inputs[2].default_value = srgb(cloud_col)
        l.new(mu.outputs[0], mx.inputs[0])
        l.new(cur, mx.inputs[1])
        cur = mx.outputs[0]
    if sun_dir:
        d = Vector(sun_dir).normalized()
        vm = n.new("ShaderNodeVectorMath")
        vm.operation = "DOT_PRODUCT"
        vm.inputs[1].default_value = d
        nm = n.new("ShaderNodeVectorMath")
        nm.operation = "NORMALIZE"
        l.new(tc.outputs["Generated"], nm.inputs[0])
        l.new(nm.outputs[0], vm.inputs[0])
        pw = n.new("ShaderNodeMath")
        pw.operation = "POWER"
        mxm = n.new("ShaderNodeMath")
        mxm.operation = "MAXIMUM"
        mxm.inputs[1].default_value = 0
        l.new(vm.outputs["Value"], mxm.inputs[0])
        l.new(mxm.outputs[0], pw.inputs[0])
        pw.inputs[1].default_value = gsize
        ml = n.new("ShaderNodeMath")
        ml.operation = "MULTIPLY"
        ml.inputs[1].default_value = gstr
        l.new(pw.outputs[0], ml.inputs[0])
        em = n.new("ShaderNodeMixRGB")
        em.blend_type = "ADD"
        em.inputs[0].default_value = 1
        cm = n.new("ShaderNodeMixRGB")
        cm.blend_type = "MULTIPLY"
        cm.inputs[0].default_value = 1
        cm.inputs[1].default_value = srgb(glow)
        l.new(ml.outputs[0], cm.inputs[2])
        l.new(cur, em.inputs[1])
        l.new(cm.outputs[0], em.inputs[2])
        cur = em.outputs[0]
    l.new(cur, bg.inputs[0])
    l.new(bg.outputs[0], out.inputs[0])


def sun(direction, strength, color="#ffd9ae", angle=1.5):
    d = bpy.data.lights.new("sun", "SUN")
    d.energy = strength
    d.angle = math.radians(angle)
    d.color = srgb(color)[:3]
    o = bpy.data.objects.new("sun", d)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat("Z", "Y").to_euler()
    return o


def area(loc, look, sx, sy, energy, color="#ffffff", visible=False, spread=180):
    d = bpy.data.lights.new("area", "AREA")
    d.shape = "RECTANGLE"
    d.size = sx
    d.size_y = sy
    d.energy = energy
    d.color = srgb(color)[:3]
    d.spread = math.radians(spread)
    o = bpy.data.objects.new("area", d)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(look)).to_track_quat("Z", "Y").to_euler()
    o.visible_camera = visible
    o.visible_glossy = visible
    return o


def point(loc, energy, color="#ffb870", r=0.08):
    d = bpy.data.lights.new("pt", "POINT")
    d.energy = energy
    d.color = srgb(color)[:3]
    d.shadow_soft_size = r
    o = bpy.data.objects.new("pt", d)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    return o


def camera(loc, look, lens=28, shift_y=0, shift_x=0, fstop=None, focus=None):
    d = bpy.data.cameras.new("cam")
    d.lens = lens
    d.shift_y = shift_y
    d.shift_x = shift_x
    d.sensor_width = 36
    d.clip_end = 30000  # the horizon
    o = bpy.data.objects.new("cam", d)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(loc) - Vector(look)).to_track_quat("Z", "Y").to_euler()
    if fstop:
        d.dof.use_dof = True
        d.dof.aperture_fstop = fstop
        d.dof.focus_distance = focus
    bpy.context.scene.camera = o
    return o
