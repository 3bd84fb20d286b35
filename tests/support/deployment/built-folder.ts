import { languageOf } from '../../../src/words/languages.ts';
import { documentWords } from '../../../src/words/visitors.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { customPaths, pagesToRender, redirectedPaths } from '../../../deploy/build/pages.ts';
import { sitemapPaths } from '../../../deploy/build/pages.ts';
import { prerenderedDocument } from '../../../deploy/build/document.ts';
import { sitemap } from '../../../deploy/build/site-files.ts';
import { headerRules } from '../../../deploy/headers.ts';
import { configInSite } from '../../../deploy/hosts/host-files.ts';
import type { HotelContent } from '../../../src/content/store/hotel-content.ts';

const ENTRY = '/assets/index-a1.js';
const CHUNK = 'clients-b2.js';
const CONTENT = '/assets/content-en-c3.js';
const PICTURE = '/images/pier.jpg';

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
    contentFile: CONTENT,
    files: { scripts: [], styles: [] },
    inlineScript: '',
    brand: '',
    icon: undefined,
    themeColour: '#ffffff',
    today: '2026-11-24',
    language: languageOf('en'),
    languageStyle: '',
    waiting: { ...documentWords, roomsPath: '/rooms' },
  };
  const page = {
    head: `<title>${hotelInfo.name}</title><link rel="canonical" href="${site}/">`,
    html: `<div id="root"><h1>${heroSection.title}</h1><img src="${PICTURE}"></div>`,
    structuredData: undefined,
    data: JSON.stringify({ path: '/', content: CONTENT, parts: [], savedAt: 1 }),
    parts: [],
  };
  const document = prerenderedDocument(parts, page);
  const [, ...others] = hotelInfo.languages;
  const pages = hotelInfo.languages.flatMap((code) =>
    pagesToRender(content, code === hotelInfo.languages[0] ? '' : `/${code}`).map(({ file }) => [
      file,
      prerenderedDocument({ ...parts, language: languageOf(code) }, page),
    ]),
  );
  const files: Record<string, string> = {
    ...Object.fromEntries(pages),
    'robots.txt': await readFile('public/robots.txt', 'utf8'),
    'admin.html': document,
    'app.html': document,
    'sw.js': '',
    [ENTRY.slice(1)]: `const backend = "${supabaseUrl}"; import("./${CHUNK}")`,
    [CONTENT.slice(1)]: `export default ${JSON.stringify(content)};`,
    [`assets/${CHUNK}`]: 'export {}',
    'sitemap.xml': sitemap(site, sitemapPaths(pagesToRender(content)), hotelInfo.languages),
    ...configInSite({
      rules: headerRules({ supabaseUrl, immutableFiles: [ENTRY] }),
      origin: site,
      bases: ['', ...others.map((code) => `/${code}`)],
      staffBases: [''],
      rooms: content.rooms.map(({ id }) => `/rooms/${id}`),
      own: customPaths(content),
      moved: hotelInfo.languages.flatMap((code, nth) =>
        redirectedPaths(content, nth === 0 ? '' : `/${code}`),
      ),
    }),
  };
  for (const [, name = ''] of document.matchAll(/"\/((?:images|brand)\/[^"]+)"/g))
    files[name] = '-';
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}
