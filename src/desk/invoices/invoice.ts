import * as v from 'valibot';
import { invoiceSettingsErrors } from '../../words/staff.ts';
import { CHARGES, type Reservation } from '../stays/reservation.ts';
import type { ReservationStatus } from '../../basics/rules/reservation-status.ts';
import * as limits from '../../basics/rules/limits.ts';
import { CURRENCY_SIGNS, type CurrencySign } from '../../basics/rules/currency.ts';
import { agreedNights, chargesOf } from '../../selling/prices/stay-amounts.ts';
import { agreedExtraSchema, chargedSchema } from '../../selling/prices/agreed-extra.ts';
import { text } from '../../basics/rules/text-schema.ts';
import { toCents } from '../../basics/rules/price.ts';

export const invoiceSettingsSchema = v.pipe(
  v.object({
    /** Text before each number. Each prefix has a number series of its own. */
    prefix: v.pipe(
      text(limits.INVOICE_PREFIX_MAX),
      v.regex(/^[A-Za-z0-9/._-]*$/, invoiceSettingsErrors.prefix),
    ),
    taxName: text(limits.TAX_NAME_MAX),
    taxPercent: v.pipe(
      v.number(invoiceSettingsErrors.percent),
      v.minValue(0, invoiceSettingsErrors.percent),
      v.maxValue(100, invoiceSettingsErrors.percent),
      v.transform((percent) => Math.round(percent * 100) / 100),
    ),
    /** True if prices include the tax. Otherwise it is added to the total. */
    taxIncluded: v.boolean(),
    /** Riel per unit of the hotel's currency, to print the total in both; 0 prints no riel. */
    rielRate: v.pipe(
      v.number(invoiceSettingsErrors.rate),
      v.minValue(0, invoiceSettingsErrors.rate),
      v.maxValue(limits.RIEL_RATE_MAX, invoiceSettingsErrors.rate),
      v.transform((rate) => Math.round(rate * 100) / 100),
    ),
    address: text(limits.INVOICE_ADDRESS_MAX),
  }),
  v.forward(
    v.partialCheck(
      [['taxName'], ['taxPercent']],
      ({ taxName, taxPercent }) => taxPercent === 0 || taxName !== '',
      invoiceSettingsErrors.taxName,
    ),
    ['taxName'],
  ),
);
export type InvoiceSettings = v.InferOutput<typeof invoiceSettingsSchema>;

/** All facts that a document prints about a stay. Amounts are in the currency of `currencySign`. */
export const documentFactsSchema = v.object({
  guest: v.string(),
  roomName: v.string(),
  checkIn: v.string(),
  checkOut: v.string(),
  nights: v.number(),
  guests: v.number(),
  /** Documents of version 1.0 lack this field. */
  children: v.optional(v.array(v.number()), []),
  price: v.number(),
  fee: v.number(),
  charges: v.optional(v.array(chargedSchema), []),
  total: v.number(),
  charged: v.picklist(CHARGES),
  nightAmounts: v.array(v.number()),
  extras: v.array(agreedExtraSchema),
  taxName: v.string(),
  taxPercent: v.number(),
  taxIncluded: v.boolean(),
  tax: v.number(),
  // Older documents lack these two fields, so both have defaults.
  currencySign: v.optional(v.picklist(CURRENCY_SIGNS), '$'),
  rielRate: v.optional(v.number(), 0),
  address: v.string(),
});
export type DocumentFacts = v.InferOutput<typeof documentFactsSchema>;

/** An invoice, or the credit note that cancels one. `facts` never change after the issue. */
export const invoiceSchema = v.object({
  id: v.string(),
  reservationId: v.string(),
  prefix: v.string(),
  number: v.number(),
  kind: v.picklist(['invoice', 'credit']),
  cancels: v.nullable(v.string()),
  issuedAt: v.string(),
  facts: documentFactsSchema,
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;

const DIGITS = 4;

export function invoiceNumber({ prefix, number }: Pick<Invoice, 'prefix' | 'number'>): string {
  return prefix + String(number).padStart(DIGITS, '0');
}

export function signOf({ kind }: Pick<Invoice, 'kind'>): 1 | -1 {
  return kind === 'credit' ? -1 : 1;
}

/** Returns the amount due including tax; negative for a credit note. */
export function amountOf(invoice: Pick<Invoice, 'kind' | 'facts'>): number {
  const { facts } = invoice;
  return signOf(invoice) * withTax(facts.total, facts);
}

/** Returns the invoice that no credit note has cancelled. */
export function validInvoice<Of extends Pick<Invoice, 'id' | 'kind' | 'cancels'>>(
  invoices: readonly Of[],
): Of | undefined {
  const cancelled = new Set(invoices.map(({ cancels }) => cancels));
  return invoices.find(({ id, kind }) => kind === 'invoice' && !cancelled.has(id));
}

/** True if a stay with this status is charged. The database refuses other invoices. */
export function mayHaveInvoice(status: ReservationStatus): boolean {
  return ['confirmed', 'checked_in', 'checked_out', 'no_show'].includes(status);
}

export function documentFacts(
  stay: Reservation,
  settings: InvoiceSettings,
  currencySign: CurrencySign,
): DocumentFacts {
  return v.parse(documentFactsSchema, {
    ...settings,
    ...stay,
    charges: [...chargesOf(stay)],
    nightAmounts: [...agreedNights(stay)],
    guest: stay.guestName ?? stay.email ?? '',
    checkIn: stay.checkIn ?? '',
    checkOut: stay.checkOut ?? '',
    currencySign,
    tax: taxOf(stay.total, settings),
  });
}

export function isOutdated({ facts }: Invoice, stay: Reservation): boolean {
  const { roomName, checkIn, nights, total } = stay;
  return (
    facts.roomName !== roomName ||
    facts.checkIn !== checkIn ||
    facts.nights !== nights ||
    facts.total !== total
  );
}

type Tax = { taxPercent: number; taxIncluded: boolean };

/** Returns the tax in a total, or on top of it. Counts in whole cents, as the database does. */
export function taxOf(total: number, { taxPercent, taxIncluded }: Tax): number {
  const cents = BigInt(Math.round(total * 100));
  const rate = BigInt(Math.round(taxPercent * 100));
  const whole = taxIncluded ? 10_000n + rate : 10_000n;
  return Number((2n * cents * rate + whole) / (2n * whole)) / 100;
}

export function withTax(total: number, tax: Tax): number {
  return tax.taxIncluded ? total : toCents(total + taxOf(total, tax));
}
