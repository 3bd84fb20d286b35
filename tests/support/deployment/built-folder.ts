import { languageOf } from '../../../src/words/languages.ts';
import { documentWords } from '../../../src/words/visitors.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prerenderedDocument } from '../../../deploy/build/document.ts';
import { sitemap } from '../../../deploy/build/site-files.ts';
import { headerRules } from '../../../deploy/headers.ts';
import { filesInside } from '../../../deploy/hosts/host-files.ts';
import type { HotelContent } from '../../../src/hotel/content/content.ts';

const ENTRY = '/assets/index-a1.js';

/** A built site of one page in each language, in the files and headers of a real build; what runs in it does nothing. */
export async function writeBuiltFolder(
  folder: string,
  site: string,
  supabaseUrl: string,
  content: HotelContent,
): Promise<void> {
  const { hotelInfo, heroSection } = content.sections;
  const parts = {
    name: hotelInfo.name,
    template: await readFile('index.html', 'utf8'),
    entry: ENTRY,
    files: { scripts: [], styles: [] },
    inlineScript: '',
    brand: '',
    icon: undefined,
    themeColour: '#ffffff',
    year: '2026',
    language: languageOf('en'),
    languageStyle: '',
    waiting: { ...documentWords, roomsPath: '/rooms' },
  };
  const page = {
    head: `<title>${hotelInfo.name}</title><link rel="canonical" href="${site}/">`,
    html: `<div id="root"><h1>${heroSection.title}</h1></div>`,
    structuredData: undefined,
    data: JSON.stringify({ path: '/', content, savedAt: 1 }),
  };
  const document = prerenderedDocument(parts, page);
  const [, ...others] = hotelInfo.languages;
  const files: Record<string, string> = {
    ...Object.fromEntries(
      others.map((code) => [
        `${code}.html`,
        prerenderedDocument({ ...parts, language: languageOf(code) }, page),
      ]),
    ),
    'index.html': document,
    'admin.html': document,
    'app.html': document,
    '404.html': document,
    'sw.js': '',
    [ENTRY]: `const backend = "${supabaseUrl}"`,
    'sitemap.xml': sitemap(site, ['/', '/rooms'], hotelInfo.languages),
    ...filesInside({
      rules: headerRules({ supabaseUrl, lasting: [ENTRY] }),
      origin: site,
      bases: ['', ...others.map((code) => `/${code}`)],
      staffBases: [''],
      rooms: [],
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}
