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
/** Mean time from one new moon to the next. */
const MONTH_DAYS = 29.530588;

export type Place = Spot & { aheadOfUtcMs: number };

/** Returns the moon's angle from the sun: 0° new moon, 90° first quarter, 180° full moon. */
export function elongationAt(time: number): number {
  const { longitude, sun } = positions(time);
  return turned(longitude - sun);
}

/** Returns the lit share of the disc (0 to 1) at an angle from the sun (`elongationAt`). */
export function litPart(elongation: number): number {
  return (1 - cosine(elongation)) / 2;
}

/** Returns the days since the new moon. Iterates, because the moon's speed varies. */
export function ageAt(time: number): number {
  let age = (elongationAt(time) / 360) * MONTH_DAYS;
  for (let step = 0; step < 4; step += 1) {
    const beside = elongationAt(time - age * DAY_MS);
    age += ((beside > 180 ? beside - 360 : beside) / 360) * MONTH_DAYS;
  }
  return age;
}

/** Returns when the moon's upper edge rises and sets between two moments, refraction included. */
export function riseAndSet(from: number, to: number, place: Spot): { rise?: number; set?: number } {
  const found: { rise?: number; set?: number } = {};
  let [start, before] = [from, height(from, place)];
  while (start < to) {
    // Short steps near the horizon: in the far north the moon can rise and set within an hour.
    const end = Math.min(to, start + (Math.abs(before) < 4 ? 10 * MINUTE_MS : HOUR_MS));
    const after = height(end, place);
    if (before < 0 !== after < 0)
      found[before < 0 ? 'rise' : 'set'] ??= crossing(start, end, place);
    [start, before] = [end, after];
  }
  return found;
}

/** Finds the moment of rise or set by bisection, to half a second. */
function crossing(from: number, to: number, place: Spot): number {
  const wasUp = height(from, place) > 0;
  while (to - from > 500) {
    const middle = (from + to) / 2;
    if (height(middle, place) > 0 === wasUp) from = middle;
    else to = middle;
  }
  return from;
}

/** Altitude of the moon's upper edge with refraction, in degrees; negative below the horizon. */
function height(time: number, place: Spot): number {
  const { altitude, parallax } = overHorizon(time, place);
  return altitude - (0.72748 * parallax - 34 / 60);
}

/**
 * Returns by how many degrees, clockwise, the moon looks turned at a place, compared with an
 * almanac's drawing. Near the equator a rising or setting moon lies on its back.
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

export type Phase = 'new' | 'first-quarter' | 'full' | 'last-quarter';
const PHASES: readonly Phase[] = ['new', 'first-quarter', 'full', 'last-quarter'];

const eveningOf = (date: string, aheadOfUtcMs: number) =>
  instantOf(`${date}T18:00:00Z`) - aheadOfUtcMs;

export function ageOfNight(date: string): number {
  return ageAt(eveningOf(date, HOTEL_AHEAD_OF_UTC_MS));
}

export function elongationOfNight(date: string, aheadOfUtcMs = HOTEL_AHEAD_OF_UTC_MS): number {
  return elongationAt(eveningOf(date, aheadOfUtcMs));
}

/** Returns the phase reached within twelve hours of a date's evening; most nights have none. */
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
 * Returns how the moon is turned in the sky of the night of `date`: as at rise or set, whichever is
 * nearer. Undefined below the horizon, or if the moon sets before 6 p.m. of `date`.
 */
export function moonInSky(date: string, now: number, place: Spot): { turn: number } | undefined {
  if (height(now, place) <= 0) return undefined;
  const { rise = -Infinity } = riseAndSet(now - DAY_MS / 2, now, place);
  const { set = Infinity } = riseAndSet(now, now + DAY_MS / 2, place);
  if (set < eveningOf(date, HOTEL_AHEAD_OF_UTC_MS)) return undefined;
  const nearest = now - rise < set - now ? rise : set;
  return { turn: turnAt(Number.isFinite(nearest) ? nearest : now, place) };
}

/** The moon's rise and set from noon of a date to the next noon (see `riseAndSet`). */
export function moonTimesOfNight(date: string, place: Place): { rise?: number; set?: number } {
  const noon = eveningOf(date, place.aheadOfUtcMs) - 6 * HOUR_MS;
  return riseAndSet(noon, noon + DAY_MS, place);
}

/** Formats a time as `18:42`, local time of the place. */
export function clockTime(time: number, { aheadOfUtcMs }: Place): string {
  const minutes = Math.round((time + aheadOfUtcMs) / MINUTE_MS);
  return [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const turned = (degrees: number) => ((degrees % 360) + 360) % 360;
