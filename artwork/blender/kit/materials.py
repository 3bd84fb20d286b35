"""Surfaces: plain, planked and water. Every texture is computed, no picture file is read."""

import math

import bpy


def srgb(h):
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in v) + (1,)


def mat(
    name,
    color,
    rough=0.6,
    metal=0,
    spec=0.4,
    color2=None,
    scale=4,
    stretch=(1, 1, 1),
    bump=0,
    bscale=60,
    emis=None,
    estr=0,
    transl=0,
    sheen=0,
    detail=6,
):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes
    l = m.node_tree.links
    b = n["Principled BSDF"]
    b.inputs["Base Color"].default_value = srgb(color)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    b.inputs["Specular"].default_value = spec
    b.inputs["Sheen"].default_value = sheen
    if emis:
        b.inputs["Emission"].default_value = srgb(emis)
        b.inputs["Emission Strength"].default_value = estr
    if color2 or bump:
        tc = n.new("ShaderNodeTexCoord")
        mp = n.new("ShaderNodeMapping")
        mp.inputs["Scale"].default_value = stretch
        l.new(tc.outputs["Object"], mp.inputs["Vector"])
    if color2:
        t = n.new("ShaderNodeTexNoise")
        t.inputs["Scale"].default_value = scale
        t.inputs["Detail"].default_value = detail
        l.new(mp.outputs[0], t.inputs["Vector"])
        r = n.new("ShaderNodeValToRGB")
        r.color_ramp.elements[0].position = 0.32
        r.color_ramp.elements[1].position = 0.68
        r.color_ramp.elements[0].color = srgb(color)
        r.color_ramp.elements[1].color = srgb(color2)
        l.new(t.outputs["Fac"], r.inputs[0])
        l.new(r.outputs[0], b.inputs["Base Color"])
    if bump:
        t2 = n.new("ShaderNodeTexNoise")
        t2.inputs["Scale"].default_value = bscale
        t2.inputs["Detail"].default_value = 4
        l.new(mp.outputs[0], t2.inputs["Vector"])
        bp = n.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = bump
        bp.inputs["Distance"].default_value = 0.02
        l.new(t2.outputs["Fac"], bp.inputs["Height"])
        l.new(bp.outputs[0], b.inputs["Normal"])
    if transl:
        mx = n.new("ShaderNodeMixShader")
        tr = n.new("ShaderNodeBsdfTranslucent")
        tr.inputs["Color"].default_value = srgb(color2 or color)
        mx.inputs[0].default_value = transl
        l.new(b.outputs[0], mx.inputs[1])
        l.new(tr.outputs[0], mx.inputs[2])
        l.new(mx.outputs[0], n["Material Output"].inputs[0])
    return m


def planks(name, c1, c2, mortar, width=1.6, row=0.14, rough=0.4, axis=0, gap=0.006, bump=0.15):
    m = mat(name, c1, rough=rough)
    n = m.node_tree.nodes
    l = m.node_tree.links
    b = n["Principled BSDF"]
    tc = n.new("ShaderNodeTexCoord")
    mp = n.new("ShaderNodeMapping")
    l.new(tc.outputs["Object"], mp.inputs[0])
    if axis:
        mp.inputs["Rotation"].default_value = (0, 0, math.pi / 2)
    br = n.new("ShaderNodeTexBrick")
    br.inputs["Color1"].default_value = srgb(c1)
    br.inputs["Color2"].default_value = srgb(c2)
    br.inputs["Mortar"].default_value = srgb(mortar)
    br.inputs["Scale"].default_value = 1
    br.inputs["Brick Width"].default_value = width
    br.inputs["Row Height"].default_value = row
    br.inputs["Mortar Size"].default_value = gap
    br.inputs["Bias"].default_value = 0
    l.new(mp.outputs[0], br.inputs["Vector"])
    no = n.new("ShaderNodeTexNoise")
    mp2 = n.new("ShaderNodeMapping")
    mp2.inputs["Scale"].default_value = (1.2, 22, 1)
    l.new(mp.outputs[0], mp2.inputs[0])
    l.new(mp2.outputs[0], no.inputs["Vector"])
    no.inputs["Scale"].default_value = 2
    no.inputs["Detail"].default_value = 8
    mx = n.new("ShaderNodeMixRGB")
    mx.blend_type = "OVERLAY"
    mx.inputs[0].default_value = 0.45
    l.new(br.outputs["Color"], mx.inputs[1])
    l.new(no.outputs["Fac"], mx.inputs[2])
    l.new(mx.outputs[0], b.inputs["Base Color"])
    bp = n.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = bump
    bp.inputs["Distance"].default_value = 0.01
    l.new(br.outputs["Fac"], bp.inputs["Height"])
    bp.invert = True
    l.new(bp.outputs[0], b.inputs["Normal"])
    return m


def water(name, deep, glow=None, gstr=0, scale=3, strength=0.12, rough=0.02, stretch=(1, 1, 1)):
    m = mat(
        name,
        deep,
        rough=rough,
        spec=0.6,
        bump=strength,
        bscale=scale,
        stretch=stretch,
        emis=glow,
        estr=gstr,
    )
    for nd in m.node_tree.nodes:
        if nd.type == "BUMP":
            nd.inputs["Distance"].default_value = 0.12
    return m
