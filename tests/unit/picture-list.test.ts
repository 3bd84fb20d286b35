import { undoListChange, moved, replaced } from '@/content/pictures/picture-list';
import { galleryPictures } from '@/content/pictures/view/picture-of';
import { roomGallery } from '@/selling/rooms/view/room-pictures';
import { ROOM_PLACEHOLDER_IMAGE } from '@/content/schema/room-picture';
import { blankRoom, roomDraftSchema } from '@/content/schema/room';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { getOwn } from '@/basics/rules/get-own';
import { namesPictures } from '@/content/schema/image';
import { SECTION_KEYS, SECTIONS } from '@/content/schema/sections';

describe('the order of a list', () => {
  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 99, 'bca'],
    [2, -5, 'cab'],
  ])('the picture at %i moves to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });

  test('a picture takes the place of another, or the last one where that is gone', () => {
    expect(replaced(['a', 'b', 'c'], 'b', 'x')).toEqual(['a', 'x', 'c']);
    expect(replaced(['a', 'c'], 'b', 'x')).toEqual(['a', 'c', 'x']);
  });
});

describe('the way back', () => {
  const removed = { kind: 'removed', name: 'b', index: 1 } as const;
  const swapped = { kind: 'replaced', name: 'b', by: 'x' } as const;

  test('a removed picture comes back to its place, whatever was moved since', () => {
    expect(undoListChange(['a', 'c'], removed, 12)).toEqual(['a', 'b', 'c']);
    expect(undoListChange([], removed, 12)).toEqual(['b']);
  });

  test('a replaced one comes back where its successor stands now', () => {
    expect(undoListChange(['x', 'a'], swapped, 2)).toEqual(['b', 'a']);
    expect(undoListChange(['a'], swapped, 2)).toEqual(['a', 'b']);
  });

  test('into a full list nothing comes back', () => {
    expect(undoListChange(['a', 'c'], removed, 2)).toBeUndefined();
    expect(undoListChange(['a', 'c'], swapped, 2)).toBeUndefined();
  });
});

describe('the pictures that are shown', () => {
  const room = { ...blankRoom(), id: 'r', name: 'Loft', position: 0, updatedAt: '' };

  test('an empty place and the placeholder are no pictures of the room', () => {
    const images = [ROOM_PLACEHOLDER_IMAGE, '', '/images/room-deluxe.jpg', 'room-standard/1-a.jpg'];
    const shown = roomGallery({ ...room, images }, []).map(([best]) => best);
    expect(shown.map((picture) => picture?.src)).toEqual([
      '/images/room-deluxe.jpg',
      expect.stringContaining('room-standard/1-a.jpg'),
    ]);
    expect(shown[1]?.alt).toBe('Loft, picture 2');
  });

  test('a room without any has one, which is its type’s or drawn', () => {
    expect(roomGallery(room, [])).toMatchObject([[{ src: ROOM_PLACEHOLDER_IMAGE }]]);
  });

  test('each of a gallery is said by its own description, else by the house and a number', () => {
    const [first, second] = galleryPictures(['/images/about-3.jpg', 'general/1-a.jpg'], [], 'Moon');
    expect(first?.[0]?.alt).toBe('The jetty and its small sala at first light');
    expect(second?.[0]?.alt).toBe('Moon, picture 2');
  });
});

test('the schema of every section and of a room tells which fields name pictures', () => {
  const values = [
    ...SECTION_KEYS.map((key) => [SECTIONS[key].schema, DEFAULT_CONTENT.sections[key]] as const),
    [roomDraftSchema, blankRoom()] as const,
  ];
  for (const [schema, value] of values)
    for (const [field, held] of Object.entries<unknown>(value)) {
      const isPicture = [held].flat().some((one) => String(one).startsWith('/images/'));
      if (isPicture)
        expect(namesPictures(getOwn(getOwn(schema, 'entries'), field)), field).toBe(true);
    }
  expect(namesPictures(SECTIONS.hotelInfo.schema.entries.icon)).toBe(true);
  expect(namesPictures(SECTIONS.hotelInfo.schema.entries.name)).toBe(false);
});
