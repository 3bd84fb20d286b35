import * as v from 'valibot';
import { isSingleLine, isLineWithoutLink } from './single-line.ts';
import { POSITION_MAX, PRICE_MAX } from './limits.ts';
import { VALIDATION } from './validation-texts.ts';

export function text(max: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(max, VALIDATION.tooLong(max)));
}

export function requiredText(max: number) {
  return v.pipe(
    v.string(VALIDATION.required),
    v.trim(),
    v.nonEmpty(VALIDATION.required),
    v.maxLength(max, VALIDATION.tooLong(max)),
  );
}

/** Refuses line breaks, control characters and web addresses. */
export const lineWithoutLink = v.check<string, string>(isLineWithoutLink, VALIDATION.nameInvalid);
/** Refuses line breaks and control characters. */
export const singleLine = v.check<string, string>(isSingleLine, VALIDATION.lineInvalid);

export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.number(VALIDATION.wholeNumber),
    v.integer(VALIDATION.wholeNumber),
    v.minValue(min, VALIDATION.atLeast(min)),
    v.maxValue(max, VALIDATION.atMost(max)),
  );
}

export function listOf<const S extends v.GenericSchema>(one: S, max: number) {
  return v.pipe(v.array(one), v.maxLength(max, VALIDATION.tooMany(max)));
}

/** An amount in the hotel's currency, rounded to cents. */
export const money = v.pipe(
  v.number(VALIDATION.number),
  v.minValue(0, VALIDATION.atLeast(0)),
  v.maxValue(PRICE_MAX, VALIDATION.atMost(PRICE_MAX)),
  v.transform((amount) => Math.round(amount * 100) / 100),
);

/** Fields of stored rows. `updatedAt` detects that somebody else saved since. */
export const storedRow = {
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/)),
  updatedAt: v.pipe(v.string(), v.maxLength(40)),
};
/** Fields of rows that staff can order, lowest `position` first. */
export const orderedRow = { ...storedRow, position: wholeNumber(0, POSITION_MAX) };

/** `YYYY-MM-DD` or ''. */
export const dayOrNone = v.pipe(
  v.string(),
  v.regex(/^([12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/, VALIDATION.dateInvalid),
);

export type FieldsSchema<T> = { entries: { [F in keyof T]: v.GenericSchema<unknown, T[F]> } };

/** Replaces invalid fields by those of `fallback`. Reads own properties only; never throws. */
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
  // The result has every field of the schema, so the cast is safe.
  return Object.fromEntries(fields) as T;
}
