import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prerenderedDocument } from '../../../deploy/build/document.ts';
import { sitemap } from '../../../deploy/build/site-files.ts';
import { headerRules } from '../../../deploy/headers.ts';
import { filesInside } from '../../../deploy/hosts/host-files.ts';
import type { HotelContent } from '../../../src/hotel/content/content.ts';

const ENTRY = '/assets/index-a1.js';

/** A built site of one page, in the files and headers of a real build; what runs in it does nothing. */
export async function writeBuiltFolder(
  folder: string,
  site: string,
  supabaseUrl: string,
  content: HotelContent,
): Promise<void> {
  const { hotelInfo, heroSection } = content.sections;
  const parts = {
    template: await readFile('index.html', 'utf8'),
    entry: ENTRY,
    files: { scripts: [], styles: [] },
    inlineScript: '',
    brand: '',
    icon: undefined,
    themeColour: '#ffffff',
    year: '2026',
  };
  const page = {
    head: `<title>${hotelInfo.name}</title><link rel="canonical" href="${site}/">`,
    html: `<div id="root"><h1>${heroSection.title}</h1></div>`,
    structuredData: undefined,
    data: JSON.stringify({ path: '/', content, savedAt: 1 }),
  };
  const document = prerenderedDocument(parts, page);
  const files: Record<string, string> = {
    'index.html': document,
    'admin.html': document,
    'app.html': document,
    '404.html': document,
    'sw.js': '',
    [ENTRY]: `const backend = "${supabaseUrl}"`,
    'sitemap.xml': sitemap(site, ['/', '/rooms']),
    ...filesInside({
      rules: headerRules({ supabaseUrl, lasting: [ENTRY] }),
      origin: site,
      rooms: [],
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}
