/**
 * The moon's position after Jean Meeus, Astronomical Algorithms (1998), chapters 12, 13, 15, 25 and
 * 47, without the smallest terms. From 2020 to 2040 phases are right within two minutes, rise and
 * set within ten seconds (90 beyond 60° latitude); tests compare with `astronomy-engine`.
 */
const DAY_MS = 86_400_000;
/** Noon of 1 January 2000 (the astronomers' epoch J2000), in days since 1970. */
const EPOCH_DAYS = 10_957.5;
/** ΔT: terrestrial time minus UTC; 69 to 75 seconds in these decades. */
const TIME_AHEAD_MS = 72_000;
const RADIANS = Math.PI / 180;

/**
 * Terms of the moon's longitude (Meeus, table 47.A): multiples of the elongation D, the sun's
 * anomaly M, the moon's anomaly M' and its distance F from the node, then the sine's factor in
 * millionths of a degree.
 */
const LONGITUDE = terms(`0 0 1 0 6288774 2 0 -1 0 1274027 2 0 0 0 658314 0 0 2 0 213618
  0 1 0 0 -185116 0 0 0 2 -114332 2 0 -2 0 58793 2 -1 -1 0 57066 2 0 1 0 53322 2 -1 0 0 45758
  0 1 -1 0 -40923 1 0 0 0 -34720 0 1 1 0 -30383 2 0 0 -2 15327 0 0 1 2 -12528 0 0 1 -2 10980
  4 0 -1 0 10675 0 0 3 0 10034 4 0 -2 0 8548 2 1 -1 0 -7888 2 1 0 0 -6766 1 0 -1 0 -5163
  1 1 0 0 4987 2 -1 1 0 4036 2 0 2 0 3994 4 0 0 0 3861 2 0 -3 0 3665 0 1 -2 0 -2689
  2 0 -1 2 -2602 2 -1 -2 0 2390 1 0 1 0 -2348 2 -2 0 0 2236 0 1 2 0 -2120 0 2 0 0 -2069
  2 -2 -1 0 2048 2 0 1 -2 -1773 2 0 0 2 -1595 4 -1 -1 0 1215 0 0 2 2 -1110`);
/** Terms of the moon's latitude, as `LONGITUDE` (Meeus, table 47.B). */
const LATITUDE = terms(`0 0 0 1 5128122 0 0 1 1 280602 0 0 1 -1 277693 2 0 0 -1 173237
  2 0 -1 1 55413 2 0 -1 -1 46271 2 0 0 1 32573 0 0 2 1 17198 2 0 1 -1 9266 0 0 2 -1 8822
  2 -1 0 -1 8216 2 0 -2 -1 4324 2 0 1 1 4200 2 1 0 -1 -3359 2 -1 -1 1 2463 2 -1 0 1 2211
  2 -1 -1 -1 2065 0 1 -1 -1 -1870 4 0 -1 -1 1828 0 1 0 1 -1794 0 0 0 3 -1749`);

type Term = [elongation: number, sun: number, moon: number, node: number, size: number];

function terms(numbers: string): Term[] {
  const all = numbers.split(/\s+/).map(Number);
  return Array.from({ length: all.length / 5 }, (_, index) =>
    all.slice(5 * index, 5 * index + 5),
  ) as Term[];
}

export type Place = { latitude: number; longitude: number };

/** Returns longitude and latitude of the moon, its parallax and the sun's longitude, in degrees. */
export function positions(time: number) {
  const centuries = ((time + TIME_AHEAD_MS) / DAY_MS - EPOCH_DAYS) / 36_525;
  const square = centuries * centuries;
  const mean = 218.3164477 + 481267.88123421 * centuries - 0.0015786 * square;
  const D = 297.8501921 + 445267.1114034 * centuries - 0.0018819 * square;
  const M = 357.5291092 + 35999.0502909 * centuries - 0.0001536 * square;
  const N = 134.9633964 + 477198.8675055 * centuries + 0.0087414 * square;
  const F = 93.272095 + 483202.0175233 * centuries - 0.0036539 * square;
  const shrinks = 1 - 0.002516 * centuries;
  const sum = (of: Term[]) =>
    of.reduce((all, [d, m, n, f, size]) => {
      return all + size * shrinks ** Math.abs(m) * sine(d * D + m * M + n * N + f * F);
    }, 0) / 1e6;
  return {
    centuries,
    longitude:
      mean +
      sum(LONGITUDE) +
      0.003958 * sine(119.75 + 131.849 * centuries) +
      0.001962 * sine(mean - F),
    latitude: sum(LATITUDE) - 0.002235 * sine(mean),
    parallax:
      0.950724 +
      0.051818 * cosine(N) +
      0.009531 * cosine(2 * D - N) +
      0.007843 * cosine(2 * D) +
      0.002824 * cosine(2 * N) +
      0.000857 * cosine(2 * D + N) +
      0.000533 * cosine(2 * D - M) +
      0.000401 * cosine(2 * D - M - N) +
      0.00032 * cosine(N - M) -
      0.000271 * cosine(D) -
      0.000264 * cosine(N + M) -
      0.000198 * cosine(2 * F - N),
    sun:
      280.46646 +
      36000.76983 * centuries +
      0.0003032 * square -
      0.00569 +
      (1.914602 - 0.004817 * centuries) * sine(M) +
      0.019993 * sine(2 * M) +
      0.000289 * sine(3 * M),
  };
}

/**
 * Returns where a place sees the moon, in degrees: `altitude` above the horizon without refraction,
 * `azimuth` clockwise from north, and the parallax.
 * @param time milliseconds since 1970
 * @param west for a point this many degrees west of the moon
 */
export function overHorizon(time: number, place: Place, west = 0) {
  const { centuries, longitude, latitude: north, parallax } = positions(time);
  // Nutation: the earth's axis sways with the moon's node.
  const node = 125.04452 - 1934.136261 * centuries;
  const nod = -0.004778 * sine(node);
  const tilt = 23.4392911 - 0.0130042 * centuries + 0.002556 * cosine(node);
  const sidereal =
    280.46061837 +
    360.98564736629 * (time / DAY_MS - EPOCH_DAYS) +
    nod * cosine(tilt) +
    place.longitude;
  const east = longitude + nod - west;
  const up = sine(north) * cosine(tilt) + cosine(north) * sine(tilt) * sine(east);
  const ascension = angleOf(
    sine(east) * cosine(tilt) - Math.tan(north * RADIANS) * sine(tilt),
    cosine(east),
  );
  const hour = sidereal - ascension;
  const side = Math.sqrt(1 - up * up);
  const toPole = sine(place.latitude);
  const level = cosine(place.latitude);
  return {
    altitude: Math.asin(toPole * up + level * side * cosine(hour)) / RADIANS,
    azimuth: angleOf(sine(hour) * side, cosine(hour) * toPole * side - up * level),
    parallax,
  };
}

export const angleOf = (y: number, x: number) => Math.atan2(y, x) / RADIANS;
export const sine = (degrees: number) => Math.sin(degrees * RADIANS);
export const cosine = (degrees: number) => Math.cos(degrees * RADIANS);
