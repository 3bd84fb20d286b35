"""Horizon Deluxe in full daylight."""

from kit.shapes import box, lathe, tube
from kit.stage import camera, point, sky, sun
from kit.textiles import curtain, pillow
from sets.bedside import bed, headboard
from sets.furnishings import vase
from sets.palette import DAY, mats
from sets.room_shell import room_light, room_shell, view


def room_deluxe(aspect):
    M = mats()
    W, D, H = 6.6, 5.4, 3.05
    op = (0.5, 6.1)
    sky(
        DAY,
        1.0,
        sun_dir=(-0.6, 1, 0.5),
        glow="#fff7e8",
        gstr=0.4,
        gsize=20,
        clouds=0.7,
        cloud_col="#ffffff",
        cscale=1.4,
    )
    room_shell(M, W, D, H, op, wall="plaster")
    view(
        M,
        palms_at=(
            (0, 17, 0, 0.3, 0.95),
            (11.5, 20, 1, 2.2, 1.1),
            (-5.5, 22, 2, 4.1, 0.9),
            (14, 16, 0, 1.5, 0.9),
        ),
    )
    headboard(M, 2.7, 4.0, 1.35, "panel")
    bed(M, 1.30, 2.7, 1.95, 2.1, "gold")
    for y in (1.18, 4.22):
        box(0.30, y, 0.18, 0.46, 0.50, 0.38, M["teak"], bevel=0.01)
    for y in (1.18, 4.22):
        tube([(0.3, y, H), (0.3, y, 1.5)], 0.008, M["brass"])
        lathe(0.3, y, 1.25, [(0.02, 0.28), (0.09, 0.24), (0.13, 0.1), (0.11, 0)], M["lamp"])
        point((0.3, y, 1.32), 8, r=0.06)
    box(2.62, 2.7, 0.28, 0.42, 1.5, 0.10, M["sand"], bevel=0.03)
    box(2.62, 2.7, 0.0, 0.36, 1.3, 0.28, M["teak"])
    box(3.2, 2.6, 0.0, 3.2, 3.6, 0.018, M["rug"])
    # day bed by the window and a desk
    box(5.15, 4.55, 0.12, 1.9, 0.82, 0.22, M["teak"], bevel=0.01)
    box(5.15, 4.55, 0.32, 1.84, 0.78, 0.15, M["linen"], bevel=0.05, seg=5)
    for k, c in ((-0.62, "green"), (-0.18, "sand")):
        pillow(
            5.15 + k - 0.05,
            4.76,
            0.62,
            0.48,
            0.44,
            0.16,
            M[c],
            rot=(1.15, 0, 0.1),
            seed=int(9 + k * 10),
        )
    vase(M, 0.55, 5.0, 0.0, 1.6, n=12, seed=8)
    curtain(0.5, D - 0.10, 1.25, D - 0.10, 0.02, H - 0.40, M["sheer"], waves=7, amp=0.05)
    curtain(5.6, D - 0.10, 6.3, D - 0.10, 0.02, H - 0.40, M["sheer"], waves=6, amp=0.05, seed=5)
    room_light(M, W, D, H, op, 330, "#f6f3ea", 50)
    sun((-0.55, 0.8, 0.75), 3.0, "#fff0d6", 1.0)
    camera((6.2, 0.30, 1.4), (1.7, 4.7, 1.4), 18.5, shift_y=-0.05)
    return dict(exposure=0.3, vig=0.10)
