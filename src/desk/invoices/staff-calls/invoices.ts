import * as v from 'valibot';
import {
  invoiceNumber,
  invoiceSchema,
  invoiceSettingsSchema,
  validInvoice,
  type Invoice,
  type InvoiceSettings,
} from '@/desk/invoices/invoice';
import { midnightOf } from '@/basics/time/dates';
import { addMonths } from '@/basics/time/month';
import {
  columnsOf,
  decimal,
  rowSchema,
  rowTimestamp,
  toColumns,
} from '@/content/store/staff-calls/row-schema';
import { askChanged } from '@/content/store/staff-calls/writes';
import { supabase } from '@/lib/supabase';
import { callRest, callRestRows } from '@/lib/call-rest';
import { withRefusalWords } from '@/lib/refusal';
import { ServiceError } from '@/lib/service-error';
import { invoiceRefusalWords, invoiceToasts } from '@/words/staff';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { refusalToast } from '@/desk/stays/staff-calls/reservations';
import type { ToastText } from '@/words/toast-text';

const SETTINGS = 'invoice_settings';
const settingsFields = { ...invoiceSettingsSchema.entries, taxPercent: decimal, rielRate: decimal };
const settingsRow = rowSchema(settingsFields);
const fields = { ...invoiceSchema.entries, issuedAt: rowTimestamp };
const columns = columnsOf(fields);
const row = rowSchema(fields);
const shortFields = v.pick(invoiceSchema, [
  'id',
  'reservationId',
  'prefix',
  'number',
  'kind',
  'cancels',
]).entries;
const shortRow = rowSchema(shortFields);
/** Rows per request: the most that PostgREST returns. */
const NUMBERS = 1000;

export function fetchInvoiceSettings(): Promise<InvoiceSettings> {
  return callRest(
    supabase().from(SETTINGS).select(columnsOf(settingsFields)).eq('id', 1).single(),
    settingsRow,
  );
}

const all = () => supabase().from('invoices').select(columns);

const inOrder = (invoices: ReturnType<typeof all>, max = NUMBERS) =>
  callRestRows(invoices.order('issued_at').order('number').limit(max), row);

export function fetchInvoicesOfMonth(month: string): Promise<Invoice[]> {
  const from = (one: string) => midnightOf(`${one}-01`);
  return inOrder(
    all()
      .gte('issued_at', from(month))
      .lt('issued_at', from(addMonths(month, 1))),
  );
}

/** Loads the numbers of all valid invoices for an export, by reservation ID. */
export async function fetchInvoiceNumbers(signal: AbortSignal): Promise<Map<string, string>> {
  const found: v.InferOutput<typeof shortRow>[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = supabase().from('invoices').select(columnsOf(shortFields));
    const behind = last ? page.gt('id', last.id) : page;
    // oxlint-disable-next-line no-await-in-loop -- a page starts after the last row of the previous
    const some = await callRestRows(
      behind.order('id').limit(NUMBERS).abortSignal(signal),
      shortRow,
    );
    found.push(...some);
    if (some.length < NUMBERS) break;
  }
  const byStay = Map.groupBy(found, ({ reservationId }) => reservationId);
  return new Map(
    [...byStay].flatMap(([stay, invoices]) => {
      const valid = validInvoice(invoices);
      return valid ? [[stay, invoiceNumber(valid)] as const] : [];
    }),
  );
}

/** Returns the stay's valid invoice, or issues one with the next number. */
export function makeInvoice(reservationId: string): Promise<Invoice> {
  return one(supabase().rpc('make_invoice', { reservation_id: reservationId }));
}

/** Cancels an invoice. @returns its credit note */
export function cancelInvoice(invoiceId: string): Promise<Invoice> {
  return one(supabase().rpc('cancel_invoice', { invoice_id: invoiceId }));
}

function one(call: Parameters<typeof callRestRows>[0]): Promise<Invoice> {
  return askChanged(call, row).catch(throwInWords);
}

function throwInWords(failure: unknown): never {
  throw failure instanceof ServiceError ? withRefusalWords(failure, invoiceRefusalWords) : failure;
}

// The cache key starts with that of reservations, so that erasing a guest also resets the invoices.
const KEY = [...STAFF_KEY, 'reservations', 'invoices'] as const;
const SETTINGS_KEY = [...STAFF_KEY, 'invoice-settings'] as const;

export function useInvoiceSettings() {
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: fetchInvoiceSettings,
    meta: { failure: invoiceToasts.settingsFailed },
  });
}

/** Saves the settings for future invoices. Issued invoices do not change. */
export function useSaveInvoiceSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: InvoiceSettings) => {
      const update = supabase()
        .from(SETTINGS)
        .update(toColumns(settings))
        .eq('id', 1)
        .select(columnsOf(settingsFields));
      return askChanged(update, settingsRow).catch(throwInWords);
    },
    onSuccess: (stored) => client.setQueryData(SETTINGS_KEY, stored),
    meta: {
      about: 'invoice-settings',
      success: invoiceToasts.settingsSaved,
      failure: (error: unknown) => refusalToast(error, invoiceToasts.settingsNotSaved),
    },
  });
}

/** Loads a stay's invoices and credit notes. Sends no request without `reservationId`. */
export function useInvoices(reservationId: string | undefined) {
  return useQuery({
    queryKey: [...KEY, reservationId],
    queryFn: reservationId ? () => inOrder(all().eq('reservation_id', reservationId)) : skipToken,
    meta: { failure: invoiceToasts.listFailed },
  });
}

export function useInvoicesOfMonth(month: string) {
  return useQuery({
    queryKey: [...KEY, 'month', month],
    queryFn: () => fetchInvoicesOfMonth(month),
  });
}

export function useMakeInvoice() {
  return useInvoiceChange(makeInvoice, invoiceToasts.made);
}

export function useCancelInvoice() {
  return useInvoiceChange(cancelInvoice, invoiceToasts.cancelled);
}

function useInvoiceChange(change: (id: string) => Promise<Invoice>, success: ToastText) {
  return useMutation({
    mutationFn: change,
    meta: {
      about: 'invoice',
      success,
      failure: (error: unknown) => refusalToast(error, invoiceToasts.failed),
      invalidates: [KEY],
    },
  });
}
