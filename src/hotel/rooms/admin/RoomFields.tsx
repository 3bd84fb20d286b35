import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
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
import type { RoomDraft } from '@/hotel/rooms/room';
import { ROOM_TYPES } from '@/hotel/rooms/room-type';
import { useContent } from '@/hotel/content/queries/content';
import { Field } from '@/ui/Field';
import { roomEditorWords } from '@/words/staff';
import { AmenityChoices } from './AmenityChoices';
import { SizeField } from './SizeField';

/** What the fields of a room are called in its dialog. */
export const ROOM_LABELS: Record<keyof RoomDraft, string> = roomEditorWords.labels;

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
        <TextField form={form} name="name" label={ROOM_LABELS.name} />
        <Field label={ROOM_LABELS.type}>
          {(field) => (
            <select {...field} {...register('type')}>
              {ROOM_TYPES.map((option) => (
                <option key={option} value={option}>
                  {roomEditorWords.types[option]}
                </option>
              ))}
            </select>
          )}
        </Field>
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
          label={ROOM_LABELS.capacity}
          min={CAPACITY_MIN}
          max={CAPACITY_MAX}
        />
        <SizeField form={form} unit={sizeUnit} />
        <NumberField
          form={form}
          name="units"
          label={ROOM_LABELS.units}
          min={UNITS_MIN}
          max={UNITS_MAX}
          hint={roomEditorWords.unitsHint}
        />
      </div>
      <TextField form={form} name="description" label={ROOM_LABELS.description} rows={4} />
      <PictureListField
        label={ROOM_LABELS.images}
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
          {ROOM_LABELS.bestSeller}
        </label>
      </div>
    </>
  );
}
