import { useSection } from '@/hotel/editing/admin/use-section';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { ListField } from '@/hotel/editing/admin/ListField';
import { TextField } from '@/hotel/editing/admin/form-fields';
import { staffToasts, goodToKnowEditorWords } from '@/words/staff';
import { BESIDE_PRICE_MAX, GOOD_TO_KNOW_MAX } from '@/hotel/rules/limits';
import { besidePrice } from '@/hotel/good-to-know/good-to-know-items';
import type { GoodToKnow as Facts, StayFact } from '@/hotel/good-to-know/good-to-know';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { GoodToKnow, StayFacts } from '@/hotel/good-to-know/view/GoodToKnow';
import { useContent } from '@/hotel/content/queries/content';
import { Price } from '@/hotel/rooms/view/Price';

const { title: TITLE, labels: LABELS } = goodToKnowEditorWords;
const BLANK: StayFact = { label: '', text: '', besidePrice: false };

/** What guests should know before they book: an own list of staff's, a few of it beside the price. */
export function GoodToKnowTab() {
  const section = useSection('goodToKnow', { success: staffToasts.goodToKnowUpdated });
  return (
    <SectionEditor
      {...section}
      draft="good-to-know"
      inTab
      title={TITLE}
      purpose={goodToKnowEditorWords.purpose}
      labels={LABELS}
      texts={{
        ...section.texts,
        labels: {
          'items.label': goodToKnowEditorWords.label,
          'items.text': goodToKnowEditorWords.text,
        },
      }}
      fields={(form) => <GoodToKnowFields form={form} />}
      preview={({ items }) => <GoodToKnowPreview items={items} />}
    />
  );
}

function GoodToKnowFields({ form }: { form: UseFormReturn<Facts> }) {
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

/** Where guests meet the facts: below a price, then all of them as the pages list them. */
function GoodToKnowPreview({ items }: { items: readonly StayFact[] }) {
  const { rooms, sections } = useContent().content;
  const [room] = rooms;
  return (
    <PreviewPane>
      {() => (
        <div className="wrap py-12">
          <div className="mb-16 max-w-100 border border-line bg-surface p-8">
            {room && <Price nightly={room.price} sign={sections.hotelInfo.currencySign} />}
            <StayFacts items={items} />
          </div>
          <GoodToKnow items={items} />
        </div>
      )}
    </PreviewPane>
  );
}
