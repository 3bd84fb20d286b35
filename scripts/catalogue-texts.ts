/** One text of the interface, by the names that lead to it, in each of the catalogues compared. */
export type SideBySide = { name: string; texts: string[] };

/** What a sentence may be told besides texts and numbers: a key of the catalogue, facts by name. */
const KEYS: readonly unknown[] = [
  'room',
  'reservations',
  'message',
  'confirmed',
  'distance',
  'hero',
  { capacity: 2 },
];
/** Which facts of a date are numbers that have a name. */
const NUMBERED = [[0], [1], [2], [0, 2]];
/** More facts than any sentence takes. */
const FACTS_MAX = 4;

type Placeholder = {
  mark: string;
  toString: () => string;
  join: () => string;
  slice: () => { join: () => string };
  map: (write: (one: string) => string) => string[];
  /** As a language writes a clock in its own way. */
  replace: () => Placeholder;
};
type Sentence = (...facts: unknown[]) => unknown;

/**
 * Every text that the first of these catalogues has, with the same of the others; `{1}`, `{2}` …
 * stand for what a sentence is told.
 */
export function sideBySide(catalogues: readonly unknown[], name = ''): SideBySide[] {
  const [first] = catalogues;
  if (typeof first === 'string' || isFact(first))
    return [{ name, texts: catalogues.map((text) => textOf(text)) }];
  if (typeof first === 'function') {
    // Compared by the compiler and the build: where the first has a sentence, the others have one.
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

/** What a sentence of the first is told and says, and another leaves out. @param names of the files */
export function missingPlaceholders(catalogues: readonly unknown[], names: readonly string[]): string[] {
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

/**
 * The same sentence of each catalogue, told the same: facts, or keys and numbers where only those
 * make sense. @throws Error for a sentence that wants something else
 */
function renderSentences(sentences: readonly Sentence[], name: string): unknown[] {
  const facts = Array.from({ length: FACTS_MAX }, (_, index) => fact(index + 1));
  const tries = [
    facts,
    ...KEYS.map((key) => [key, ...facts.slice(1)]),
    ...KEYS.map((key) => [key, key]),
    // Days and months have names by their number.
    ...NUMBERED.map((places) => facts.map((one, index) => (places.includes(index) ? 2 : one))),
  ];
  for (const given of tries) {
    try {
      const said = sentences.map((sentence) => sentence(...given));
      if (!/undefined|NaN/.test(JSON.stringify(said))) return said;
    } catch {
      // It wants something else.
    }
  }
  throw new Error(`${name} wants facts that are not known here`);
}

/** Stands for a number, a text or a list of texts. */
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
  // Asked for one key, whatever it holds.
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
