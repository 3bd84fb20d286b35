import { BlockPicture } from '@/website/blocks/admin/BlockPicture';
import { LookField } from '@/website/blocks/admin/LookField';
import type { BlockOf } from '@/content/schema/block';
import { TextField } from '@/kit/editors/admin/form-fields';
import type { UseFormReturn } from 'react-hook-form';
import { words } from './words';

const { labels } = words;
/** See LookField. */
const DRAWINGS = {
  wide: 'P0,0,64,40 T5,25,26 t5,32,38',
  beside: 'T2,14,18 t2,21,16 t2,26,12 p24,4,40,32',
  quiet: 'T2,4,30 t2,11,40 p0,18,64,22',
};

/** A picture with the title of the page. */
export function OpeningFields({ form }: { form: UseFormReturn<BlockOf<'opening'>> }) {
  return (
    <>
      <LookField form={form} kind="opening" names={words.looks} drawings={DRAWINGS} />
      <TextField form={form} name="title" label={labels.title} />
      <TextField form={form} name="lead" label={labels.lead} rows={2} hint={words.leadHint} />
      <BlockPicture form={form} name="image" label={labels.image} hint={words.imageHint} />
    </>
  );
}
