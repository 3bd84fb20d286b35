import { EDITOR_TEXTS } from '@/hotel/editing/admin/editor-texts';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { ListField } from '@/hotel/editing/admin/ListField';
import { TextField } from '@/hotel/editing/admin/TextField';
import { staffToasts, goodToKnowEditorWords } from '@/words/staff';
import { BESIDE_PRICE_MAX, GOOD_TO_KNOW_MAX } from '@/hotel/rules/limits';
import { besidePrice } from '@/hotel/good-to-know/good-to-know-items';
import { goodToKnowSchema } from '@/hotel/good-to-know/good-to-know';
import type { GoodToKnow, StayFact } from '@/hotel/good-to-know/good-to-know';
import { useContent } from '@/hotel/content/queries/content';
import { useSaveSections } from '@/hotel/content/staff-queries/sections';
import { GoodToKnowPreview } from './GoodToKnowPreview';

const { title: TITLE, labels: LABELS } = goodToKnowEditorWords;
const BLANK: StayFact = { label: '', text: '', besidePrice: false };

/** What guests should know before they book: an own list of staff's, a few of it beside the price. */
export function GoodToKnowTab() {
  const { goodToKnow } = useContent().content.sections;
  const saving = useSaveSections({
    success: staffToasts.goodToKnowUpdated,
    failure: staffToasts.updateFailed,
  });
  return (
    <SectionEditor
      draft="good-to-know"
      inTab
      title={TITLE}
      purpose={goodToKnowEditorWords.purpose}
      schema={goodToKnowSchema}
      value={goodToKnow}
      labels={LABELS}
      texts={{
        ...EDITOR_TEXTS.goodToKnow,
        labels: {
          'items.label': goodToKnowEditorWords.label,
          'items.text': goodToKnowEditorWords.text,
        },
      }}
      save={(edit) => saving.mutateAsync({ goodToKnow: edit })}
      fields={(form) => <GoodToKnowFields form={form} />}
      preview={({ items }) => <GoodToKnowPreview items={items} />}
    />
  );
}

function GoodToKnowFields({ form }: { form: UseFormReturn<GoodToKnow> }) {
  const { control, register } = form;
  const rows = useFieldArray({ control, name: 'items' });
  const items = useWatch({ control, name: 'items' });
  const isFull = besidePrice(items).length >= BESIDE_PRICE_MAX;
  return (
    <ListField
      form={form}
      name="items"
      legend={goodToKnowEditorWords.items}
      hint={goodToKnowEditorWords.hint(BESIDE_PRICE_MAX)}
      noun="item"
      rows={rows}
      blank={BLANK}
      max={GOOD_TO_KNOW_MAX}
      row={(index) => (
        <>
          <TextField
            form={form}
            name={`items.${index}.label`}
            label={goodToKnowEditorWords.label}
          />
          <TextField
            form={form}
            name={`items.${index}.text`}
            label={goodToKnowEditorWords.text}
            rows={2}
          />
          <div className="checks">
            <label>
              <input
                type="checkbox"
                {...register(`items.${index}.besidePrice`)}
                disabled={isFull && !items[index]?.besidePrice}
              />
              {goodToKnowEditorWords.besidePrice}
            </label>
          </div>
        </>
      )}
    />
  );
}
