import { LookField } from '@/website/blocks/admin/LookField';
import { TextField } from '@/kit/editors/admin/form-fields';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.way;
/** See LookField. */
const DRAWINGS = {
  map: 'p0,2,36,36 t40,8,10 t54,8,8 t40,16,10 t54,16,8 t40,24,10 t54,24,8',
  list: 'T2,5,22 l2,11,60,0 t2,16,20 t50,16,12 l2,21,60,0 t2,26,26 t50,26,12 l2,31,60,0 t2,36,18 t50,36,12',
};

/** What is said beside the map. */
export function WayFields() {
  return (
    <>
      <LookField kind="way" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" optional />
      <TextField name="note" rows={2} hint={words.noteHint} />
    </>
  );
}
