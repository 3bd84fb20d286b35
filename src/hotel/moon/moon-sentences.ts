import { moonWords } from '../../words/visitors.ts';
import { addDays, formatDate, HOTEL_AHEAD_OF_UTC_MS, midnightOf } from '../../basics/time/dates.ts';
import { instantOf } from '../../basics/time/instant.ts';
import type { DateWords } from '../../basics/time/dates.ts';
import { clockTime, moonTimesOfNight, phaseOfNight } from './moon.ts';
import type { MoonSection } from '../../content/schema/sections/moon-section.ts';

export type MoonWords = typeof moonWords;
type Where = { latitude: number; longitude: number };

const HOUR_MS = 3_600_000;
/** A moon that rises before 5 p.m. is already high when the evening begins. */
const EVENING_RISE_FROM = 17;
/** Last hour of a moonrise to mention, counted from the evening's date: 28 is the next 4 a.m. */
const NIGHT_ENDS = 28;

/** `Tonight the moon rises from the sea at 18:42.` Undefined if there is nothing to say. */
export function tonightSentence(
  date: string,
  { over, rising, full, dark }: MoonSection,
  where: Where | undefined,
): string | undefined {
  if (over === 'off') return undefined;
  const phase = phaseOfNight(date);
  if (phase === 'new') return dark || moonWords.dark;
  if (!where) return phase === 'full' ? moonWords.fullTonight : undefined;
  const place = { ...where, aheadOfUtcMs: HOTEL_AHEAD_OF_UTC_MS };
  const midnight = instantOf(midnightOf(date));
  const { rise, set } = moonTimesOfNight(date, place);
  const hourOf = (time = Number.NaN) => (time - midnight) / HOUR_MS;
  const isSeenRising = hourOf(rise) >= EVENING_RISE_FROM && hourOf(rise) < NIGHT_ENDS;
  if (rise !== undefined && isSeenRising) {
    const time = moonWords.hour(clockTime(rise, place));
    const own = phase === 'full' ? full : rising;
    if (own) return own.replaceAll('{time}', time);
    return (phase === 'full' ? moonWords.full : moonWords.rising)[over](time);
  }
  if (set !== undefined && hourOf(set) >= 18)
    return moonWords.sets(moonWords.hour(clockTime(set, place)));
  return undefined;
}

/** `On your second night the moon is full.` Undefined for a stay without a full moon. */
export function fullNightSentence(
  checkIn: string | null | undefined,
  nights: number,
  words: MoonWords = moonWords,
  dateWords?: DateWords,
): string | undefined {
  if (!checkIn) return undefined;
  for (let night = 0; night < nights; night += 1) {
    const date = addDays(checkIn, night);
    if (phaseOfNight(date) !== 'full') continue;
    return words.fullNights[night] ?? words.fullOn(formatDate(date, dateWords));
  }
  return undefined;
}
