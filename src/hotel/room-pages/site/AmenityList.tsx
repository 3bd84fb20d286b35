import { Text } from '@/ui/Text';
import { amenityName } from '@/hotel/rooms/amenity-name';
import { amenityIcon } from './amenity-icon';

/** Everything the room has, not cut short. */
export function AmenityList({ amenities }: { amenities: readonly string[] }) {
  return (
    <ul className="amenity-list">
      {amenities.map((amenity, index) => {
        const Icon = amenityIcon(amenity);
        const name = amenityName(amenity);
        return (
          <li key={index}>
            <Icon className="icon" aria-hidden="true" />
            <Text as="span" of={name} />
          </li>
        );
      })}
    </ul>
  );
}
