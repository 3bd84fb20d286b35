import { HOTEL_AHEAD_OF_UTC_MS } from '../time/dates.ts';
import { instantOf } from '../time/instant.ts';

/**
 * The moon, computed after Jean Meeus, Astronomical Algorithms (1998): chapters 25 (sun), 47 (moon),
 * 13 and 12 (horizon, sidereal time) and 15 (rise and set), shortened to the terms that a house can
 * see. Over 2020 to 2040 it tells phases within two minutes, and rise and set within ten seconds, beyond
 * 60°, where the moon may graze the horizon, within a minute and a half; tests compare it with
 * `astronomy-engine`.
 */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** 1 January 2000, noon, from which astronomers count, in days since 1970. */
const EPOCH_DAYS = 10_957.5;
/** By how much the even time of astronomers is ahead of clocks: 69 to 75 seconds in these decades. */
const TIME_AHEAD_MS = 72_000;
const RADIANS = Math.PI / 180;
/** Days from one new moon to the next. */
const MONTH_DAYS = 29.530588;

/**
 * The moon's longitude as a sum of sines (Meeus, table 47.A): how often the moon's elongation D, the
 * sun's anomaly M, the moon's anomaly M' and its distance F from the node are taken, and the
 * millionths of a degree that the sine of their sum adds.
 */
const LONGITUDE = terms(`0 0 1 0 6288774 2 0 -1 0 1274027 2 0 0 0 658314 0 0 2 0 213618
  0 1 0 0 -185116 0 0 0 2 -114332 2 0 -2 0 58793 2 -1 -1 0 57066 2 0 1 0 53322 2 -1 0 0 45758
  0 1 -1 0 -40923 1 0 0 0 -34720 0 1 1 0 -30383 2 0 0 -2 15327 0 0 1 2 -12528 0 0 1 -2 10980
  4 0 -1 0 10675 0 0 3 0 10034 4 0 -2 0 8548 2 1 -1 0 -7888 2 1 0 0 -6766 1 0 -1 0 -5163
  1 1 0 0 4987 2 -1 1 0 4036 2 0 2 0 3994 4 0 0 0 3861 2 0 -3 0 3665 0 1 -2 0 -2689
  2 0 -1 2 -2602 2 -1 -2 0 2390 1 0 1 0 -2348 2 -2 0 0 2236 0 1 2 0 -2120 0 2 0 0 -2069
  2 -2 -1 0 2048 2 0 1 -2 -1773 2 0 0 2 -1595 4 -1 -1 0 1215 0 0 2 2 -1110`);
/** The same for its latitude (table 47.B). */
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

/** Where a house stands, in degrees north and east, and how far its clocks are ahead of UTC. */
export type Place = { latitude: number; longitude: number; aheadOfUtcMs: number };

/** Longitude and latitude on the sky of moon and sun, and the moon's parallax, in degrees. */
function positions(time: number) {
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
 * How far the moon has gone from the sun, in degrees from 0 to 360: 0 is a new moon, 90 the first
 * quarter, 180 a full moon.
 * @param time milliseconds since 1970
 */
export function elongationAt(time: number): number {
  const { longitude, sun } = positions(time);
  return turned(longitude - sun);
}

/** The part of the disc that is lit, from 0 to 1, of a moon so far from the sun. */
export function litPart(elongation: number): number {
  return (1 - cosine(elongation)) / 2;
}

/**
 * The moon's age: days since it was new. It goes now faster and now slower: where it stands tells
 * when it was new within a day, and where it stood then the rest.
 * @param time milliseconds since 1970
 */
export function ageAt(time: number): number {
  let age = (elongationAt(time) / 360) * MONTH_DAYS;
  for (let step = 0; step < 4; step += 1) {
    const beside = elongationAt(time - age * DAY_MS);
    age += ((beside > 180 ? beside - 360 : beside) / 360) * MONTH_DAYS;
  }
  return age;
}

/**
 * When the moon's upper edge comes over the horizon of a place and when it goes, between two moments
 * (milliseconds since 1970), as refraction shows it; undefined what does not happen.
 */
export function riseAndSet(
  from: number,
  to: number,
  place: Place,
): { rise?: number; set?: number } {
  const found: { rise?: number; set?: number } = {};
  const step = 10 * MINUTE_MS;
  let before = height(from, place);
  for (let start = from; start < to; start += step) {
    const after = height(start + step, place);
    if (before < 0 !== after < 0) {
      let [low, high] = [start, start + step];
      while (high - low > 1000) {
        const middle = (low + high) / 2;
        if (height(middle, place) < 0 === before < 0) low = middle;
        else high = middle;
      }
      found[before < 0 ? 'rise' : 'set'] ??= low;
    }
    before = after;
  }
  return found;
}

/** Degrees by which the moon's upper edge is seen above the horizon; negative below it. */
function height(time: number, place: Place): number {
  const { centuries, longitude: even, latitude, parallax } = positions(time);
  // The earth's axis nods with the moon's node.
  const node = 125.04452 - 1934.136261 * centuries;
  const longitude = even - 0.004778 * sine(node);
  const tilt = 23.4392911 - 0.0130042 * centuries + 0.002556 * cosine(node);
  const up = sine(latitude) * cosine(tilt) + cosine(latitude) * sine(tilt) * sine(longitude);
  const ascension =
    Math.atan2(
      sine(longitude) * cosine(tilt) - Math.tan(latitude * RADIANS) * sine(tilt),
      cosine(longitude),
    ) / RADIANS;
  const sidereal =
    280.46061837 +
    360.98564736629 * (time / DAY_MS - EPOCH_DAYS) -
    0.004778 * sine(node) * cosine(tilt) +
    place.longitude;
  const altitude = Math.asin(
    sine(place.latitude) * up +
      cosine(place.latitude) * Math.sqrt(1 - up * up) * cosine(sidereal - ascension),
  );
  return altitude / RADIANS - (0.72748 * parallax - 34 / 60);
}

/** What is special about a night's moon. */
export type Phase = 'new' | 'first-quarter' | 'full' | 'last-quarter';
const PHASES: readonly Phase[] = ['new', 'first-quarter', 'full', 'last-quarter'];

/** Six in the evening of a day, by the hotel's clocks or a place's: when its night begins. */
const eveningOf = (date: string, aheadOfUtcMs: number) =>
  instantOf(`${date}T18:00:00Z`) - aheadOfUtcMs;

/** The moon's age in the evening of a day, `YYYY-MM-DD` (see `ageAt`). */
export function ageOfNight(date: string): number {
  return ageAt(eveningOf(date, HOTEL_AHEAD_OF_UTC_MS));
}

/** How far from the sun the moon stands in the evening of a day, `YYYY-MM-DD` (see `elongationAt`). */
export function elongationOfNight(date: string, aheadOfUtcMs = HOTEL_AHEAD_OF_UTC_MS): number {
  return elongationAt(eveningOf(date, aheadOfUtcMs));
}

/** The phase that the moon reaches within twelve hours of that evening; most nights have none. */
export function phaseOfNight(
  date: string,
  aheadOfUtcMs = HOTEL_AHEAD_OF_UTC_MS,
): Phase | undefined {
  const evening = eveningOf(date, aheadOfUtcMs);
  const quarter = (time: number) => Math.floor(elongationAt(time) / 90);
  const next = quarter(evening + 12 * HOUR_MS);
  return quarter(evening - 12 * HOUR_MS) === next ? undefined : PHASES[next];
}

/** When the moon rises and sets from noon of a day to noon of the next (see `riseAndSet`). */
export function moonTimesOfNight(date: string, place: Place): { rise?: number; set?: number } {
  const noon = eveningOf(date, place.aheadOfUtcMs) - 6 * HOUR_MS;
  return riseAndSet(noon, noon + DAY_MS, place);
}

/** `18:42`, by the clocks of the place. */
export function clockTime(time: number, { aheadOfUtcMs }: Place): string {
  const minutes = Math.round((time + aheadOfUtcMs) / MINUTE_MS);
  return [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const sine = (degrees: number) => Math.sin(degrees * RADIANS);
const cosine = (degrees: number) => Math.cos(degrees * RADIANS);
const turned = (degrees: number) => ((degrees % 360) + 360) % 360;
