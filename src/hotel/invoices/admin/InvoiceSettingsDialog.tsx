import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useFormState } from 'react-hook-form';
import { NumberField, TextField } from '@/hotel/editing/admin/form-fields';
import { invoiceSettingsSchema, type InvoiceSettings } from '@/hotel/invoices/invoice';
import { RIEL_RATE_MAX } from '@/hotel/rules/limits';
import { useSaveInvoiceSettings } from '@/hotel/invoices/staff-queries/invoices';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { invoiceSettingsWords } from '@/words/staff';

type Props = { settings: InvoiceSettings; onClose: () => void };

/** Invoice settings beside the stay: their series, the tax, who issues them. */
export function InvoiceSettingsDialog({ settings, onClose }: Props) {
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
    <FormDialog
      title={invoiceSettingsWords.title}
      description={invoiceSettingsWords.text}
      cancel={invoiceSettingsWords.cancel}
      submit={invoiceSettingsWords.save}
      isSending={save.isPending}
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(store)()}
    >
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
    </FormDialog>
  );
}
