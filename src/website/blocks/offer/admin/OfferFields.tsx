import { BlockPicture } from '@/website/blocks/admin/BlockPicture';
import { ChecksField } from '@/kit/editors/ChecksField';
import { LookField } from '@/website/blocks/admin/LookField';
import { RichTextField } from '@/website/blocks/admin/RichTextField';
import { words as shared } from '@/website/blocks/admin/words';
import type { BlockOf } from '@/content/schema/block';
import { useContent } from '@/content/store/queries/content';
import { ListField } from '@/kit/editors/admin/ListField';
import { TextField } from '@/kit/editors/admin/form-fields';
import { CARDS_MAX } from '@/basics/rules/limits';
import type { UseFormReturn } from 'react-hook-form';
import { words } from './words';

const { labels } = words;
/** See LookField. */
const DRAWINGS = {
  beside: 'p0,3,34,34 T38,8,20 t38,15,24 t38,21,18 b38,29,14,7',
  card: 'o8,2,48,36 p8,2,48,16 T13,24,20 t13,31,14 b38,26,14,7',
  wide: 'p0,0,64,22 T2,28,22 t2,34,30 b46,29,16,7',
};

/** What is sold, when and in which rooms. */
export function OfferFields({ form }: { form: UseFormReturn<BlockOf<'offer'>> }) {
  const { rooms } = useContent().content;
  return (
    <>
      <LookField form={form} kind="offer" names={words.looks} drawings={DRAWINGS} />
      <TextField form={form} name="title" label={labels.title} />
      <RichTextField form={form} name="body" label={labels.body} />
      <BlockPicture form={form} name="image" label={labels.image} />
      <div className="two">
        <TextField form={form} name="from" label={labels.from} type="date" />
        <TextField
          form={form}
          name="until"
          label={labels.until}
          type="date"
          hint={words.untilHint}
        />
      </div>
      <TextField form={form} name="price" label={labels.price} hint={words.priceHint} />
      <TextField form={form} name="code" label={labels.code} hint={words.codeHint} />
      <ListField
        form={form}
        name="included"
        legend={labels.included}
        hint={words.includedHint}
        noun={words.noun}
        blank={{ name: '' }}
        max={CARDS_MAX}
        row={(nth) => (
          <TextField form={form} name={`included.${nth}.name`} label={labels['included.name']} />
        )}
      />
      <ChecksField
        form={form}
        name="rooms"
        legend={labels.rooms}
        hint={shared.allRooms}
        choices={rooms.map(({ id, name }) => [id, name])}
      />
    </>
  );
}
