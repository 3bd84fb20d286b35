import { LookField } from '@/website/blocks/admin/LookField';
import { PicturesField } from '@/kit/editors/admin/picture-fields';
import { TextField } from '@/kit/editors/admin/form-fields';
import { GALLERY_IMAGES_MAX } from '@/basics/rules/limits';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.pictures;
/** See LookField. */
const DRAWINGS = {
  rows: 'p0,1,38,18 p40,1,24,18 p0,21,24,18 p26,21,38,18',
  pair: 'p0,1,34,30 p37,9,27,30',
  strip: 'p0,7,26,26 p28,7,26,26 p56,7,8,26',
};

/** Several pictures. */
export function PicturesFields() {
  return (
    <>
      <LookField kind="pictures" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" optional />
      <PicturesField name="images" max={GALLERY_IMAGES_MAX} hint={words.imagesHint} />
    </>
  );
}
