import { amenitiesByRarity } from '@/selling/rooms/amenities';
import { blankRoom } from '@/content/schema/room';

const room = (id: string, ...amenities: string[]) => ({
  ...blankRoom(),
  id,
  amenities,
  position: 0,
  updatedAt: '',
});

test('what fewest rooms have comes first; what is as common stays as staff ordered it', () => {
  const rooms = [
    room('garden', 'WiFi', 'Safe'),
    room('corner', 'WiFi', 'Safe', 'Desk', 'Balcony', 'Bath'),
    room('middle', 'WiFi', 'Balcony', 'Balcony'),
  ];
  const byRarity = amenitiesByRarity(rooms);
  expect(byRarity.get('corner')).toEqual(['Desk', 'Bath', 'Safe', 'Balcony', 'WiFi']);
  expect(byRarity.get('garden')).toEqual(['Safe', 'WiFi']);
  expect(byRarity.get('middle')).toEqual(['Balcony', 'Balcony', 'WiFi']);
});
