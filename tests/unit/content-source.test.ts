import { hasContent } from '../../deploy/build/content-source';

const EMPTY = { version: 'v', sections: {}, rooms: [], testimonials: [], images: [] };

test.each([
  ['nothing at all', EMPTY, false],
  ['a section', { ...EMPTY, sections: { heroSection: { title: 'Ours' } } }, true],
  ['a room', { ...EMPTY, rooms: [{ id: 'room-1' }] }, true],
])('a project with %s: whether pages can be made of it', (_what, answer, expected) => {
  expect(hasContent(answer)).toBe(expected);
});
