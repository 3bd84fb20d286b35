import { BlockPicture } from '@/website/blocks/admin/BlockPicture';
import { LinkField } from '@/website/blocks/admin/LinkField';
import { LookField } from '@/website/blocks/admin/LookField';
import { RichTextField } from '@/website/blocks/admin/RichTextField';
import type { BlockOf } from '@/content/schema/block';
import { TextField } from '@/kit/editors/admin/form-fields';
import { commonWords } from '@/words/staff';
import type { UseFormReturn } from 'react-hook-form';
import { words } from './words';

const { labels } = words;
/** See LookField. */
const DRAWINGS = {
  start: 'p0,3,36,34 T40,10,20 t40,18,24 t40,24,22 t40,30,12',
  end: 'T2,10,20 t2,18,24 t2,24,22 t2,30,12 p28,3,36,34',
  over: 'P0,0,64,40 T5,16,22 t5,24,30 t5,30,24',
};

/** A picture and text. */
export function BesideFields({ form }: { form: UseFormReturn<BlockOf<'beside'>> }) {
  return (
    <>
      <LookField form={form} kind="beside" names={words.looks} drawings={DRAWINGS} />
      <TextField form={form} name="title" label={labels.title} note={commonWords.optional} />
      <RichTextField form={form} name="body" label={labels.body} />
      <BlockPicture form={form} name="image" label={labels.image} />
      <LinkField form={form} name="to" label={labels.to} note={commonWords.optional} />
      <TextField form={form} name="label" label={labels.label} hint={words.labelHint} />
    </>
  );
}
