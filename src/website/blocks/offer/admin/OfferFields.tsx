import { LookField } from '@/website/blocks/admin/LookField';
import { RichTextField } from '@/website/blocks/admin/RichTextField';
import { blockFieldWords as shared, blockKindWords } from '@/words/staff';
import { useContent } from '@/content/store/queries/content';
import { ListField } from '@/kit/editors/admin/ListField';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { ChecksField, TextField } from '@/kit/editors/admin/form-fields';
import { CARDS_MAX } from '@/basics/rules/limits';

const words = blockKindWords.offer;
/** See LookField. */
const DRAWINGS = {
  beside: 'p0,3,34,34 T38,8,20 t38,15,24 t38,21,18 b38,29,14,7',
  card: 'o8,2,48,36 p8,2,48,16 T13,24,20 t13,31,14 b38,26,14,7',
  wide: 'p0,0,64,22 T2,28,22 t2,34,30 b46,29,16,7',
};

/** What is sold, when and in which rooms. */
export function OfferFields() {
  const { rooms } = useContent().content;
  return (
    <>
      <LookField kind="offer" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" />
      <RichTextField name="body" />
      <PictureField name="image" />
      <div className="two">
        <TextField name="from" type="date" />
        <TextField name="until" type="date" hint={words.untilHint} />
      </div>
      <TextField name="price" hint={words.priceHint} />
      <TextField name="code" hint={words.codeHint} />
      <ListField
        name="included"
        hint={words.includedHint}
        noun={words.noun}
        blank={{ name: '' }}
        max={CARDS_MAX}
        row={(nth) => <TextField name={`included.${nth}.name`} />}
      />
      <ChecksField
        name="rooms"
        hint={shared.allRooms}
        choices={rooms.map(({ id, name }) => [id, name])}
      />
    </>
  );
}
