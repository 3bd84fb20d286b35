import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/hotel/accounts/staff-queries/session';
import type { Invoice } from '@/hotel/invoices/invoice';
import {
  cancelInvoice,
  fetchInvoices,
  fetchInvoicesOfMonth,
  fetchInvoiceSettings,
  makeInvoice,
  saveInvoiceSettings,
} from '@/hotel/invoices/staff-services/invoices';
import { ServiceError } from '@/lib/service-error';
import type { ToastText } from '@/words/toast-text';
import { invoiceToasts } from '@/words/staff';

// Below what a guest's erasure resets: an invoice names its guest.
const KEY = [...STAFF_KEY, 'reservations', 'invoices'] as const;
const SETTINGS_KEY = [...STAFF_KEY, 'invoice-settings'] as const;

/** Invoice settings beside the stay. */
export function useInvoiceSettings() {
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: fetchInvoiceSettings,
    meta: { failure: invoiceToasts.settingsFailed },
  });
}

/** Sets what invoices say, from now on. */
export function useSaveInvoiceSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveInvoiceSettings,
    onSuccess: (stored) => client.setQueryData(SETTINGS_KEY, stored),
    meta: {
      about: 'invoice-settings',
      success: invoiceToasts.settingsSaved,
      failure: (error: unknown) => spoken(error, invoiceToasts.settingsNotSaved),
    },
  });
}

/** Invoices and credit notes of a stay, oldest first. @param reservationId undefined: nobody asks */
export function useInvoices(reservationId: string | undefined) {
  return useQuery({
    queryKey: [...KEY, reservationId],
    queryFn: reservationId === undefined ? skipToken : () => fetchInvoices(reservationId),
    meta: { failure: invoiceToasts.listFailed },
  });
}

/** Invoices and credit notes made in a month, oldest first. */
export function useInvoicesOfMonth(month: string) {
  return useQuery({
    queryKey: [...KEY, 'month', month],
    queryFn: () => fetchInvoicesOfMonth(month),
  });
}

/** Makes the invoice of a stay, or gives the one there is. */
export function useMakeInvoice() {
  return useInvoiceChange(makeInvoice, invoiceToasts.made);
}

/** Takes an invoice back by a credit note. */
export function useCancelInvoice() {
  return useInvoiceChange(cancelInvoice, invoiceToasts.cancelled);
}

function useInvoiceChange(change: (id: string) => Promise<Invoice>, success: ToastText) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    meta: {
      about: 'invoice',
      success,
      failure: (error: unknown) => spoken(error, invoiceToasts.failed),
    },
  });
}

function spoken(error: unknown, otherwise: ToastText): ToastText {
  const speaks = error instanceof ServiceError && error.status === 422 && error.message !== '';
  return speaks ? { ...otherwise, description: error.message } : otherwise;
}
