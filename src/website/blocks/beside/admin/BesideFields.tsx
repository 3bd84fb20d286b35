import { LinkField } from '@/website/blocks/admin/LinkField';
import { LookField } from '@/website/blocks/admin/LookField';
import { RichTextField } from '@/website/blocks/admin/RichTextField';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { TextField } from '@/kit/editors/admin/form-fields';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.beside;
/** See LookField. */
const DRAWINGS = {
  start: 'p0,3,36,34 T40,10,20 t40,18,24 t40,24,22 t40,30,12',
  end: 'T2,10,20 t2,18,24 t2,24,22 t2,30,12 p28,3,36,34',
  over: 'P0,0,64,40 T5,16,22 t5,24,30 t5,30,24',
};

/** A picture and text. */
export function BesideFields() {
  return (
    <>
      <LookField kind="beside" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" optional />
      <RichTextField name="body" />
      <PictureField name="image" />
      <LinkField name="to" optional />
      <TextField name="label" hint={words.labelHint} />
    </>
  );
}
