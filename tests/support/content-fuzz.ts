import { seededRandom } from './seeded-random.ts';

/**
 * Invalid documents for fuzz tests: a valid document with a few changes from a seeded generator, so
 * that the seed alone reproduces a failure.
 */

type Random = ReturnType<typeof seededRandom>;

/** Replaced by `__proto__` in the final text: as a key in code it would set the prototype. */
const PROTO = '@proto@';

export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u200b\u200b',
  '\u202eright to left\u202c',
  'مرحبا بكم في الفندق',
  'ស្វាគមន៍មកកាន់ផ្ទះចន្ទរា',
  '👩‍👩‍👧‍👦🏳️‍🌈🇰🇭',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  '\ud800',
  'line\nline\r\nline\u2028line',
  '<script>globalThis.hit=1</script>',
  '"><img src=x onerror="globalThis.hit=1">',
  '</script><svg onload=globalThis.hit=1>',
  "'; drop table rooms; --",
  '{{7*7}}${7*7}<%= 7*7 %>',
  '=HYPERLINK("https://evil.example")',
  '%s%n%x %00 ../../etc/passwd',
  'javascript:globalThis.hit=1',
  'data:text/html,<script>globalThis.hit=1</script>',
  '//evil.example/x.png',
  'https://',
  'http://[::1',
  'https://evil.example/"onerror="x',
  'red;background:url(https://evil.example)',
  '#12345g',
  'null',
  'Infinity',
  '1e999',
  '-0',
  '0x10',
] as const;

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [null],
  [[]],
  [{}],
  { length: 3 },
  { toString: 'x', valueOf: 'y' },
  { [PROTO]: { polluted: true } },
  { constructor: { prototype: { polluted: true } } },
];

type Place = { holder: Record<string, unknown>; key: string };

function placesOf(value: unknown, into: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return into;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    into.push({ holder, key });
    placesOf(holder[key], into);
  }
  return into;
}

function deep(levels: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { deep: value };
  return value;
}

function oneOf<T>(random: Random, values: readonly T[]): T {
  return values[random(values.length)] as T;
}

function spoil({ holder, key }: Place, random: Random): void {
  const old = holder[key];
  const kind = random(12);
  if (kind <= 2) holder[key] = oneOf(random, HOSTILE_TEXTS);
  else if (kind <= 5) holder[key] = structuredClone(oneOf(random, ODD_VALUES)); // spoiled in its turn, perhaps
  else if (kind === 6) delete holder[key];
  else if (kind === 7) holder[key] = oneOf(random, ['x', '👩‍👩‍👧', 'ម', 'a b ']).repeat(30_000);
  else if (kind === 8) holder[key] = random(2) === 0 ? [old] : { value: old };
  // `String` would throw on a changed object without a usable `toString`.
  else if (kind === 9) holder[key] = typeof old === 'object' ? JSON.stringify(old) : String(old);
  else if (kind === 10) holder[oneOf(random, [PROTO, 'constructor', 'prototype', 'then'])] = old;
  else if (Array.isArray(old)) holder[key] = [...old, ...old, ...old]; // ids twice
  else holder[key] = deep(random(10) === 0 ? 2000 : 60);
}

/**
 * Returns the JSON text of a randomly damaged copy of `whole`.
 * @param seed the same seed gives the same text
 */
export function fuzzed(whole: object, seed: number): string {
  const random = seededRandom(seed);
  const copy = structuredClone(whole);
  const changes = 1 + random(6);
  for (let change = 0; change < changes; change += 1) {
    const places = placesOf(copy);
    if (places.length > 0) spoil(oneOf(random, places), random);
  }
  return JSON.stringify(copy).replaceAll(`"${PROTO}"`, '"__proto__"');
}
