/**
 * A second implementation of prices, in whole cents. The database computes in decimals, and both
 * must agree to the cent. Only for tests; the site itself computes no price with rules.
 */
export type Period = { name: string; from: number; to: number; price: number; weekdays: number[] };
export type Rules = {
  price: number;
  included: number;
  extra: number;
  periods: Period[];
  /** `percent` in hundredths of a percent. */
  steps: { nights: number; percent: number }[];
  code?: { percent: number } | { amount: number } | undefined;
  extras: { id: string; price: number; per: string; count: number }[];
};
/**
 * `arrival` counts days from 2027-01-01, a Friday; all amounts are cents. `children` is what children
 * of bands cost per night, who are not among `guests`.
 */
export type Stay = { arrival: number; nights: number; guests: number; children?: number };

export type Quote = {
  nights: { night: string; amount: number; period: string | null }[];
  price: number;
  fee: number;
  total: number;
  discount: number;
  extras: { id: string; amount: number }[];
  rule: { code: string } | null;
};

const FRIDAY = 4;
const WHOLE = 10_000;

const rounded = (above: number, below: number) => Math.floor((2 * above + below) / (2 * below));

/** The period that sets the price of a night: the shortest one that contains it. */
export function periodOf({ periods }: Rules, night: number): Period | undefined {
  const over = periods.filter(({ from, to }) => from <= night && night < to);
  return over.toSorted((a, b) => a.to - a.from - (b.to - b.from))[0];
}

export function modelQuote(rules: Rules, { arrival, nights, guests, children = 0 }: Stay) {
  const bare = Array.from({ length: nights }, (_, later) => {
    const night = arrival + later;
    const period = periodOf(rules, night);
    const weekday = (night + FRIDAY) % 7;
    const more = Math.max(guests - rules.included, 0) * rules.extra + children;
    return (period?.weekdays[weekday] || period?.price || rules.price) + more;
  });
  const reached = rules.steps.filter((step) => step.nights <= nights);
  const longStay = Math.max(0, ...reached.map((step) => step.nights));
  const percent = reached.find((step) => step.nights === longStay)?.percent ?? 0;
  const code = rules.code;
  const codePercent = code && 'percent' in code ? code.percent : 0;
  let amounts = bare
    .map((cents) => rounded(cents * (WHOLE - percent), WHOLE))
    .map((cents) => rounded(cents * (WHOLE - codePercent), WHOLE));
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  if (code && 'amount' in code) {
    const price = Math.max(sum(amounts) - code.amount, 0);
    amounts = spread(price, amounts);
  }
  const price = sum(amounts);
  const fee = rounded(price, 1000) * 100;
  const extras = rules.extras.map(({ id, price: each, per, count }) => ({
    id,
    amount: each * count * timesOf(per, nights, guests),
  }));
  const total = price + fee + sum(extras.map(({ amount }) => amount));
  return { amounts, price, fee, total, discount: sum(bare) - price, extras };
}

function timesOf(per: string, nights: number, guests: number): number {
  if (per === 'night') return nights;
  if (per === 'guest') return guests;
  return per === 'guest_night' ? nights * guests : 1;
}

function spread(amount: number, over: number[]): number[] {
  const whole = over.reduce((one, other) => one + other, 0);
  let soFar = 0;
  let given = 0;
  return over.map((part, at) => {
    soFar += whole === 0 ? 1 : part;
    const upto = at === over.length - 1 ? amount : rounded(amount * soFar, whole || over.length);
    const own = upto - given;
    given = upto;
    return own;
  });
}
