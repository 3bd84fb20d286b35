import { addDays, HOTEL_AHEAD_OF_UTC_MS } from '../../basics/time/dates.ts';
import type { Place as Spot } from './moon-position.ts';
import {
  clockTime,
  elongationAt,
  elongationOfNight,
  moonTimesOfNight,
  phaseOfNight,
  turnAt,
} from './moon.ts';

export type FullMoon = {
  /** The date of the evening. */
  night: string;
  /** The moonrise as `18:42`; undefined without a place. */
  rise: string | undefined;
  /** How the moon looks at its rise: its angle from the sun, and how far it is turned. */
  elongation: number;
  turn: number;
};

/** Returns the next nights of a full moon, from a date on. */
export function nextFullMoons(from: string, many: number, spot?: Spot): FullMoon[] {
  const nights: string[] = [];
  for (let day = from; nights.length < many;) {
    const isFull = phaseOfNight(day) === 'full';
    if (isFull) nights.push(day);
    day = addDays(day, isFull ? SHORTEST_MONTH : 1);
  }
  return nights.map((night) => {
    const place = spot && { ...spot, aheadOfUtcMs: HOTEL_AHEAD_OF_UTC_MS };
    const { rise } = place ? moonTimesOfNight(night, place) : {};
    if (!place || rise === undefined)
      return { night, rise: undefined, elongation: elongationOfNight(night), turn: 0 };
    const turn = turnAt(rise, place);
    return { night, rise: clockTime(rise, place), elongation: elongationAt(rise), turn };
  });
}

/** The lowest number of days from one full moon's evening to the next one's. */
const SHORTEST_MONTH = 28;
