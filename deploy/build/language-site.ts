import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { HotelContent } from '../../src/content/store/hotel-content.ts';
import type { SourcedContent } from './content-source.ts';
import { baseOf } from '../../src/basics/rules/language-paths.ts';
import { staffBaseOf } from '../../src/basics/rules/staff-paths.ts';
import { languageOf, type Language } from '../../src/words/languages.ts';
import { bundleClient, bundleServer, type ClientBundle, type BundleLanguage } from './bundle.ts';
import {
  appDocument,
  guestDocument,
  type DocumentParts,
  prerenderedDocument,
  styleTexts,
} from './document.ts';
import { languageStyles } from '../language-styles.ts';
import { STAFF_PAGES } from '../hosts/hosted-site.ts';
import {
  fileFor,
  LOGIN_PAGE,
  NOT_FOUND_PATH,
  type PageToRender,
  pagesToRender,
  sourceOf,
} from './pages.ts';

type Common = Pick<DocumentParts, 'template' | 'inlineScript' | 'themeColour' | 'today'> & {
  content: HotelContent;
  savedAt: number;
  spoken: SourcedContent['spoken'];
};

export type LanguageSite = BundleLanguage & {
  /** Path prefix of the language. */
  base: string;
  client: ClientBundle;
  /** Address of the content from which the pages were rendered. */
  address: string;
  /** Public pages; empty for a language that only staff use. */
  pages: PageToRender[];
  documents: Map<string, string>;
  /** Staff pages, which the app renders; empty for a language without staff texts. */
  forStaff: Map<string, string>;
  icon: DocumentParts['icon'];
  /** Texts of all inline styles; the Content Security Policy allows their hashes. */
  styles: Set<string>;
};

async function styleOf(language: Language): Promise<string> {
  const files = languageStyles(language);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  // Every document contains these styles, so comments are removed.
  const remarks = /\/\*[\s\S]*?\*\//g;
  return texts.join('\n').replaceAll(remarks, '').replaceAll(/\s+/g, ' ').trim();
}

/** Finds the font of the first text; undefined for Latin, whose font index.html names. */
async function firstFontOf({ script }: Language): Promise<string | undefined> {
  if (script === 'Latin') return undefined;
  const fonts = await readdir('public/fonts');
  const found = fonts.find((name) => name.includes(`-${script.toLowerCase()}-`));
  return found && `/fonts/${found}`;
}

export async function buildLanguageSite(
  spoken: BundleLanguage,
  { content: stored, savedAt, spoken: versions, ...common }: Common,
  isFirst: boolean,
): Promise<LanguageSite> {
  const { language, published } = spoken;
  const client = await bundleClient(spoken, isFirst);
  const server = await bundleServer(spoken);
  const base = baseOf(language, published);
  async function toFile(content: HotelContent) {
    const text = `export default ${JSON.stringify(content)};`;
    return { content, address: await writeAsset(client, 'content.js', text), savedAt };
  }
  const from = await toFile(server.contentHere(stored, versions[language]));
  const brand = server.brandStyle(stored);
  const icon = server.iconOf(stored);
  const languageStyle = await styleOf(languageOf(language));
  const firstFont = await firstFontOf(languageOf(language));
  const styles = new Set<string>();

  /** Returns the parts of a document and records its styles. */
  function partsOf(modules: readonly string[], contentFile = from.address): DocumentParts {
    const parts = {
      ...common,
      name: stored.sections.hotelInfo.name,
      language: languageOf(language),
      languageStyle,
      waiting: server.waitingWords,
      entry: client.entry,
      brand,
      icon,
      firstFont,
      contentFile,
      files: client.filesOf(...modules),
    };
    for (const text of styleTexts(parts)) styles.add(text);
    return parts;
  }

  const toRender = published.includes(language) ? pagesToRender(stored, base) : [];
  const pages: PageToRender[] = [];
  const documents = new Map<string, string>();
  for (const { path, file, modules: own } of toRender) {
    const page = await server.renderPage(path, from);
    const modules = [...own, ...page.parts.map(sourceOf)];
    pages.push({ path, file, modules });
    // The 404 page loads the app at once, because the wanted page may be newer than the build.
    documents.set(
      file,
      prerenderedDocument(partsOf(modules), page, { isNow: path === NOT_FOUND_PATH }),
    );
  }
  const drawn = partsOf(['src/main.tsx']);
  const app = appDocument(drawn);
  if (pages.length > 0) {
    documents.set(fileFor(`${base}/app`), app);
    const text = styleTexts(drawn).join('\n');
    const style = await writeAsset(client, 'stay.css', text);
    documents.set(fileFor(`${base}/stay`), guestDocument(drawn, style));
  }
  const forStaff = new Map<string, string>();
  if (languageOf(language).forStaff) {
    const staffBase = staffBaseOf(language, published);
    // Staff see texts as they are stored, without translation.
    const fromStored = await toFile(stored);
    const login = await server.renderLogin(fromStored);
    documents.set(
      fileFor(staffBase + LOGIN_PAGE.path),
      prerenderedDocument(partsOf(LOGIN_PAGE.modules, fromStored.address), login, {
        isNow: true,
        forStaff: true,
      }),
    );
    // Each staff page gets a file instead of a rule, because all hosts serve files alike.
    for (const where of STAFF_PAGES) forStaff.set(fileFor(staffBase + where), app);
  }
  const { address } = from;
  return { ...spoken, base, client, address, pages, documents, forStaff, styles, icon };
}

/** Writes a file with a content hash in its name. Returns its address. */
async function writeAsset({ outDir }: ClientBundle, name: string, text: string): Promise<string> {
  const stamp = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `/assets/${name.replace('.', `-${stamp}.`)}`;
  await writeFile(outDir + address, text);
  return address;
}
