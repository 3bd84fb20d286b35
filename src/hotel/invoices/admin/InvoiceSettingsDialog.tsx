import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { NumberField } from '@/hotel/editing/admin/NumberField';
import { TextField } from '@/hotel/editing/admin/TextField';
import { invoiceSettingsSchema } from '@/hotel/invoices/invoice';
import type { InvoiceSettings } from '@/hotel/invoices/invoice';
import { RIEL_RATE_MAX } from '@/hotel/rules/limits';
import { useSaveInvoiceSettings } from '@/hotel/invoices/staff-queries/invoices';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { invoiceSettingsWords } from '@/words/staff';

type Props = { settings: InvoiceSettings; onClose: () => void };

/** Invoice settings beside the stay: their series, the tax, who issues them. */
export function InvoiceSettingsDialog({ settings, onClose }: Props) {
  const formId = useId();
  const save = useSaveInvoiceSettings();
  const form = useForm<InvoiceSettings>({
    defaultValues: settings,
    resolver: valibotResolver<InvoiceSettings, unknown, InvoiceSettings>(invoiceSettingsSchema),
  });
  const { isDirty } = useFormState({ control: form.control });

  function store(wanted: InvoiceSettings): void {
    if (!save.isPending) save.mutate(wanted, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      // A click beside it must not lose what was typed.
      onOpenChange={(open) => !open && !isDirty && onClose()}
      title={invoiceSettingsWords.title}
      description={invoiceSettingsWords.text}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {invoiceSettingsWords.cancel}
          </Button>
          <Button type="submit" form={formId} loading={save.isPending}>
            {invoiceSettingsWords.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(store)(event)}>
        <div className="two">
          <TextField
            form={form}
            name="taxName"
            label={invoiceSettingsWords.taxName}
            hint={invoiceSettingsWords.taxNameHint}
          />
          <NumberField
            form={form}
            name="taxPercent"
            label={invoiceSettingsWords.taxPercent}
            min={0}
            max={100}
            step="any"
          />
        </div>
        <div className="two">
          <Field label={invoiceSettingsWords.how}>
            {(control) => (
              <select
                {...control}
                {...form.register('taxIncluded', {
                  setValueAs: (value) => String(value) === 'true',
                })}
              >
                <option value="true">{invoiceSettingsWords.included}</option>
                <option value="false">{invoiceSettingsWords.added}</option>
              </select>
            )}
          </Field>
          <TextField
            form={form}
            name="prefix"
            label={invoiceSettingsWords.prefix}
            hint={invoiceSettingsWords.prefixHint}
          />
        </div>
        <NumberField
          form={form}
          name="rielRate"
          label={invoiceSettingsWords.rielRate}
          min={0}
          max={RIEL_RATE_MAX}
          step="any"
          hint={invoiceSettingsWords.rielRateHint}
        />
        <TextField
          form={form}
          name="address"
          label={invoiceSettingsWords.address}
          hint={invoiceSettingsWords.addressHint}
          rows={4}
        />
      </form>
    </Dialog>
  );
}
