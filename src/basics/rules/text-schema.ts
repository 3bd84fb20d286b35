import * as v from 'valibot';
import { isSingleLine, isLineWithoutLink } from './single-line.ts';
import { POSITION_MAX, PRICE_MAX } from './limits.ts';
import { VALIDATION } from './validation-texts.ts';

/** Text up to `max` characters; surrounding spaces do not count. May be empty. */
export function text(max: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max, VALIDATION.tooLong(max)));
}

/** Text that says something: only spaces are as good as nothing. */
export function requiredText(max: number) {
  return v.pipe(
    v.string(VALIDATION.required),
    v.trim(),
    v.nonEmpty(VALIDATION.required),
    v.maxLength(max, VALIDATION.tooLong(max)),
  );
}

/** Beside the length of a name: no line ends, hidden signs or web addresses. */
export const lineWithoutLink = v.check<string, string>(isLineWithoutLink, VALIDATION.nameInvalid);
/** The same of any other text of one line, which may name an address. */
export const singleLine = v.check<string, string>(isSingleLine, VALIDATION.lineInvalid);

/** A whole number within bounds; the database holds the same bounds. */
export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.number(VALIDATION.wholeNumber),
    v.integer(VALIDATION.wholeNumber),
    v.minValue(min, VALIDATION.atLeast(min)),
    v.maxValue(max, VALIDATION.atMost(max)),
  );
}

/** At most so many of something. */
export function listOf<const S extends v.GenericSchema>(one: S, max: number) {
  return v.pipe(v.array(one), v.maxLength(max, VALIDATION.tooMany(max)));
}

/** An amount in the hotel's currency, to the cent. */
export const money = v.pipe(
  v.number(VALIDATION.number),
  v.minValue(0, VALIDATION.atLeast(0)),
  v.maxValue(PRICE_MAX, VALIDATION.atMost(PRICE_MAX)),
  v.transform((amount) => Math.round(amount * 100) / 100),
);

/** What is stored as a row has; the id can be in an address, `updatedAt` notices another's save. */
export const storedRow = {
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/)),
  updatedAt: v.pipe(v.string(), v.maxLength(40)),
};
/** The same of what has a place in an order, low first. */
export const orderedRow = { ...storedRow, position: wholeNumber(0, POSITION_MAX) };

/** `YYYY-MM-DD`, or nothing. */
export const dayOrNone = v.pipe(
  v.string(),
  v.regex(/^([12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/, VALIDATION.dateInvalid),
);

/** A schema whose fields can be looked at one by one. */
export type FieldsSchema<T> = { entries: { [F in keyof T]: v.GenericSchema<unknown, T[F]> } };

/**
 * Each field by itself: what the schema accepts is taken, anything else becomes the fallback's.
 * Reads own properties only, so a stored `__proto__` or inherited key never counts.
 * @throws never
 */
export function parseWithFallback<T extends object>(
  schema: FieldsSchema<T>,
  input: unknown,
  fallback: T,
): T {
  const source: object = typeof input === 'object' && input !== null ? input : {};
  const fields = Object.entries<v.GenericSchema>(schema.entries).map(([name, field]) => {
    const parsed = Object.hasOwn(source, name)
      ? v.safeParse(field, Reflect.get(source, name))
      : undefined;
    return [name, parsed?.success ? parsed.output : Reflect.get(fallback, name)];
  });
  // Every field of the schema is there, with its own output or that of the typed fallback.
  return Object.fromEntries(fields) as T;
}
