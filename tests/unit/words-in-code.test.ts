import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wordsInCode } from '../support/words-in-code';

/** Files in which words stand that no language writes otherwise, or that are the hotel's own. */
const EXCEPTIONS: Record<string, string> = {
  'src/front/sign-in/common-passwords.ts': 'what nobody may take for a password',
  'src/website/blocks/admin/RichTextEditor.tsx': 'elements of pasted text',
  'src/desk/calendar/ics.ts': 'field names of the calendar format',
  'src/hotel/contact/view/SocialLinks.tsx': 'names of companies',
  'src/content/schema/testimonial.ts': 'what the sample hotel’s guests say',
  'src/website/own-pages/site/page-data.ts': 'names of schema.org',
  'src/website/own-pages/slug.ts': 'first parts of addresses',
  'src/content/schema/sample-name.ts': 'the sample hotel’s content',
  'src/guests/letters/letter-html.ts': 'names of fonts',
  'src/content/store/built-in-pictures.ts': 'what the sample hotel’s pictures show',
  'src/content/pictures/staff-calls/store-image.ts': 'columns of a table',
  'src/desk/stays/reservation-mark.ts': 'class names',
  'src/content/schema/room.ts': 'amenities to choose from: the room keeps them as its content',
  'src/desk/channels/listing.ts': 'names of companies, and words that these write',
  'src/ui/preload-picture.ts': 'a media query',
  'src/ui/toast-place.ts': 'places, as the style sheet knows them',
};

/** Catalogues, and what the sample hotel says of itself. */
const CATALOGUES = /^src\/(words|content\/sample|content\/schema\/sections)\//;
const TEST = /\.test\.tsx$/;

test('what people read stands in the catalogues, nowhere else', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !CATALOGUES.test(file) && !TEST.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files
    .toSorted()
    .filter((file) => !(file in EXCEPTIONS))
    .flatMap((file) =>
      wordsInCode(readFileSync(file, 'utf8'), file).map(
        ({ text, line }) => `${file}:${line} ${text}`,
      ),
    );
  expect(found).toEqual([]);
});

test('every exception is one', () => {
  for (const file of Object.keys(EXCEPTIONS)) {
    expect(wordsInCode(readFileSync(file, 'utf8'), file), file).not.toEqual([]);
  }
});

describe('seen as words for people', () => {
  test.each([
    ['between tags', '<p>until {date}</p>', 'until'],
    ['one of two between tags', '<p>{open ? words.hide : "show"}</p>', 'show'],
    ['after a condition', '<p>{failed && " Please try again."}</p>', 'Please try again.'],
    ['a name for screen readers', '<nav aria-label="main" />', 'main'],
    ['a name with a fact in it', '<button title={`delete ${name}`} />', 'delete ${name}'],
    ['the name of a part of a page', '<StaffPart name="calendar" />', 'calendar'],
    ['a field that is shown', 'const one = { label: "nights", to };', 'nights'],
    ['a sentence anywhere', 'tell("Nothing was saved.")', 'Nothing was saved.'],
    ['a capitalised word anywhere', 'const none = "Nobody";', 'Nobody'],
    ['a note in brackets', 'return text || "(empty)";', '(empty)'],
    ['words around facts', 'const said = `${count} of ${all} rooms`;', '${count} of ${all} rooms'],
  ])('%s', (_where, code, text) => {
    expect(wordsInCode(code, 'x.tsx')).toEqual([{ text, line: 1 }]);
  });
});

describe('not taken for words', () => {
  test.each([
    ['classes', '<p className="mt-3 text-right card" />'],
    ['classes of a call', 'cn("card wide", open && "is open")'],
    ['addresses', '<a href={`/rooms/${id}`} rel="noopener noreferrer" />'],
    ['keys', 'if (event.key === "Escape") close();'],
    ['selectors', 'page.querySelector("main h1")'],
    ['messages of thrown errors', 'throw new TypeError("A date is missing.")'],
    ['types', 'type Kind = "Hotel" | "Room";'],
    ['words of a catalogue', '<p>{words.until(date)}</p>'],
  ])('%s', (_what, code) => {
    expect(wordsInCode(code, 'x.tsx')).toEqual([]);
  });
});
