import { HOTEL_AHEAD_OF_UTC_MS } from '../../basics/time/dates.ts';
import { instantOf } from '../../basics/time/instant.ts';
import {
  angleOf,
  cosine,
  overHorizon,
  positions,
  sine,
  type Place as Spot,
} from './moon-position.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Days from one new moon to the next. */
const MONTH_DAYS = 29.530588;

/** Where a house is, in degrees north and east, and how far its clocks are ahead of UTC. */
export type Place = Spot & { aheadOfUtcMs: number };

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
 * The moon's age: days since it was new. It goes now faster and now slower: where it is tells
 * when it was new within a day, and where it was then the rest.
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
export function riseAndSet(from: number, to: number, place: Spot): { rise?: number; set?: number } {
  const found: { rise?: number; set?: number } = {};
  let [start, before] = [from, height(from, place)];
  while (start < to) {
    // Near the horizon in short steps: in the far north it may come and go within the hour.
    const end = Math.min(to, start + (Math.abs(before) < 4 ? 10 * MINUTE_MS : HOUR_MS));
    const after = height(end, place);
    if (before < 0 !== after < 0)
      found[before < 0 ? 'rise' : 'set'] ??= crossing(start, end, place);
    [start, before] = [end, after];
  }
  return found;
}

/** When it comes over the horizon or goes, between two moments of which one is above it: to half a second. */
function crossing(from: number, to: number, place: Spot): number {
  const wasUp = height(from, place) > 0;
  while (to - from > 500) {
    const middle = (from + to) / 2;
    if (height(middle, place) > 0 === wasUp) from = middle;
    else to = middle;
  }
  return from;
}

/** Degrees by which the moon's upper edge is seen above the horizon; negative below it. */
function height(time: number, place: Spot): number {
  const { altitude, parallax } = overHorizon(time, place);
  return altitude - (0.72748 * parallax - 34 / 60);
}

/**
 * By how many degrees, clockwise, the moon is turned as a place sees it, from the upright moon of an
 * almanac (lit at the right while it waxes, at the left while it wanes). Near the equator it lies on
 * its back when it comes over the horizon and when it goes.
 */
export function turnAt(time: number, place: Spot): number {
  const moon = overHorizon(time, place);
  const west = overHorizon(time, place, 1);
  const apart = west.azimuth - moon.azimuth;
  const toWest = angleOf(
    cosine(west.altitude) * sine(apart),
    sine(west.altitude) * cosine(moon.altitude) -
      cosine(west.altitude) * sine(moon.altitude) * cosine(apart),
  );
  return turned(toWest - 90);
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

/** How far from the sun the moon is in the evening of a day, `YYYY-MM-DD` (see `elongationAt`). */
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

/**
 * How the moon stands in the sky of the night of `date`: undefined while it is below the horizon, and
 * on the day before for a moon that sets before dusk. It is turned as when it rises or sets, whichever
 * is nearer.
 * @param now milliseconds since 1970
 */
export function moonInSky(date: string, now: number, place: Spot): { turn: number } | undefined {
  if (height(now, place) <= 0) return undefined;
  const { rise = -Infinity } = riseAndSet(now - DAY_MS / 2, now, place);
  const { set = Infinity } = riseAndSet(now, now + DAY_MS / 2, place);
  if (set < eveningOf(date, HOTEL_AHEAD_OF_UTC_MS)) return undefined;
  const nearest = now - rise < set - now ? rise : set;
  return { turn: turnAt(Number.isFinite(nearest) ? nearest : now, place) };
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

const turned = (degrees: number) => ((degrees % 360) + 360) % 360;
