import { useWatch } from 'react-hook-form';
import { useContent } from '@/content/store/queries/content';
import { CheckboxField, TextField } from '@/kit/editors/admin/form-fields';
import { ListField } from '@/kit/editors/admin/ListField';
import { SectionEditor, useSection } from '@/kit/editors/admin/SectionEditor';
import type { Sections } from '@/content/schema/sections';
import { GoodToKnow, StayFacts } from '@/selling/good-to-know/view/GoodToKnow';
import { RoomPrice } from '@/selling/rooms/view/RoomCard';
import { BESIDE_PRICE_MAX, GOOD_TO_KNOW_MAX } from '@/basics/rules/limits';
import { goodToKnowEditorWords as words, rowWords, staffToasts } from '@/words/staff';

const INNER_LABELS = { 'items.label': words.label, 'items.text': words.text };

export function GoodToKnowTab() {
  const { rooms, sections, prices } = useContent().content;
  const [room] = rooms;
  return (
    <SectionEditor
      {...useSection('goodToKnow', { success: staffToasts.goodToKnowUpdated }, INNER_LABELS)}
      draft="good-to-know"
      inTab
      words={words}
      fields={<ItemsField />}
      preview={({ items }) => (
        <div className="wrap py-12">
          <div className="mb-16 max-w-100 border border-line bg-surface p-8">
            {room && (
              <RoomPrice
                room={room}
                prices={prices}
                sign={sections.hotelInfo.currencySign}
                withService
              />
            )}
            <StayFacts items={items} />
          </div>
          <GoodToKnow items={items} />
        </div>
      )}
    />
  );
}

function ItemsField() {
  const items = useWatch<Sections['goodToKnow'], 'items'>({ name: 'items' });
  const isFull = items.filter((item) => item.besidePrice).length >= BESIDE_PRICE_MAX;
  return (
    <ListField
      name="items"
      label={words.items}
      hint={words.hint(BESIDE_PRICE_MAX)}
      noun={rowWords.item}
      blank={{ label: '', text: '', besidePrice: false }}
      max={GOOD_TO_KNOW_MAX}
      row={(nth) => (
        <>
          <TextField name={`items.${nth}.label`} />
          <TextField name={`items.${nth}.text`} rows={2} />
          <div className="checks">
            <CheckboxField
              name={`items.${nth}.besidePrice`}
              label={words.besidePrice}
              disabled={isFull && !items[nth]?.besidePrice}
            />
          </div>
        </>
      )}
    />
  );
}
