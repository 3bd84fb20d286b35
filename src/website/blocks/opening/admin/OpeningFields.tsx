import { LookField } from '@/website/blocks/admin/LookField';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { TextField } from '@/kit/editors/admin/form-fields';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.opening;
/** See LookField. */
const DRAWINGS = {
  wide: 'P0,0,64,40 T5,25,26 t5,32,38',
  beside: 'T2,14,18 t2,21,16 t2,26,12 p24,4,40,32',
  quiet: 'T2,4,30 t2,11,40 p0,18,64,22',
};

/** A picture with the title of the page. */
export function OpeningFields() {
  return (
    <>
      <LookField kind="opening" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" />
      <TextField name="lead" rows={2} hint={words.leadHint} />
      <PictureField name="image" hint={words.imageHint} />
    </>
  );
}
