import * as v from 'valibot';
import { documentFacts, documentFactsSchema, invoiceNumber } from '@/desk/invoices/invoice';
import { invoiceSettingsSchema, isOutdated, validInvoice } from '@/desk/invoices/invoice';
import type { Invoice, InvoiceSettings } from '@/desk/invoices/invoice';
import { documentLines, documentTotals, formatAmount } from '@/desk/invoices/document-lines';
import { invoicesCsv, rielOf } from '@/desk/invoices/document-lines';
import { EMAIL_WORDS } from '@/words/catalogues';
import type { Reservation } from '@/desk/stays/reservation';
import { EMAIL_STAY as STAY } from '../support/email-stay';

/** The database's default settings. */
const SETTINGS: InvoiceSettings = {
  prefix: 'INV-',
  taxName: '',
  taxPercent: 0,
  taxIncluded: true,
  rielRate: 0,
  address: '',
};
const facts = (stay: Partial<Reservation> = {}, settings: Partial<InvoiceSettings> = {}) =>
  documentFacts({ ...STAY, ...stay }, { ...SETTINGS, ...settings }, '$');
const written = (lines: { label: string; amount: number }[]) =>
  lines.map(({ label, amount }) => `${label}: ${formatAmount(amount, '$')}`);

test('a paper holds nothing of a stay but its facts', () => {
  expect(facts()).not.toHaveProperty('phone');
  expect(Object.keys(facts()).toSorted()).toEqual(
    Object.keys(documentFactsSchema.entries).toSorted(),
  );
});

describe('the lines of a paper', () => {
  test('are nights by their price, and the fee', () => {
    expect(written(documentLines(facts(), EMAIL_WORDS.en))).toEqual([
      '3 nights at $249.00: $747.00',
      'Service fee: $75.00',
    ]);
  });

  test('tell nights of different prices apart, and what was added', () => {
    const told = facts({
      nightAmounts: [159, 159, 179],
      price: 497,
      fee: 50,
      extras: [{ id: 'boat', name: 'Boat to Rabbit Island', count: 2, amount: 70 }],
      total: 617,
    });
    expect(written(documentLines(told, EMAIL_WORDS.en))).toEqual([
      '2 nights at $159.00: $318.00',
      '1 night at $179.00: $179.00',
      'Service fee: $50.00',
      '2 × Boat to Rabbit Island: $70.00',
    ]);
  });

  test('share out a price that was stored before nights had amounts', () => {
    const old = facts({ nightAmounts: [], price: 100, fee: 0, total: 100 });
    expect(written(documentLines(old, EMAIL_WORDS.en))).toEqual([
      '2 nights at $33.33: $66.66',
      '1 night at $33.34: $33.34',
    ]);
  });

  test('say what an early departure changed', () => {
    const whole = facts({ nights: 2, charged: 'whole', nightAmounts: [249, 249] });
    expect(written(documentLines(whole, EMAIL_WORDS.en))).toEqual([
      '2 nights at $249.00: $498.00',
      'Nights booked but not stayed: $249.00',
      'Service fee: $75.00',
    ]);
    const less = facts({
      nights: 2,
      charged: 'amount',
      nightAmounts: [249, 249],
      price: 400,
      fee: 40,
    });
    expect(written(documentLines(less, EMAIL_WORDS.en))[1]).toBe(
      'Agreed at early departure: −$98.00',
    );
  });

  test('add up to the total', () => {
    for (const price of [0, 0.01, 100, 333.33, 9_999_999.99])
      for (const nights of [1, 3, 7, 60]) {
        const paper = facts({ price, nights, nightAmounts: [], fee: 0, total: price });
        const sum = documentLines(paper, EMAIL_WORDS.en).reduce(
          (all, { amount }) => all + amount,
          0,
        );
        expect(sum).toBeCloseTo(price, 2);
      }
  });
});

describe('the tax of a paper', () => {
  const vat = { taxName: 'VAT', taxPercent: 10 };

  test('is left out where there is none', () => {
    expect(written(documentTotals(facts(), EMAIL_WORDS.en))).toEqual(['Total: $822.00']);
  });

  test('is named within the total, or added to it', () => {
    expect(
      written(documentTotals(facts({}, { ...vat, taxIncluded: true }), EMAIL_WORDS.en)),
    ).toEqual(['Total: $822.00', 'of which VAT 10 %: $74.73']);
    expect(
      written(documentTotals(facts({}, { ...vat, taxIncluded: false }), EMAIL_WORDS.en)),
    ).toEqual(['Before tax: $822.00', 'VAT 10 %: $82.20', 'Total: $904.20']);
  });
});

describe('an invoice', () => {
  const invoice = (id: string, more: Partial<Invoice> = {}): Invoice => ({
    id,
    reservationId: 'r',
    prefix: 'INV-',
    number: 12,
    kind: 'invoice',
    cancels: null,
    issuedAt: '2026-11-23T02:00:00.000+00:00',
    facts: facts(),
    ...more,
  });

  test('is called by its series and number', () => {
    expect(invoiceNumber(invoice('a'))).toBe('INV-0012');
    expect(invoiceNumber({ prefix: '2027/', number: 12_345 })).toBe('2027/12345');
  });

  test('is taken back in the list by its credit note, each amount and tax of it', () => {
    const vat = { id: 'vat', name: 'VAT', kind: 'tax', percent: 10, rounding: 'cent' } as const;
    const charges = [{ ...vat, amount: 74.7 }];
    const stay = { facts: { ...facts(), charges, tax: 5 } };
    const [, ...lines] = invoicesCsv([
      invoice('a', stay),
      invoice('b', { ...stay, kind: 'credit', cancels: 'a' }),
    ]).split('\r\n');
    const [taken, back] = lines.map((line) => line.split(',').slice(-5).map(Number));
    expect(taken).toEqual([747, 75, 0, 79.7, taken?.at(-1)]);
    expect(back).toEqual(taken?.map((amount) => 0 - amount));
  });

  test('counts until a credit note takes it back', () => {
    const credit = invoice('b', { kind: 'credit', cancels: 'a' });
    expect(validInvoice([invoice('a')])?.id).toBe('a');
    expect(validInvoice([invoice('a'), credit])).toBeUndefined();
    expect(validInvoice([invoice('a'), credit, invoice('c')])?.id).toBe('c');
  });

  test('is out of date once the stay lasts or costs something else', () => {
    expect(isOutdated(invoice('a'), STAY)).toBe(false);
    expect(isOutdated(invoice('a'), { ...STAY, total: 1 })).toBe(true);
    expect(isOutdated(invoice('a'), { ...STAY, nights: 2 })).toBe(true);
  });
});

test.each([
  [{ taxPercent: 10 }, 'taxName', 'Please name the tax'],
  [{ taxPercent: 101, taxName: 'VAT' }, 'taxPercent', 'Please enter 0 to 100'],
  [{ taxPercent: Number.NaN }, 'taxPercent', 'Please enter 0 to 100'],
  [{ prefix: 'No 1' }, 'prefix', 'Please use letters, digits and / . _ - only'],
])('the settings %j are refused at their field', (change, field, sentence) => {
  const parsed = v.safeParse(invoiceSettingsSchema, { ...SETTINGS, ...change });
  const told = parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message]);
  expect(told).toContainEqual([field, sentence]);
});

test('a tax is kept to two places', () => {
  const parsed = v.parse(invoiceSettingsSchema, { ...SETTINGS, taxName: 'VAT', taxPercent: 7.125 });
  expect(parsed.taxPercent).toBe(7.13);
});

test('the total in riel is what is to be paid, tax and all, in notes that there are', () => {
  expect(rielOf(facts())).toBeUndefined();
  expect(rielOf(facts({}, { rielRate: 4100 }))).toBe(3_370_200);
  expect(rielOf(facts({ total: 100.01 }, { rielRate: 4037.5 }))).toBe(403_800);
  const onTop = { taxName: 'VAT', taxPercent: 10, taxIncluded: false, rielRate: 4000 };
  expect(rielOf(facts({ total: 100 }, onTop))).toBe(440_000);
});
