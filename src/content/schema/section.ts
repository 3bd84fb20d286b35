import type * as v from 'valibot';
import type { ImageCategory } from './image.ts';
import type { RouteName } from '../../basics/rules/routes.ts';

/**
 * Paths of translatable texts: `title`, `amenities` (a list of texts) or `services.title`.
 * Addresses, numbers, pictures and people's names are not translated.
 */
export type TextPath<T> = {
  [F in keyof T & string]: T[F] extends string | readonly string[]
    ? F
    : T[F] extends readonly (infer One)[]
      ? `${F}.${keyof One & string}`
      : never;
}[keyof T & string];

type Section<S extends v.GenericSchema> = {
  schema: S;
  texts: readonly TextPath<v.InferOutput<S>>[];
  optionalTexts?: readonly TextPath<v.InferOutput<S>>[];
  /** If set, stored pictures in this category's slots come before those that the section names. */
  slots?: ImageCategory;
  editor: RouteName;
  /** The sample hotel's content, shown until staff edit the site. */
  sample: v.InferOutput<S>;
  /**
   * The content if a hotel saved other sections but never this one, e.g. after an upgrade. It must
   * contain nothing of the sample hotel.
   */
  unwritten?: v.InferOutput<S>;
};

/** Returns the definition unchanged; only checks its types. */
export function defineSection<S extends v.GenericSchema>(described: Section<S>): Section<S> {
  return described;
}
