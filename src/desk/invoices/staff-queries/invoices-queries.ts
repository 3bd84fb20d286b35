import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import type { Invoice } from '@/desk/invoices/invoice';
import * as service from '@/desk/invoices/staff-services/invoices-service';
import { spoken } from '@/desk/stays/staff-queries/reservations-queries';
import type { ToastText } from '@/words/toast-text';
import { invoiceToasts } from '@/words/staff';

// Below what a guest's erasure resets: an invoice names its guest.
const KEY = [...STAFF_KEY, 'reservations', 'invoices'] as const;
const SETTINGS_KEY = [...STAFF_KEY, 'invoice-settings'] as const;

export function useInvoiceSettings() {
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: service.fetchInvoiceSettings,
    meta: { failure: invoiceToasts.settingsFailed },
  });
}

export function useSaveInvoiceSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: service.saveInvoiceSettings,
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
    queryFn: reservationId === undefined ? skipToken : () => service.fetchInvoices(reservationId),
    meta: { failure: invoiceToasts.listFailed },
  });
}

export function useInvoicesOfMonth(month: string) {
  return useQuery({
    queryKey: [...KEY, 'month', month],
    queryFn: () => service.fetchInvoicesOfMonth(month),
  });
}

export function useMakeInvoice() {
  return useInvoiceChange(service.makeInvoice, invoiceToasts.made);
}

export function useCancelInvoice() {
  return useInvoiceChange(service.cancelInvoice, invoiceToasts.cancelled);
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
