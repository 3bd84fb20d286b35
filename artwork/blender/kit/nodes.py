"""A short way to write a material's nodes."""

import bpy

from kit.materials import srgb


class Graph:
    """A material under construction; `surface` takes what it shall look like."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, inputs=None, **settings):
        """A node with its settings; an input takes a socket, a number, a vector or a "#colour"."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = srgb(value) if isinstance(value, str) else value

    def coordinates(self, kind="Object"):
        return self.node("TexCoord").outputs[kind]

    def math(self, operation, a, b=0.0):
        return self.node("Math", {0: a, 1: b}, operation=operation).outputs[0]

    def moved(self, vector, by=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0)):
        inputs = {"Vector": vector, "Location": by, "Rotation": turn, "Scale": scale}
        return self.node("Mapping", inputs).outputs[0]

    def added(self, a, b):
        return self.node("VectorMath", {0: a, 1: b}, operation="ADD").outputs[0]

    def noise(self, vector, scale, detail=4.0, rough=0.5, distort=0.0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail}
        inputs |= {"Roughness": rough, "Distortion": distort}
        return self.node("TexNoise", inputs).outputs["Fac"]

    def ramp(self, value, *stops):
        """Colours by value: stops are (position, "#colour")."""
        node = self.node("ValToRGB", {0: value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = srgb(colour)
        return node.outputs[0]

    def span(self, value, low, high, to_low=0.0, to_high=1.0):
        inputs = {"Value": value, 1: low, 2: high, 3: to_low, 4: to_high}
        return self.node("MapRange", inputs).outputs[0]

    def mix(self, share, a, b, blend="MIX"):
        return self.node("MixRGB", {0: share, 1: a, 2: b}, blend_type=blend).outputs[0]

    def bump(self, height, depth, strength=1.0, under=None):
        inputs = {"Height": height, "Distance": depth, "Strength": strength}
        if under:
            inputs["Normal"] = under
        return self.node("Bump", inputs).outputs[0]

    def principled(self, **inputs):
        named = {key.replace("_", " ").title(): value for key, value in inputs.items()}
        return self.node("BsdfPrincipled", named).outputs[0]

    def surface(self, shader):
        self.feed(self.out.inputs["Surface"], shader)
        return self.material
