import { LookField } from '@/website/blocks/admin/LookField';
import { ListField } from '@/kit/editors/admin/ListField';
import { TextField } from '@/kit/editors/admin/form-fields';
import { BLOCK_ITEMS_MAX } from '@/basics/rules/limits';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.facts;
/** See LookField. */
const DRAWINGS = {
  rows: 'l2,7,60,0 t2,12,12 t24,12,36 l2,18,60,0 t2,23,12 t24,23,30 l2,29,60,0 t2,34,12 t24,34,34',
  columns:
    'T2,9,14 t2,15,16 T24,9,14 t24,15,16 T46,9,14 t46,15,14 T2,26,14 t2,32,16 T24,26,14 t24,32,12',
  large: 'T2,6,24 t2,13,34 l2,18,60,0 T2,24,30 t2,31,40 l2,36,60,0',
};

/** Words and their sentences. */
export function FactsFields() {
  return (
    <>
      <LookField kind="facts" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" optional />
      <ListField
        name="items"
        hint={words.itemsHint}
        noun={words.noun}
        blank={{ label: '', line: '' }}
        max={BLOCK_ITEMS_MAX}
        row={(nth) => (
          <>
            <TextField name={`items.${nth}.label`} />
            <TextField name={`items.${nth}.line`} rows={2} />
          </>
        )}
      />
    </>
  );
}
