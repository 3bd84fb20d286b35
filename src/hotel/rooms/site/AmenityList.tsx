import { scriptProps } from '@/ui/script-props';
import { amenityIcon } from './amenity-icon';

/** Everything the room has, not cut short. */
export function AmenityList({ amenities }: { amenities: readonly string[] }) {
  return (
    <ul className="amenity-list">
      {amenities.map((amenity, index) => {
        const Icon = amenityIcon(amenity);
        return (
          <li key={index}>
            <Icon className="icon" aria-hidden="true" />
            <span {...scriptProps(amenity)}>{amenity}</span>
          </li>
        );
      })}
    </ul>
  );
}
