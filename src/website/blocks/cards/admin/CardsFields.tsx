import { LinkField } from '@/website/blocks/admin/LinkField';
import { LookField } from '@/website/blocks/admin/LookField';
import { ListField } from '@/kit/editors/admin/ListField';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { TextField } from '@/kit/editors/admin/form-fields';
import { CARDS_MAX } from '@/basics/rules/limits';
import { blockKindWords, pictureWords } from '@/words/staff';

const words = blockKindWords.cards;
/** See LookField. */
const DRAWINGS = {
  three:
    'p0,4,20,22 T0,31,12 t0,36,18 p22,4,20,22 T22,31,12 t22,36,18 p44,4,20,22 T44,31,12 t44,36,18',
  two: 'p0,2,31,25 T0,32,14 t0,37,26 p33,2,31,25 T33,32,14 t33,37,26',
  rows: 'p0,2,30,16 T34,7,16 t34,13,26 p34,22,30,16 T2,27,16 t2,33,26',
};

/** Ways to other pages. */
export function CardsFields() {
  return (
    <>
      <LookField kind="cards" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" optional />
      <ListField
        name="items"
        hint={words.itemsHint}
        noun={words.noun}
        blank={{ to: '', name: '', line: '', image: '' }}
        max={CARDS_MAX}
        row={(nth) => (
          <>
            <LinkField name={`items.${nth}.to`} />
            <TextField name={`items.${nth}.name`} />
            <TextField name={`items.${nth}.line`} rows={2} />
            <PictureField name={`items.${nth}.image`} label={pictureWords.picture(nth + 1)} />
          </>
        )}
      />
    </>
  );
}
