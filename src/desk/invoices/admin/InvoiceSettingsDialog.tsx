import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useFormState } from 'react-hook-form';
import { NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { invoiceSettingsSchema, type InvoiceSettings } from '@/desk/invoices/invoice';
import { RIEL_RATE_MAX } from '@/basics/rules/limits';
import { useSaveInvoiceSettings } from '@/desk/invoices/staff-queries/invoices-queries';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { invoiceSettingsWords as words, commonWords } from '@/words/staff';

type Props = { settings: InvoiceSettings; onClose: () => void };

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
      title={words.title}
      description={words.text}
      cancel={commonWords.cancel}
      submit={commonWords.save}
      isSending={save.isPending}
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(store)()}
    >
      <div className="two">
        <TextField form={form} name="taxName" label={words.taxName} hint={words.taxNameHint} />
        <NumberField
          form={form}
          name="taxPercent"
          label={words.taxPercent}
          min={0}
          max={100}
          step="any"
        />
      </div>
      <div className="two">
        <Field label={words.how}>
          {(control) => (
            <select
              {...control}
              {...form.register('taxIncluded', { setValueAs: (value) => String(value) === 'true' })}
            >
              <option value="true">{words.included}</option>
              <option value="false">{words.added}</option>
            </select>
          )}
        </Field>
        <TextField form={form} name="prefix" label={words.prefix} hint={words.prefixHint} />
      </div>
      <NumberField
        form={form}
        name="rielRate"
        label={words.rielRate}
        min={0}
        max={RIEL_RATE_MAX}
        step="any"
        hint={words.rielRateHint}
      />
      <TextField
        form={form}
        name="address"
        label={words.address}
        hint={words.addressHint}
        rows={4}
      />
    </FormDialog>
  );
}
