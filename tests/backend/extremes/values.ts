import { addDays, hotelToday } from '../../../src/basics/time/dates.ts';

type Values = { ordinary: unknown; extremes: unknown[] };

const TODAY = hotelToday();
/** Long texts that Postgres generates itself, because sending them each time is slow. */
export const LONG_TEXTS = [
  { letter: 'x', times: 2 ** 20 },
  { letter: 'ស', times: 100_000 },
].map((each) => ({ ...each, text: each.letter.repeat(each.times) }));
const [MEGABYTE, KHMER] = LONG_TEXTS.map(({ text }) => text);
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const NUMBERS = [0, -1, 1e3, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 1.5, 1e308];
const INTEGERS = [...NUMBERS, 'NaN', 'many', '', null];
const LONG_AGO = ['-infinity', '4713-01-01 BC', '0001-01-01', '1900-01-01'];
const FAR_AHEAD = ['infinity', '2999-12-31', '9999-12-31', '5874897-12-31', '5874898-01-01'];
const DAYS = [...LONG_AGO, ...FAR_AHEAD, '2027-02-30', 'soon', '', null];
const SHORT_TEXTS = ['', ' ', '%', '\\', `'); select 1; --`, '\u{10ffff}', 'NaN', 'a\u0000b'];
const BROAD_TEXTS = [MEGABYTE, KHMER, '('.repeat(10_000), 'a@'.repeat(10_000)];

const TEXTS: Values = {
  ordinary: 'room-premier',
  extremes: [...SHORT_TEXTS, ...BROAD_TEXTS, null],
};
const REALS: Values = { ordinary: 1, extremes: [...INTEGERS, 'Infinity', '-Infinity', 1e-308, -0] };
const WHOLE: Values = { ordinary: 2, extremes: INTEGERS };
const SHORT_JSONS = [null, 0, '', true, {}, { a: null }, [null], [[]], 1e308];
const JSONS: Values = {
  ordinary: [],
  extremes: [
    ...SHORT_JSONS,
    MEGABYTE,
    nested(1000),
    { a: nested(500) },
    Array.from({ length: 10_000 }, () => ({})),
    [{ category: 'hero', position: 2 ** 31 - 1, width: 1e308 }, { variants: 'x' }],
  ],
};
const MOMENTS: Values = {
  ordinary: `${TODAY}T00:00:00Z`,
  extremes: [...DAYS, '294276-12-31T23:59:59Z', '4714-11-24 BC'],
};

const INTEGER_LISTS: Values = {
  ordinary: [],
  extremes: [null, [null], [-1], [2_147_483_647], [[1]], 'x', {}, Array(10_000).fill(1)],
};
const MANY_ROOMS = Array.from({ length: 20_000 }, (_, i) => `room-${i}`);

const VALUES: Record<string, Values> = {
  text: TEXTS,
  'character varying': TEXTS,
  smallint: WHOLE,
  integer: WHOLE,
  bigint: { ...WHOLE, extremes: [...INTEGERS, '9223372036854775807', '-9223372036854775808'] },
  numeric: REALS,
  real: REALS,
  'double precision': REALS,
  boolean: { ordinary: true, extremes: [false, null, 'maybe', 2] },
  date: {
    ordinary: TODAY,
    extremes: [...DAYS, addDays(TODAY, 740), addDays(TODAY, 741), addDays(TODAY, -367)],
  },
  'timestamp with time zone': MOMENTS,
  'timestamp without time zone': MOMENTS,
  uuid: {
    ordinary: '00000000-0000-4000-8000-000000000000',
    extremes: ['ffffffff-ffff-ffff-ffff-ffffffffffff', '', 'x', 7, null],
  },
  json: JSONS,
  jsonb: JSONS,
  'text[]': {
    ordinary: [],
    extremes: [null, [null], [''], [['a']], 'x', {}, [MEGABYTE], MANY_ROOMS],
  },
  'numeric[]': {
    ordinary: [1],
    extremes: [null, [], [null], [-1], ['NaN'], ['Infinity'], [1e308], Array(10_000).fill(1)],
  },
  'smallint[]': INTEGER_LISTS,
  'integer[]': INTEGER_LISTS,
  'date[]': {
    ordinary: [],
    extremes: [...DAYS.map((day) => [day]), null, [[TODAY]], 'x', {}, Array(10_000).fill(TODAY)],
  },
  'timestamp with time zone[]': {
    ordinary: [],
    extremes: [null, [null], ['infinity'], ['soon'], 'x', {}, Array(10_000).fill(null)],
  },
  'uuid[]': { ordinary: [], extremes: [null, [null], ['x'], Array(10_000).fill(null)] },
};

/**
 * @param isComposite true for a row type, which visitors cannot send @throws for an unknown type
 */
export function valuesOf(type: string, isComposite: boolean): Values {
  const values = isComposite ? { ordinary: null, extremes: [null] } : VALUES[type];
  if (!values) throw new Error(`Say in extremes/values.ts what the extremes of ${type} are.`);
  return values;
}
