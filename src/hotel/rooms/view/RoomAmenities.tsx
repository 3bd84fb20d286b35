import { roomsWords } from '@/words/visitors';
import { CARD_AMENITIES_MAX } from '@/hotel/rules/limits';
import { amenityName } from '@/hotel/rooms/amenity-name';
import { scriptProps } from '@/ui/script-props';

/** The first few amenities, and how many more there are; nothing where there is none. */
export function RoomAmenities({ amenities }: { amenities: readonly string[] }) {
  const left = amenities.length - CARD_AMENITIES_MAX;
  if (amenities.length === 0) return null;
  return (
    <ul className="amenities">
      {amenities.slice(0, CARD_AMENITIES_MAX).map((amenity, index) => (
        <li key={index} {...scriptProps(amenityName(amenity))}>
          {amenityName(amenity)}
        </li>
      ))}
      {left > 0 && <li className="more">{roomsWords.moreAmenities(left)}</li>}
    </ul>
  );
}
