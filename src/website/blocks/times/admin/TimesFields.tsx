import { LookField } from '@/website/blocks/admin/LookField';
import { ListField } from '@/kit/editors/admin/ListField';
import { TextField } from '@/kit/editors/admin/form-fields';
import { BLOCK_ITEMS_MAX } from '@/basics/rules/limits';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.times;
/** See LookField. */
const DRAWINGS = {
  line: 'l2,14,60,0 o4,12,4,4 T3,24,12 t3,30,14 o26,12,4,4 T25,24,12 t25,30,14 o48,12,4,4 T47,24,12 t47,30,12',
  table: 'T2,8,10 t18,8,40 l2,13,60,0 T2,19,10 t18,19,34 l2,24,60,0 T2,30,10 t18,30,38 l2,35,60,0',
  columns:
    'T2,8,10 t2,15,24 t2,20,20 T36,8,10 t36,15,24 t36,20,18 T2,28,10 t2,35,22 T36,28,10 t36,35,20',
};

/** What happens when. */
export function TimesFields() {
  return (
    <>
      <LookField kind="times" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" optional />
      <ListField
        name="items"
        noun={words.noun}
        blank={{ when: '', name: '', line: '' }}
        max={BLOCK_ITEMS_MAX}
        row={(nth) => (
          <>
            <div className="two">
              <TextField name={`items.${nth}.when`} hint={nth === 0 ? words.whenHint : undefined} />
              <TextField name={`items.${nth}.name`} />
            </div>
            <TextField name={`items.${nth}.line`} rows={2} />
          </>
        )}
      />
    </>
  );
}
