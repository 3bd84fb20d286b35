import { roomsWords } from '@/words/visitors';
import { CARD_AMENITIES_MAX } from '@/hotel/rules/limits';
import { amenityName } from '@/hotel/rooms/amenity-name';
import { Text } from '@/ui/Text';

/** The first few amenities, and how many more there are; nothing where there is none. */
export function RoomAmenities({ amenities }: { amenities: readonly string[] }) {
  const left = amenities.length - CARD_AMENITIES_MAX;
  if (amenities.length === 0) return null;
  return (
    <ul className="amenities">
      {amenities.slice(0, CARD_AMENITIES_MAX).map((amenity, index) => (
        <Text as="li" key={index} of={amenityName(amenity)} />
      ))}
      {left > 0 && <li className="more">{roomsWords.moreAmenities(left)}</li>}
    </ul>
  );
}
