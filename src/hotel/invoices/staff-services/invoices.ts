import { invoiceSchema, invoiceSettingsSchema } from '@/hotel/invoices/invoice';
import type { Invoice, InvoiceSettings } from '@/hotel/invoices/invoice';
import {
  columnsOf,
  decimal,
  rowSchema,
  rowTimestamp,
  toColumns,
} from '@/hotel/content/staff-services/row-schema';
import { askChanged } from '@/hotel/content/staff-services/writes';
import { supabase } from '@/lib/supabase';
import { ask, askRows } from '@/lib/ask';
import { worded } from '@/lib/refusal';
import { ServiceError } from '@/lib/service-error';
import { invoiceRefusalWords } from '@/words/staff';

const SETTINGS = 'invoice_settings';
const settingsFields = { ...invoiceSettingsSchema.entries, taxPercent: decimal, rielRate: decimal };
const settingsRow = rowSchema(settingsFields);
const fields = { ...invoiceSchema.entries, issuedAt: rowTimestamp };
const columns = columnsOf(fields);
const row = rowSchema(fields);

/** Invoice settings beside the stay. @throws ServiceError */
export function fetchInvoiceSettings(): Promise<InvoiceSettings> {
  return ask(
    supabase().from(SETTINGS).select(columnsOf(settingsFields)).eq('id', 1).single(),
    settingsRow,
  );
}

/** Sets it, for the invoices from now on. @throws ServiceError */
export function saveInvoiceSettings(settings: InvoiceSettings): Promise<InvoiceSettings> {
  const update = supabase()
    .from(SETTINGS)
    .update(toColumns(settings))
    .eq('id', 1)
    .select(columnsOf(settingsFields));
  return askChanged(update, settingsRow).catch(throwInWords);
}

/** Invoices and credit notes of a stay, oldest first. @throws ServiceError */
export function fetchInvoices(reservationId: string): Promise<Invoice[]> {
  const invoices = supabase()
    .from('invoices')
    .select(columns)
    .eq('reservation_id', reservationId)
    .order('issued_at')
    .order('number');
  return askRows(invoices, row);
}

/** The invoice of a stay: the one there is, or a new one with the next number. @throws ServiceError */
export function makeInvoice(reservationId: string): Promise<Invoice> {
  return one(supabase().rpc('make_invoice', { reservation_id: reservationId }));
}

/** Takes an invoice back. @returns the credit note @throws ServiceError */
export function cancelInvoice(invoiceId: string): Promise<Invoice> {
  return one(supabase().rpc('cancel_invoice', { invoice_id: invoiceId }));
}

function one(call: Parameters<typeof askRows>[0]): Promise<Invoice> {
  return askChanged(call, row).catch(throwInWords);
}

function throwInWords(failure: unknown): never {
  throw failure instanceof ServiceError ? worded(failure, invoiceRefusalWords) : failure;
}
