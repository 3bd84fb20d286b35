import { AMENITY_CHOICES, isAmenityChoice } from '@/hotel/rooms/room';
import { roomEditorWords } from '@/words/staff';
import { amenityWords } from '@/words/visitors';

type Props = {
  value: readonly string[];
  /** What the hotel has beside the twelve (HouseFacts). */
  own: readonly string[];
  onChange: (amenities: string[]) => void;
};

/**
 * The twelve amenities (specification 3) as check boxes, those of the hotel's own, and whatever else
 * is stored for the room. The order of the list is kept: cards show the first four.
 */
export function AmenityChoices({ value, own, onChange }: Props) {
  return (
    <fieldset className="field">
      <legend className="label">{roomEditorWords.labels.amenities}</legend>
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
            {isAmenityChoice(amenity) ? amenityWords[amenity] : amenity}
          </label>
        ))}
      </div>
      <p className="hint">{roomEditorWords.amenitiesHint}</p>
    </fieldset>
  );
}
