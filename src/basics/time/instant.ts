const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Matches timestamps of JSON (`T`, `+00:00` or `Z`) and Postgres (a space, a short offset). */
const TIMESTAMP =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/;

/** Parses a timestamp to milliseconds, or NaN. `Date` accepts different forms in each browser. */
export function instantOf(timestamp: string): number {
  const [, year, month, day, hour, minute, second, fraction = '', sign, aheadHours, aheadMinutes] =
    TIMESTAMP.exec(timestamp) ?? [];
  const ahead = Number(aheadHours ?? 0) * HOUR_MS + Number(aheadMinutes ?? 0) * MINUTE_MS;
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.slice(0, 3).padEnd(3, '0')),
  );
  return sign === '-' ? local + ahead : local - ahead;
}
