import { AMENITY_CHOICES, isAmenityChoice } from '@/hotel/rooms/room';
import { roomEditorWords } from '@/words/staff';
import { amenityWords } from '@/words/visitors';

type Props = { value: readonly string[]; onChange: (amenities: string[]) => void };

/**
 * The twelve amenities (specification 3) as check boxes, and whatever else is stored for the room.
 * The order of the list is kept: cards show the first four.
 */
export function AmenityChoices({ value, onChange }: Props) {
  const others = value.filter((amenity) => !isAmenityChoice(amenity));
  return (
    <fieldset className="field">
      <legend className="label">{roomEditorWords.labels.amenities}</legend>
      <div className="checks">
        {[...AMENITY_CHOICES, ...others].map((amenity) => (
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
            {isAmenityChoice(amenity) ? amenityWords[amenity] : amenity}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
