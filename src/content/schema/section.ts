import type * as v from 'valibot';
import type { ImageCategory } from './image.ts';
import type { RouteName } from '../../basics/rules/routes.ts';

/**
 * Where texts for translating are in something, by the names of its fields: `title`, a list's
 * `amenities`, or `services.title` for that field of each of a list. Addresses of mail and of pages,
 * numbers, pictures and the names of people are none.
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
  /** Its texts, for translating (decision 0030). */
  texts: readonly TextPath<v.InferOutput<S>>[];
  /** Those of them that may stay what they are in every language. */
  optionalTexts?: readonly TextPath<v.InferOutput<S>>[];
  /** Pictures in numbered slots of this category come before those that it names. */
  slots?: ImageCategory;
  /** The page of the admin area with its editor. */
  editor: RouteName;
  /** What the site says before anybody has edited it: of the sample hotel, invented. */
  sample: v.InferOutput<S>;
  /**
   * What it is for a hotel that has written others and never this one, as after an upgrade: nothing of
   * the sample's.
   */
  unwritten?: v.InferOutput<S>;
};

/** What a section is, said in one file each; gives it back with its types. */
export function defineSection<S extends v.GenericSchema>(described: Section<S>): Section<S> {
  return described;
}
