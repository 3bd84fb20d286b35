import { globSync, readFileSync } from 'node:fs';
import { wordsInCode } from '../support/words-in-code';

/** Files with texts that are the same in every language, or that belong to the hotel. */
const EXCEPTIONS: Record<string, string> = {
  'src/front/sign-in/common-passwords.ts': 'what nobody may take for a password',
  'src/front/account/device-name.ts': 'names of browsers and systems',
  'src/website/blocks/admin/RichTextEditor.tsx': 'elements of pasted text',
  'src/desk/calendar/ics.ts': 'field names of the calendar format',
  'src/hotel/contact/view/SocialLinks.tsx': 'names of companies',
  'src/selling/booking/site/ChatLinks.tsx': 'names of companies',
  'src/content/schema/testimonial.ts': 'what the sample hotel’s guests say',
  'src/website/custom-pages/site/page-data.ts': 'names of schema.org',
  'src/website/custom-pages/slug.ts': 'first parts of addresses',
  'src/content/schema/sample-name.ts': 'the sample hotel’s content',
  'src/guests/emails/email-html.ts': 'names of fonts',
  'src/content/store/built-in-pictures.ts': 'what the sample hotel’s pictures show',
  'src/content/pictures/staff-calls/store-image.ts': 'columns of a table',
  'src/desk/stays/reservation-mark.ts': 'class names',
  'src/content/schema/room.ts': 'amenities to choose from: the room keeps them as its content',
  'src/desk/channels/listing.ts': 'names of companies, and words that these write',
  'src/ui/preload-picture.ts': 'a media query',
};

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
