import * as v from 'valibot';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { contactInfo } from '@/content/schema/sections/contact-info';

const info = DEFAULT_CONTENT.sections.contactInfo;
const read = (tripadvisor: string) => v.safeParse(contactInfo.schema, { ...info, tripadvisor });

test.each([
  ['facebook.com/chanrea.house', 'https://facebook.com/chanrea.house'],
  ['  www.facebook.com/house?ref=1#top ', 'https://www.facebook.com/house?ref=1#top'],
  ['http://facebook.com/house', 'https://facebook.com/house'],
  ['HTTPS://Facebook.com/House', 'https://Facebook.com/House'],
  ['//facebook.com', 'https://facebook.com'],
  ['https://facebook.com/house', 'https://facebook.com/house'],
  ['ទំព័រ.example.com', 'https://ទំព័រ.example.com'],
  ['', ''],
])('[C-07] the web address %j is stored as %j', (typed, stored) => {
  const parsed = read(typed);
  expect(parsed.success && parsed.output.tripadvisor).toBe(stored);
});

test.each([
  ...'javascript:alert(1) JavaScript:alert(document.domain) facebook @chanrea'.split(' '),
  ...'javascript://example.com/%0aalert(1) data:text/html,hello.example ftp://example.com'.split(
    ' ',
  ),
  ...'mailto:info@example.com info@example.com example.com/"onclick=alert(1)'.split(' '),
  'two words.com',
])('[C-07] %j is no web address', (typed) => {
  expect(read(typed).success).toBe(false);
});
