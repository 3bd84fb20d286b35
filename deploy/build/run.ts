import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import { mix } from '../../src/hotel/branding/colour.ts';
import { PATH } from '../../src/hotel/rules/paths.ts';
import { hotelToday } from '../../src/hotel/time/dates.ts';
import { chooseSupabase } from '../../supabase/embedded/choice.ts';
import { FOREVER, headerRules } from '../headers.ts';
import { STAFF_PAGES } from '../hosts/hosted-site.ts';
import { besideFolder, filesBeside, filesInside, packedFolder } from '../hosts/host-files.ts';
import { bundleClient, bundleScript, bundleServer } from './bundle.ts';
import { readContent } from './content-source.ts';
import { appDocument, type DocumentParts, loginDocument, prerenderedDocument } from './document.ts';
import { inlineHashes } from './inline-hashes.ts';
import { fileFor, LOGIN_PAGE, listedPaths, pagesToRender } from './pages.ts';
import { writeReport } from './report.ts';
import { packTexts, robotsWithSitemap, sitemap, webManifest } from './site-files.ts';
import { readSiteUrl } from './site-url.ts';

/**
 * npm run build: the app for the browser, then every public page as HTML with the content at hand,
 * then what hosts need to serve it.
 */
process.env['NODE_ENV'] = 'production'; // React's development build would render with it

const origin = readSiteUrl();
const client = await bundleClient();
const server = await bundleServer();
const inlineScript = await bundleScript('src/app/pre-hydration-script.ts');
const { content, from, savedAt } = await readContent();

const { secondaryColor } = content.sections.hotelInfo;
const icon = server.iconOf(content);
const common: Omit<DocumentParts, 'files'> = {
  template: await readFile('index.html', 'utf8'),
  entry: client.entry,
  inlineScript,
  brand: server.brandStyle(content),
  // The paper of tokens.css, near enough for the browser's own bar.
  icon,
  themeColour: mix(secondaryColor, '#ffffff', 0.05),
  year: hotelToday().slice(0, 4),
};

const pages = pagesToRender(content);
const documents = new Map<string, string>();
const styles = new Set([common.brand]);
/** All that a document is made of; its styles are noted. */
function partsOf(module: string): DocumentParts {
  const files = client.filesOf(module);
  for (const { text } of files.styles) styles.add(text);
  return { ...common, files };
}
for (const { path: where, file, module } of pages) {
  const page = await server.renderPage(where, content, savedAt);
  documents.set(file, prerenderedDocument(partsOf(module), page));
}
const login = await server.renderLogin(content, savedAt);
documents.set(LOGIN_PAGE.file, loginDocument(partsOf(LOGIN_PAGE.module), login));
const app = appDocument(partsOf('src/main.tsx'));
documents.set('app.html', app);

const supabase = chooseSupabase(loadEnv('production', process.cwd(), 'VITE_'));
const supabaseUrl = supabase.kind === 'hosted' ? supabase.url : '';
const inline = { styles: inlineHashes([...styles]), scripts: inlineHashes([inlineScript]) };
const site = {
  rules: headerRules({ supabaseUrl, inline, lasting: await lastingFiles() }),
  origin,
  rooms: pages.map(({ path }) => path).filter((where) => where.startsWith(`${PATH.rooms}/`)),
};
const files = new Map([
  ...documents,
  // Files rather than rules: every host then answers these addresses alike.
  ...STAFF_PAGES.map((where) => [fileFor(where), app] as const),
  ...Object.entries(filesInside(site)),
]);
files.set('sw.js', await serviceWorker([...documents.values()]));
const manifest = await readFile('public/site.webmanifest', 'utf8');
files.set('site.webmanifest', webManifest(manifest, content, common.themeColour, icon));
if (origin) {
  const robots = await readFile('public/robots.txt', 'utf8');
  files.set('sitemap.xml', sitemap(origin, listedPaths(pages)));
  files.set('robots.txt', robotsWithSitemap(robots, origin));
}
const beside = besideFolder(client.outDir);
await rm(beside, { recursive: true, force: true });
for (const [name, text] of files) await write(client.outDir, name, text);
for (const [name, text] of Object.entries(filesBeside(site))) await write(beside, name, text);
await rm(path.join(client.outDir, '.vite'), { recursive: true, force: true });
await packTexts(client.outDir, packedFolder(client.outDir));
// The tests' budgets are those of dist/; a build beside it (the rehearsal's) leaves them alone.
if (client.outDir === 'dist') await writeReport(client, pages);

process.stdout.write(`  ${documents.size} pages with the content of ${from}\n`);
if (!origin)
  process.stdout.write(
    '  Without SITE_URL: no canonical addresses, no sitemap, no shared picture\n',
  );

/** Another word of any page or another file of code makes another worker. */
async function serviceWorker(texts: string[]): Promise<string> {
  const code = client.publicCode();
  const version = createHash('sha256')
    .update([...code, ...texts].join('\n'))
    .digest('hex');
  return bundleScript('deploy/service-worker/worker.ts', {
    CODE: JSON.stringify(code),
    VERSION: JSON.stringify(version.slice(0, 12)),
    PICTURES_ORIGIN: JSON.stringify(supabaseUrl),
  });
}

async function lastingFiles(): Promise<string[]> {
  const lists = FOREVER.map(async (folder) => {
    const names = await readdir(path.join(client.outDir, folder));
    // A licence is read, not loaded.
    return names.toSorted().flatMap((name) => (name.endsWith('.txt') ? [] : [folder + name]));
  });
  return (await Promise.all(lists)).flat();
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
