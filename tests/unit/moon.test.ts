import { Body, Equator, Horizon, Illumination, MoonPhase, Observer } from 'astronomy-engine';
import { SearchMoonPhase, SearchRiseSet } from 'astronomy-engine';
import { ageAt, clockTime, elongationAt, litPart, moonInSky } from '@/hotel/moon/moon';
import { moonTimesOfNight, phaseOfNight, riseAndSet, turnAt } from '@/hotel/moon/moon';
import type { Place } from '@/hotel/moon/moon';
import { addDays } from '@/basics/time/dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FROM = Date.UTC(2020, 0, 1);
const UNTIL = Date.UTC(2041, 0, 1);

const place = (latitude: number, longitude: number, hours: number): Place => ({
  latitude,
  longitude,
  aheadOfUtcMs: hours * HOUR,
});
const KEP = place(10.4829, 104.3167, 7);
/** Places with the tolerance of their times (s): in Iceland the moon may rise almost level. */
const PLACES = [
  ['Kep', KEP, 10],
  ['Reykjavík', place(64.1466, -21.9426, 0), 100],
  ['Quito', place(-0.1807, -78.4678, -5), 10],
  ['Sydney', place(-33.8688, 151.2093, 10), 10],
] as const;

/** Returns the moment within a day of `time` at which the moon is `angle` degrees from the sun. */
function whenAt(angle: number, time: number): number {
  const past = (at: number) => (elongationAt(at) - angle + 540) % 360 < 180;
  let [low, high] = [time - DAY, time + DAY];
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (past(middle)) low = middle;
    else high = middle;
  }
  return low;
}

test.each([
  [0, 'new moon'],
  [90, 'first quarter'],
  [180, 'full moon'],
  [270, 'last quarter'],
])('each %i° (%s) from 2020 to 2040 is told within two minutes', (angle) => {
  let worst = 0;
  for (let from = FROM; from < UNTIL;) {
    const exact = SearchMoonPhase(angle, new Date(from), 40)?.date.getTime() ?? Number.NaN;
    worst = Math.max(worst, Math.abs(whenAt(angle, exact) - exact));
    from = exact + 20 * DAY;
  }
  expect(worst / MINUTE).toBeLessThan(2);
});

test.each(PLACES)('in %s rise and set of 2020 to 2040 are right', (_, at, seconds) => {
  const observer = new Observer(at.latitude, at.longitude, 0);
  const wrong: string[] = [];
  for (let day = FROM - at.aheadOfUtcMs; day < UNTIL; day += 5 * DAY) {
    const found = riseAndSet(day, day + DAY, at);
    for (const [kind, direction] of [
      ['rise', 1],
      ['set', -1],
    ] as const) {
      const exact = SearchRiseSet(Body.Moon, observer, direction, new Date(day), 1)?.date.getTime();
      const isWithin = exact !== undefined && exact < day + DAY;
      const told = found[kind];
      const isRight =
        isWithin && told !== undefined
          ? Math.abs(told - exact) < seconds * 1000
          : isWithin === (told !== undefined);
      if (!isRight) wrong.push(`${kind} on ${new Date(day).toISOString()}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('what is lit and how old the moon is are told within half a hundredth and a quarter of an hour', () => {
  expect([0, 90, 180, 270].map(litPart).map((lit) => lit.toFixed(3))).toEqual([
    '0.000',
    '0.500',
    '1.000',
    '0.500',
  ]);
  for (let time = FROM; time < UNTIL; time += 11.3 * DAY) {
    const moment = new Date(time);
    expect(elongationAt(time)).toBeCloseTo(MoonPhase(moment), 0);
    const { phase_fraction: lit } = Illumination(Body.Moon, moment);
    expect(Math.abs(litPart(elongationAt(time)) - lit)).toBeLessThan(0.005);
    const newMoon = SearchMoonPhase(0, moment, -40)?.date.getTime() ?? Number.NaN;
    expect(Math.abs(ageAt(time) - (time - newMoon) / DAY)).toBeLessThan(0.25 / 24);
  }
});

test.each([
  ['2026-12-23', undefined, '16:59'],
  ['2026-12-24', 'full', '18:08'],
  ['2026-12-25', undefined, '19:16'],
])('the night of %s: %s, the moon rises at %s', (date, phase, rise) => {
  expect(phaseOfNight(date)).toBe(phase);
  expect(clockTime(moonTimesOfNight(date, KEP).rise ?? Number.NaN, KEP)).toBe(rise);
});

test('each month has one night of each phase, also where the day is another one than in Greenwich', () => {
  for (const [, at] of PLACES) {
    const phases: string[] = [];
    for (let day = 0; day < 3 * 354; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const phase = phaseOfNight(date, at.aheadOfUtcMs);
      if (phase) phases.push(phase);
    }
    expect(phases.length).toBeGreaterThan(140);
    phases.slice(4).forEach((phase, index) => expect(phase).toBe(phases[index]));
  }
});

test('beyond the polar circle a night may have neither rise nor set', () => {
  const nights = Array.from({ length: 28 }, (_, day) =>
    moonTimesOfNight(`2026-06-${String(day + 1).padStart(2, '0')}`, place(75, 20, 1)),
  );
  expect(
    nights.filter(({ rise, set }) => rise === undefined && set === undefined).length,
  ).toBeGreaterThan(5);
});

test.each(PLACES)('in %s the lit side of the moon faces the sun within eight degrees', (_, at) => {
  const observer = new Observer(at.latitude, at.longitude, 0);
  const seen = (body: Body, date: Date) => {
    const { ra, dec } = Equator(body, date, observer, true, true);
    return Horizon(date, observer, ra, dec);
  };
  const radians = Math.PI / 180;
  let worst = 0;
  for (let time = FROM; time < UNTIL; time += 17.7 * DAY) {
    const elongation = elongationAt(time);
    // Skips times near new and full moon, when no side of the moon is clearly lit.
    if (Math.min(elongation % 180, 180 - (elongation % 180)) < 45) continue;
    const [moon, sun] = [seen(Body.Moon, new Date(time)), seen(Body.Sun, new Date(time))];
    const [high, low] = [moon.altitude * radians, sun.altitude * radians];
    const apart = (sun.azimuth - moon.azimuth) * radians;
    const side = Math.cos(low) * Math.sin(apart);
    const up = Math.sin(low) * Math.cos(high) - Math.cos(low) * Math.sin(high) * Math.cos(apart);
    const turn = Math.atan2(side, up) / radians + (elongation < 180 ? -90 : 90);
    worst = Math.max(worst, Math.abs(((turnAt(time, at) - turn + 900) % 360) - 180));
  }
  expect(worst).toBeLessThan(8);
});

test.each([
  ['a crescent after sunset lies on its back until it sets', '2026-12-13', '18:00', 95],
  ['a full moon is not there a minute before it rises', '2026-12-24', '18:07', undefined],
  ['and is there once it has risen', '2026-12-24', '18:12', 278],
  ['one that sets before dusk is not there in the morning', '2026-12-28', '08:00', undefined],
])('%s', (_, date, clock, turn) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const now = Date.parse(`${date}T00:00:00Z`) - KEP.aheadOfUtcMs + (hours * 60 + minutes) * MINUTE;
  expect(moonInSky(date, now, KEP)?.turn.toFixed(0)).toBe(turn?.toFixed(0));
});

test('through two months of evenings the moon is in the sky when it is over the horizon', () => {
  const observer = new Observer(KEP.latitude, KEP.longitude, 0);
  for (let day = 0; day < 60; day += 1)
    for (let hour = 18; hour < 28; hour += 0.5) {
      const date = addDays('2026-12-01', day);
      const now = Date.parse(`${date}T00:00:00Z`) - KEP.aheadOfUtcMs + hour * 60 * MINUTE;
      const { ra, dec } = Equator(Body.Moon, new Date(now), observer, true, true);
      const { altitude } = Horizon(new Date(now), observer, ra, dec, 'normal');
      // At the horizon half of the moon is visible, so both answers are right.
      if (Math.abs(altitude) < 0.4) continue;
      expect([date, hour, moonInSky(date, now, KEP) !== undefined]).toEqual([
        date,
        hour,
        altitude > 0,
      ]);
    }
});
