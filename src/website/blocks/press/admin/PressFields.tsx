import { useWatch, useFormContext } from 'react-hook-form';
import { LinkField } from '@/website/blocks/admin/LinkField';
import { LookField } from '@/website/blocks/admin/LookField';
import type { BlockOf } from '@/content/schema/block';
import { press } from '@/content/schema/blocks/press';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { ChoiceField, TextField } from '@/kit/editors/admin/form-fields';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.press;
/** See LookField. */
const DRAWINGS = {
  band: 'd0,6,64,28 T5,16,26 t5,23,22 b44,16,14,8',
  quiet: 'T2,13,30 t2,20,38 b2,27,16,8',
  picture: 'P0,0,64,40 T5,14,26 t5,21,30 b5,28,16,8',
};

/** A button and what is beside it. */
export function PressFields() {
  const form = useFormContext<BlockOf<'press'>>();
  const [action, look] = useWatch({ control: form.control, name: ['action', 'look'] });
  return (
    <>
      <LookField kind="press" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" />
      <TextField name="lead" rows={2} />
      <div className="two">
        <ChoiceField
          name="action"
          choices={press.entries.action.options.map((one) => [one, words.actions[one]])}
        />
        <TextField name="label" hint={words.labelHint} />
      </div>
      {action === 'page' && <LinkField name="to" />}
      {look === 'picture' && <PictureField name="image" />}
    </>
  );
}
