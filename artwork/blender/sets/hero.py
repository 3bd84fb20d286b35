"""The pool and the hall as the moon is about to rise, in landscape or portrait.

The moon itself is not in the picture: the page draws it, as it is that night.
"""

from kit.plants import shrub
from kit.stage import camera, sky, sun
from sets.grounds import MOONRISE_AIR, grounds, lantern, lounger, palms
from sets.hall import pavilion
from sets.palette import MOONRISE, mats


def hero(aspect):
    M = mats()
    portrait = aspect < 1
    sky(MOONRISE, 0.9, clouds=0.8, cloud_col="#f0b9b4", cscale=1.7)
    eye = (-2.6, -12.5, 1.75) if portrait else (-1.0, -12.0, 1.75)
    grounds(
        M,
        eye=eye,
        s=0.42,
        color="#14304a",
        air=MOONRISE_AIR,
        haze="#8088a8",
        strength=0.7,
    )
    pavilion(M, 11.2, 14, 0.05, w=13, d=9, h=3.3, glow=1.3)
    # Nothing stands where the title will: the deck on the left begins empty.
    for y in (4.5, 10, 15.5):
        lantern(M, -5.2, y, 0.06, 1.15, 14)
    for y in (0.0, 5.5, 11, 16.5):
        lantern(M, 5.15, y, 0.06, 1.15, 14)
    for y in (6.2, 11.0):
        lounger(M, -6.5, y, 0.06, rot=-1.45)
        lounger(M, -6.5, y + 1.5, 0.06, rot=-1.45)
    for i, (x, y, r) in enumerate(
        [
            (-10.5, -2, 1.0),
            (-10.3, 2, 1.2),
            (-10.6, 6, 1),
            (-10.4, 10, 1.2),
            (-10.6, 14, 1.1),
            (-10.4, 18, 1.2),
            (-10.5, 22, 1.2),
            (6.3, -3.2, 0.8),
            (12.6, 2.2, 1.2),
            (12.8, 5, 1.3),
            (15, 5.2, 1.2),
            (17.2, 5, 1.2),
        ]
    ):
        shrub(x, y, 0, r, M["leafd"], n=420, seed=i, blade=0.8, upright=0.8)
    palms(
        M,
        [
            (-12.5, 9, 0, 0.4, 1.0),
            (-15.5, 15, 2, 2.4, 1.0),
            (-11.8, 20.5, 1, 4.0, 1.1),
            (-18.5, 25, 0, 1.2, 1.1),
            (-10.8, 3.0, 1, 5.2, 0.95),
            (20.5, 20, 2, 0.2, 1.0),
            (23, 13, 0, 3.0, 1.05),
            (17.5, 24, 1, 2.0, 1.2),
            (6.2, 27, 0, 0.8, 0.85),
        ],
    )
    # What is left of the sunset, from behind the beholder.
    sun((-0.55, -1, 0.16), 0.5, "#ffb49a", 20).visible_glossy = False
    if portrait:
        camera(eye, (4.9, 10, 1.75), 27, shift_y=0.07)
    else:
        camera(eye, (0.9, 10, 1.75), 25, shift_y=0.115)
    return dict(exposure=0.48, vig=0.16, bloom_t=1.1, grain=0.012)
