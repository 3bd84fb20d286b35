/** One text in all compared catalogues; `name` is the path of its key. */
export type SideBySide = { name: string; texts: string[] };

/** Arguments for sentences that accept neither texts nor numbers: catalogue keys, and an object. */
const KEYS: readonly unknown[] = [
  'room',
  'reservations',
  'message',
  'confirmed',
  'distance',
  'hero',
  { capacity: 2 },
];
/** Positions of a sentence's arguments that are numbers of days or months. */
const NUMBERED = [[0], [1], [2], [0, 2]];
const FACTS_MAX = 4;

type Placeholder = {
  mark: string;
  toString: () => string;
  join: () => string;
  slice: () => { join: () => string };
  map: (write: (one: string) => string) => string[];
  /** Some languages call `replace` on a time, to write it in their own clock format. */
  replace: () => Placeholder;
};
type Sentence = (...facts: unknown[]) => unknown;

/** Lists texts beside their translations; `{1}`, `{2}` … stand for a sentence's arguments. */
export function sideBySide(catalogues: readonly unknown[], name = ''): SideBySide[] {
  const [first] = catalogues;
  if (typeof first === 'string' || isFact(first))
    return [{ name, texts: catalogues.map((text) => textOf(text)) }];
  if (typeof first === 'function') {
    // The compiler checks that all catalogues have the same sentences.
    return sideBySide(renderSentences(catalogues as readonly Sentence[], name), name);
  }
  if (typeof first !== 'object' || first === null) return [];
  return Object.keys(first)
    .toSorted((a, b) => (name === '' && a < b ? -1 : 0))
    .flatMap((key) =>
      sideBySide(
        catalogues.map((catalogue) => partOf(catalogue, key)),
        name ? `${name}.${key}` : key,
      ),
    );
}

export function missingPlaceholders(
  catalogues: readonly unknown[],
  names: readonly string[],
): string[] {
  return sideBySide(catalogues).flatMap(({ name, texts: [first = '', ...others] }) =>
    others.flatMap((text, index) =>
      placeholdersIn(first)
        .filter((placeholder) => !text.includes(placeholder))
        .map((fact) => `${names[index + 1]} leaves ${fact} out of ${name}`),
    ),
  );
}

function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\d\}/g))];
}

/** Calls a sentence in each catalogue with arguments that fit. @throws if none do */
function renderSentences(sentences: readonly Sentence[], name: string): unknown[] {
  const facts = Array.from({ length: FACTS_MAX }, (_, index) => fact(index + 1));
  const tries = [
    facts,
    ...KEYS.map((key) => [key, ...facts.slice(1)]),
    ...KEYS.map((key) => [key, key]),
    ...NUMBERED.map((places) => facts.map((one, index) => (places.includes(index) ? 2 : one))),
  ];
  for (const given of tries) {
    try {
      const said = sentences.map((sentence) => sentence(...given));
      if (!/undefined|NaN/.test(JSON.stringify(said))) return said;
    } catch {}
  }
  throw new Error(`${name} wants facts that are not known here`);
}

/** An argument that a sentence can use as a number, a text or a list of texts. */
function fact(number: number): Placeholder {
  const mark = `{${number}}`;
  const join = () => mark;
  const itself: Placeholder = {
    mark,
    toString: () => mark,
    join,
    slice: () => ({ join }),
    map: (write: (one: string) => string) => [write(mark)],
    replace: () => itself,
  };
  return itself;
}

function isFact(value: unknown): value is Placeholder {
  return typeof value === 'object' && value !== null && 'mark' in value;
}

function textOf(value: unknown): string {
  if (isFact(value)) return value.mark;
  return typeof value === 'string' ? value : '';
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
