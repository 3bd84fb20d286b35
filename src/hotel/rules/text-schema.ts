import * as v from 'valibot';
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

/** A whole number within bounds; the database holds the same bounds. */
export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.number(VALIDATION.wholeNumber),
    v.integer(VALIDATION.wholeNumber),
    v.minValue(min, VALIDATION.atLeast(min)),
    v.maxValue(max, VALIDATION.atMost(max)),
  );
}

/**
 * Each field by itself: what the schema accepts is taken, anything else becomes the fallback's.
 * Reads own properties only, so a stored `__proto__` or inherited key never counts.
 * @throws never
 */
export function lenient<const E extends v.ObjectEntries>(
  schema: v.ObjectSchema<E, undefined>,
  input: unknown,
  fallback: v.InferOutput<v.ObjectSchema<E, undefined>>,
): v.InferOutput<v.ObjectSchema<E, undefined>> {
  const source: object = typeof input === 'object' && input !== null ? input : {};
  const result: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(schema.entries)) {
    const parsed = Object.hasOwn(source, key)
      ? v.safeParse(entry, Reflect.get(source, key))
      : undefined;
    result[key] = parsed?.success ? parsed.output : Reflect.get(fallback, key);
  }
  // Every key of the schema was just filled with its own output or the typed fallback.
  return result as v.InferOutput<v.ObjectSchema<E, undefined>>;
}
