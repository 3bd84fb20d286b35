import { LookField } from '@/website/blocks/admin/LookField';
import { RichTextField } from '@/website/blocks/admin/RichTextField';
import { TextField } from '@/kit/editors/admin/form-fields';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.text;
/** See LookField. */
const DRAWINGS = {
  column: 'T2,6,16 t24,6,38 t24,12,38 t24,18,36 t24,24,38 t24,30,22',
  columns: 'T2,5,26 t2,14,27 t2,20,27 t2,26,27 t2,32,20 t35,14,27 t35,20,27 t35,26,25 t35,32,12',
  large: 'T2,5,56 T2,12,42 t2,22,36 t2,28,38 t2,34,24',
};

/** Paragraphs. */
export function TextFields() {
  return (
    <>
      <LookField kind="text" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" optional />
      <RichTextField name="body" />
    </>
  );
}
