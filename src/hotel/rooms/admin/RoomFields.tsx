import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '@/hotel/editing/admin/ChoiceField';
import { NumberField } from '@/hotel/editing/admin/NumberField';
import { PictureListField } from '@/hotel/pictures/admin/PictureListField';
import { TextField } from '@/hotel/editing/admin/TextField';
import {
  CAPACITY_MAX,
  CAPACITY_MIN,
  PRICE_MAX,
  ROOM_IMAGES_MAX,
  UNITS_MAX,
  UNITS_MIN,
} from '@/hotel/rules/limits';
import { ownPictures, ROOM_PLACEHOLDER_IMAGE, roomImageCategory } from '@/hotel/rooms/room-picture';
import { roomSchema, type RoomDraft } from '@/hotel/rooms/room';
import { useContent } from '@/hotel/content/queries/content';
import { roomEditorWords } from '@/words/staff';
import { AmenityChoices } from './AmenityChoices';
import { SizeField } from './SizeField';

const { labels, types } = roomEditorWords;

/** What the room dialog asks for (specification 3 and 5). */
export function RoomFields({ form }: { form: UseFormReturn<RoomDraft> }) {
  const { control, register, getValues, setValue } = form;
  const [type, images, amenities] = useWatch({ control, name: ['type', 'images', 'amenities'] });
  const { hotelInfo, houseFacts } = useContent().content.sections;
  const { sizeUnit, currencySign } = hotelInfo;

  function changePictures(update: (names: string[]) => string[]): void {
    const next = update(ownPictures(getValues()));
    setValue('images', next.length > 0 ? next : [ROOM_PLACEHOLDER_IMAGE]);
  }

  return (
    <>
      <div className="two">
        <TextField form={form} name="name" label={labels.name} />
        <ChoiceField
          form={form}
          name="type"
          label={labels.type}
          choices={roomSchema.entries.type.options.map((one) => [one, types[one]])}
        />
      </div>
      <div className="four">
        <NumberField
          form={form}
          name="price"
          label={roomEditorWords.priceIn(currencySign)}
          min={0}
          max={PRICE_MAX}
          step="any"
        />
        <NumberField
          form={form}
          name="capacity"
          label={labels.capacity}
          min={CAPACITY_MIN}
          max={CAPACITY_MAX}
        />
        <SizeField form={form} unit={sizeUnit} />
        <NumberField
          form={form}
          name="units"
          label={labels.units}
          min={UNITS_MIN}
          max={UNITS_MAX}
          hint={roomEditorWords.unitsHint}
        />
      </div>
      <TextField form={form} name="description" label={labels.description} rows={4} />
      <PictureListField
        label={labels.images}
        category={roomImageCategory(type)}
        names={ownPictures({ images })}
        max={ROOM_IMAGES_MAX}
        change={changePictures}
        firstNote={roomEditorWords.firstPicture}
        hint={roomEditorWords.picturesHint}
      />
      <AmenityChoices
        value={amenities}
        own={houseFacts.amenities.map(({ name }) => name)}
        onChange={(next) => setValue('amenities', next)}
      />
      <div className="checks">
        <label>
          <input type="checkbox" {...register('bestSeller')} />
          {labels.bestSeller}
        </label>
      </div>
    </>
  );
}
