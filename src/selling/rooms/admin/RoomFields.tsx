import { useWatch, useFormContext } from 'react-hook-form';
import {
  CheckboxField,
  ChoiceField,
  NumberField,
  TextField,
} from '@/kit/editors/admin/form-fields';
import { EditableBy, RightNote } from '@/kit/page-parts/admin/rights';
import { PictureListField } from '@/content/pictures/admin/PictureListField';
import * as limits from '@/basics/rules/limits';
import {
  ownPictures,
  ROOM_PLACEHOLDER_IMAGE,
  roomImageCategory,
} from '@/content/schema/room-picture';
import {
  roomSchema,
  AMENITY_CHOICES,
  isAmenityChoice,
  type RoomDraft,
} from '@/content/schema/room';
import { useContent } from '@/content/store/queries/content';
import { roomEditorWords as words } from '@/words/staff';
import { SelectField } from '@/ui/Field';
import { SizeField } from './SizeField';
import { amenityWords } from '@/words/visitors';

const { labels, types } = words;

export function RoomFields() {
  const { control, getValues, setValue } = useFormContext<RoomDraft>();
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
        <TextField name="name" />
        <ChoiceField
          name="type"
          choices={roomSchema.entries.type.options.map((one) => [one, types[one]])}
        />
      </div>
      <RightNote right="manage" />
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
        <EditableBy right="manage">
          <NumberField
            name="price"
            label={words.priceIn(currencySign)}
            max={limits.PRICE_MAX}
            step="any"
          />
          <NumberField name="capacity" min={limits.CAPACITY_MIN} max={limits.CAPACITY_MAX} />
        </EditableBy>
        <SizeField unit={sizeUnit} />
        <EditableBy right="manage">
          <NumberField
            name="units"
            min={limits.UNITS_MIN}
            max={limits.UNITS_MAX}
            hint={words.unitsHint}
          />
        </EditableBy>
      </div>
      <EditableBy right="manage">
        <div className="two">
          <GuestsIncluded />
          <NumberField
            name="extraGuestPrice"
            hint={words.extraHint}
            max={limits.PRICE_MAX}
            step="any"
          />
        </div>
      </EditableBy>
      <TextField name="description" rows={4} />
      <PictureListField
        label={labels.images}
        category={roomImageCategory(type)}
        names={ownPictures({ images })}
        max={limits.ROOM_IMAGES_MAX}
        change={changePictures}
        firstNote={words.firstPicture}
        hint={words.picturesHint}
      />
      <AmenityChoices
        value={amenities}
        own={houseFacts.amenities.map(({ name }) => name)}
        onChange={(next) => setValue('amenities', next)}
      />
      <div className="checks">
        <CheckboxField name="bestSeller" />
      </div>
    </>
  );
}

function GuestsIncluded() {
  const form = useFormContext<RoomDraft>();
  const [capacity, included] = useWatch({
    control: form.control,
    name: ['capacity', 'guestsIncluded'],
  });
  const most = Number.isInteger(capacity) ? capacity : limits.CAPACITY_MAX;
  return (
    <SelectField
      label={labels.guestsIncluded}
      hint={words.includedHint}
      value={included ?? ''}
      onChange={({ target }) =>
        form.setValue('guestsIncluded', Number(target.value) || null, { shouldDirty: true })
      }
    >
      <option value="">{words.allIncluded}</option>
      {Array.from({ length: Math.max(most, included ?? 1) }, (_, nth) => (
        <option key={nth} value={nth + 1}>
          {nth + 1}
        </option>
      ))}
    </SelectField>
  );
}

type Props = {
  value: readonly string[];
  /** The hotel's own amenities (`HouseFacts`). */
  own: readonly string[];
  onChange: (amenities: string[]) => void;
};

/** Stores amenities in the order of ticking, because cards show the first four. */
function AmenityChoices({ value, own, onChange }: Props) {
  return (
    <fieldset className="field">
      <legend className="label">{words.labels.amenities}</legend>
      <div className="checks">
        {[...new Set([...AMENITY_CHOICES, ...own, ...value])].map((amenity) => (
          <label key={amenity} dir="auto">
            <input
              type="checkbox"
              checked={value.includes(amenity)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...value, amenity]
                    : value.filter((other) => other !== amenity),
                )
              }
            />
            <span>{isAmenityChoice(amenity) ? amenityWords[amenity] : amenity}</span>
          </label>
        ))}
      </div>
      <p className="hint">{words.amenitiesHint}</p>
    </fieldset>
  );
}
