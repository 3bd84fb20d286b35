import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import { withoutOverridden } from '../../src/content/store/overridden-pictures.ts';
import { mix } from '../../src/basics/rules/colour.ts';
import { initialIcon, SITE_ICON } from '../../src/content/brand/initial-icon.ts';
import { hotelToday } from '../../src/basics/time/dates.ts';
import { staffBaseOf } from '../../src/basics/rules/staff-paths.ts';
import { STAFF_LANGUAGES } from '../../src/words/staff-languages.ts';
import { showProgress } from '../../scripts/project/terminal.ts';
import { chooseSupabase } from '../../supabase/embedded/supabase-choice.ts';
import { headerRules, inlineHashes } from '../headers.ts';
import {
  hostsFolder,
  configBesideSite,
  configInSite,
  compressedFolder,
} from '../hosts/host-files.ts';
import { bundleScript } from './bundle.ts';
import { readContent } from './content-source.ts';
import { buildLanguageSite, type LanguageSite } from './language-site.ts';
import { immutableFiles } from './immutable-files.ts';
import { licenceNotices } from './licence-notices.ts';
import { sitemapPaths, redirectedPaths, customPaths } from './pages.ts';
import { writeReport } from './report.ts';
import {
  compressTexts,
  robotsWithSitemap,
  securityText,
  sitemap,
  webManifest,
} from './site-files.ts';
import { readSiteUrl } from './site-url.ts';
import { removeUnused } from './unused-files.ts';

/** Usage: `npm run build`. Builds the app and every public page in each language. */
process.env['NODE_ENV'] = 'production'; // React's development build would render with it

const origin = readSiteUrl();
const { at, say, end } = showProgress();
at('Reading the content');
const { content, from, savedAt, spoken, warning } = await readContent();
const published = content.sections.hotelInfo.languages;

const inlineScript = await bundleScript('src/app/pre-hydration-script.ts');
const { secondaryColor } = content.sections.hotelInfo;
const common = {
  content,
  savedAt,
  spoken,
  template: await readFile('index.html', 'utf8'),
  inlineScript,
  // Roughly the `paper` colour of tokens.css, for the browser's toolbar.
  themeColour: mix(secondaryColor, '#ffffff', 0.05),
  today: hotelToday(),
};

/** The admin area exists in every staff language, whatever visitors are offered. */
const languages = [...new Set([...published, ...STAFF_LANGUAGES.map(({ code }) => code)])];
const sites: LanguageSite[] = [];
for (const language of languages) {
  at('Building', sites.length + 1, languages.length);
  sites.push(await buildLanguageSite({ language, published }, common, sites.length === 0));
}
const [first] = sites;
if (!first) throw new Error('the build made no language');
const { outDir } = first.client;

at('Writing the files');
await removeUnused(outDir, withoutOverridden(content), first.icon);
const pages = sites.flatMap((site) => site.pages);
const documents = new Map(sites.flatMap((site) => [...site.documents]));

const supabase = chooseSupabase(loadEnv('production', process.cwd(), 'VITE_'));
const supabaseUrl = supabase.kind === 'hosted' ? supabase.url : '';
const styles = [...new Set(sites.flatMap((site) => [...site.styles]))];
const inline = { styles: inlineHashes(styles), scripts: inlineHashes([inlineScript]) };
const bases = sites.flatMap(({ base, pages: own }) => (own.length > 0 ? [base] : []));
const site = {
  rules: headerRules({ supabaseUrl, inline, immutableFiles: await immutableFiles(outDir) }),
  origin,
  bases,
  staffBases: STAFF_LANGUAGES.map(({ code }) => staffBaseOf(code, published)),
  rooms: pages
    .map(({ file }) => `/${file.replace(/\.html$/, '')}`)
    .filter((where) => /\/rooms\//.test(where)),
  own: bases.flatMap((base) => customPaths(content).map((path) => base + path)),
  moved: bases.flatMap((base) => redirectedPaths(content, base)),
};
const files = new Map([
  ...documents,
  ...sites.flatMap(({ forStaff }) => [...forStaff]),
  ...Object.entries(configInSite(site)),
]);
const modules = sites.flatMap(({ client }) => client.chunks.flatMap((chunk) => chunk.moduleIds));
files.set('third-party-notices.txt', await licenceNotices(modules));
const security = securityText(content, published, origin);
if (security) files.set('.well-known/security.txt', security);
files.set('sw.js', await serviceWorker([...documents.values()]));
// The hotel's icon replaces the default file, which browsers request without a link to it.
if (first.icon) files.set(SITE_ICON.slice(1), initialIcon(content.sections.hotelInfo));
const manifest = await readFile('public/site.webmanifest', 'utf8');
files.set('site.webmanifest', webManifest(manifest, content, common.themeColour, first.icon));
if (origin) {
  const robots = await readFile('public/robots.txt', 'utf8');
  files.set('sitemap.xml', sitemap(origin, sitemapPaths(first.pages), published));
  files.set('robots.txt', robotsWithSitemap(robots, origin));
}
const beside = hostsFolder(outDir);
await rm(beside, { recursive: true, force: true });
for (const [name, text] of files) await write(outDir, name, text);
for (const [name, text] of Object.entries(configBesideSite(site))) await write(beside, name, text);
await rm(path.join(outDir, '.vite'), { recursive: true, force: true });
await compressTexts(outDir, compressedFolder(outDir));
// Only dist/ has a report, because the tests' size limits apply to dist/.
if (outDir === 'dist') await writeReport(sites);
end();
say(`  ${documents.size} pages in ${published.join(', ')} with the content of ${from}`);
if (!origin) say('  Without SITE_URL: no canonical addresses, no sitemap, no shared picture');
if (warning) say('\n', ['yellow', `  ${warning}`]); // last, where it is seen

/** The version changes with any text or code file, so that each change makes another worker. */
async function serviceWorker(texts: string[]): Promise<string> {
  const code = Object.fromEntries(
    sites.map(({ base, client, address }) => [base, [...client.publicCode(), address]] as const),
  );
  const version = createHash('sha256')
    .update([JSON.stringify(code), ...texts].join('\n'))
    .digest('hex');
  return bundleScript('deploy/service-worker/worker.ts', {
    CODE: JSON.stringify(code),
    VERSION: JSON.stringify(version.slice(0, 12)),
    PICTURES_ORIGIN: JSON.stringify(supabaseUrl),
  });
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
