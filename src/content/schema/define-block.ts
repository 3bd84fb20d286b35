import * as v from 'valibot';

/** Where texts for translating are in a block: `title`, or `items.name` of each thing in a list. */
type BlockText<T> = {
  [F in keyof T & string]: T[F] extends string
    ? F
    : T[F] extends readonly (infer One)[]
      ? One extends string
        ? F
        : `${F}.${keyof One & string}`
      : never;
}[keyof T & string];

/** What every kind of block says of itself; `L` are its compositions, the first is a new one's. */
type Described<E extends v.ObjectEntries, L extends string> = {
  /** Where it is in the editor's list, low first; tens, so that another finds room. */
  order: number;
  /**
   * Its fields. Names mean the same in every kind: a text a text, `image`, `images` and `to` what the database checks,
   * `until` the last day on which visitors see it.
   */
  entries: E;
  /** Compositions to choose from, made by the design language. */
  looks: readonly [L, ...L[]];
  /** Texts for translating. */
  texts: readonly BlockText<v.InferOutput<v.ObjectSchema<E, undefined>>>[];
  /** Those of them that may stay what they are in every language. */
  optionalTexts?: readonly BlockText<v.InferOutput<v.ObjectSchema<E, undefined>>>[];
  /** What a new one holds. */
  blank: () => v.InferOutput<v.ObjectSchema<E, undefined>>;
};

/** Says of what type a kind of block is; nothing else. */
export function defineBlock<
  const K extends string,
  E extends v.ObjectEntries,
  const L extends string,
>(kind: K, described: Described<E, L>) {
  const schema = v.object({
    /** Made here; one on its page. */
    id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
    kind: v.literal(kind),
    /** Staff keep it, visitors do not see it. */
    hidden: v.boolean(),
    look: v.picklist(described.looks),
    ...described.entries,
  });
  return { kind, ...described, schema };
}
