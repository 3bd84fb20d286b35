import { NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { invoiceSettingsSchema, type InvoiceSettings } from '@/desk/invoices/invoice';
import { RIEL_RATE_MAX } from '@/basics/rules/limits';
import { useSaveInvoiceSettings } from '@/desk/invoices/staff-calls/invoices';
import { SelectField } from '@/ui/Field';
import { DraftDialog, useFormDialog } from '@/kit/editors/admin/FormDialog';
import { invoiceSettingsWords as words, commonWords } from '@/words/staff';

type Props = { settings: InvoiceSettings; onClose: () => void };

export function InvoiceSettingsDialog({ settings, onClose }: Props) {
  const save = useSaveInvoiceSettings();
  const editor = useFormDialog({
    draft: 'invoice-settings',
    schema: invoiceSettingsSchema,
    value: settings,
    send: async (wanted) => {
      await save.mutateAsync(wanted);
      onClose();
    },
  });

  return (
    <DraftDialog
      editor={editor}
      labels={words}
      title={words.title}
      description={words.text}
      submit={commonWords.save}
      onClose={onClose}
    >
      <div className="two">
        <TextField name="taxName" hint={words.taxNameHint} />
        <NumberField name="taxPercent" max={100} step="any" />
      </div>
      <div className="two">
        <SelectField
          label={words.how}
          {...editor.form.register('taxIncluded', {
            setValueAs: (value) => String(value) === 'true',
          })}
        >
          <option value="true">{words.included}</option>
          <option value="false">{words.added}</option>
        </SelectField>
        <TextField name="prefix" hint={words.prefixHint} />
      </div>
      <NumberField
        name="rielRate"

        max={RIEL_RATE_MAX}
        step="any"
        hint={words.rielRateHint}
      />
      <TextField name="address" hint={words.addressHint} rows={4} />
    </DraftDialog>
  );
}
