import { LookField } from '@/website/blocks/admin/LookField';
import type { BlockOf } from '@/content/schema/block';
import { TextField } from '@/kit/editors/admin/form-fields';
import { PictureListField } from '@/content/pictures/admin/PictureListField';
import { GALLERY_IMAGES_MAX } from '@/basics/rules/limits';
import { commonWords } from '@/words/staff';
import { useController, type UseFormReturn } from 'react-hook-form';
import { words } from './words';

const { labels } = words;
/** See LookField. */
const DRAWINGS = {
  rows: 'p0,1,38,18 p40,1,24,18 p0,21,24,18 p26,21,38,18',
  pair: 'p0,1,34,30 p37,9,27,30',
  strip: 'p0,7,26,26 p28,7,26,26 p56,7,8,26',
};

/** Several pictures. */
export function PicturesFields({ form }: { form: UseFormReturn<BlockOf<'pictures'>> }) {
  const { field } = useController({ control: form.control, name: 'images' });
  return (
    <>
      <LookField form={form} kind="pictures" names={words.looks} drawings={DRAWINGS} />
      <TextField form={form} name="title" label={labels.title} note={commonWords.optional} />
      <PictureListField
        label={labels.images}
        category="general"
        names={field.value}
        max={GALLERY_IMAGES_MAX}
        change={(update) => field.onChange(update(form.getValues('images')))}
        hint={words.imagesHint}
      />
    </>
  );
}
