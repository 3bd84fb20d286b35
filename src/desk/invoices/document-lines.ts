import { paperWords, invoiceListWords } from '../../words/staff.ts';
import type { EmailWords } from '../../words/catalogues.ts';
import { formatNumber, type NumberWords } from '../../basics/rules/numbers.ts';
import type { CurrencySign } from '../../basics/rules/currency.ts';
import { formatPrice, toCents } from '../../basics/rules/price.ts';
import { chargesOf, nightsByPrice, sumOf } from '../../selling/prices/stay-amounts.ts';
import { withTax, amountOf, invoiceNumber, signOf } from './invoice.ts';
import type { DocumentFacts, Invoice } from './invoice.ts';
import { requestReference } from '../../selling/booking/reference.ts';
import { CSV_BOM, csvLine } from '../lists/csv.ts';
import { hotelDay } from '../../basics/time/relative-time.ts';

export type DocumentLine = { label: string; amount: number };

/** Returns `$1,234.50`, always with cents, so that the digits of a column align. */
export function formatAmount(amount: number, sign: CurrencySign, words?: NumberWords): string {
  return formatPrice(amount, sign, words, 2);
}

/** Lines of a document: nights by price, early-departure change, fees, taxes and extras. */
export function documentLines(
  facts: DocumentFacts,
  { guestPaperWords, numberWords }: EmailWords,
): DocumentLine[] {
  const { price, charged, currencySign, nightAmounts, extras } = facts;
  const nights = nightsByPrice(nightAmounts).map(({ nights: count, amount }) => ({
    label: guestPaperWords.nightsAt(count, formatAmount(amount, currencySign, numberWords)),
    amount: toCents(count * amount),
  }));
  const lines: DocumentLine[] = [
    {
      label: charged === 'whole' ? guestPaperWords.notSlept : guestPaperWords.earlyDeparture,
      amount: toCents(price - sumOf(nightAmounts)),
    },
    ...chargesOf(facts).map(({ name, amount }) => ({ label: name || guestPaperWords.fee, amount })),
    ...extras.map(({ name, count, amount }) => ({
      label: count > 1 ? `${count} × ${name}` : name,
      amount,
    })),
  ];
  return [...nights, ...lines.filter(({ amount }) => amount !== 0)];
}

export function documentTotals(
  facts: DocumentFacts,
  { guestPaperWords, numberWords, stayPageWords }: EmailWords,
): (DocumentLine & { isLast?: boolean })[] {
  const whole = stayPageWords.facts.total;
  const { total, tax, taxName, taxPercent, taxIncluded } = facts;
  if (taxPercent === 0) return [{ label: whole, amount: total, isLast: true }];
  const percent = formatNumber(taxPercent, undefined, numberWords);
  if (taxIncluded) {
    return [
      { label: whole, amount: total, isLast: true },
      { label: guestPaperWords.taxWithin(taxName, percent), amount: tax },
    ];
  }
  return [
    { label: guestPaperWords.beforeTax, amount: total },
    { label: guestPaperWords.taxOnTop(taxName, percent), amount: tax },
    { label: whole, amount: withTax(total, facts), isLast: true },
  ];
}

/** Smallest riel note in use, to which totals are rounded. */
const RIEL_STEP = 100;

/** Returns the amount due in riel, at the document's exchange rate. Undefined if it has no rate. */
export function rielOf(facts: DocumentFacts): number | undefined {
  if (facts.rielRate === 0) return undefined;
  return Math.round((withTax(facts.total, facts) * facts.rielRate) / RIEL_STEP) * RIEL_STEP;
}

/** Returns the taxes charged with the stay, without the invoice's own tax on the whole sum. */
function taxesOf(facts: DocumentFacts): number[] {
  return chargesOf(facts).flatMap(({ kind, amount }) => (kind === 'tax' ? amount : []));
}

export function invoicesCsv(invoices: readonly Invoice[]): string {
  const lines = invoices.map((invoice) => {
    const { kind, issuedAt, reservationId, facts } = invoice;
    const sign = signOf(invoice);
    return csvLine([
      invoiceNumber(invoice),
      paperWords[kind],
      hotelDay(issuedAt),
      facts.guest,
      requestReference(reservationId),
      facts.roomName,
      facts.checkIn,
      facts.checkOut,
      facts.nights,
      sign * facts.price,
      sign * facts.fee,
      sign * sumOf(facts.extras.map(({ amount }) => amount)),
      sign * toCents(facts.tax + sumOf(taxesOf(facts))),
      amountOf(invoice),
    ]);
  });
  return CSV_BOM + csvLine(invoiceListWords.csv) + lines.join('');
}
