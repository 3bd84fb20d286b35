import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { pictureText } from '../src/hotel/sample/sample-translations.ts';
import { splitLanguage } from '../src/hotel/rules/language-paths.ts';
import { staffBaseOf } from '../src/hotel/rules/staff-paths.ts';
import {
  LANGUAGE_CODES,
  LANGUAGES,
  languageOf,
  type LanguageCode,
} from '../src/words/languages.ts';
import { STAFF_LANGUAGES } from '../src/words/staff-languages.ts';
import { languageStyles } from './language-styles.ts';

type Program = ReturnType<typeof parseSync>['program'];

const FOLDER = path.resolve('src/words');
/** Where the descriptions of our own pictures stand. */
const PICTURES = path.resolve('src/hotel/pictures/built-in-pictures.ts');
/** What code imports: the words for visitors, the words for staff. */
const CATALOGUES = ['visitors', 'staff'];
const IMPORT_OF: Record<string, RegExp> = {
  visitors: /import \{([^}]*)\} from '[^']*words\/visitors(?:\.ts)?'/g,
  staff: /import \{([^}]*)\} from '[^']*words\/staff(?:\.ts)?'/g,
};
/** Code that no page needs for being there: staff's, and what is fetched when something is sent. */
const COMES_LATER = /(?:^|\/)(?:admin|services|staff-\w+)\/|^ui\/(?:Dialog|ToastStack)/;
/** Between the name of a catalogue and that of a group, in the name of the group's module. */
const MARK = '~';

/** While one develops: code that tells the language of a document. */
const SPOKEN_HERE = 'document.documentElement.dataset.language';

/** In place of which the page's own language stands. */
const THIS_BUILD = path.join(FOLDER, 'this-build.ts');

/**
 * Puts the words of one language into a build: `@/words/visitors` is that language's catalogue, and
 * each group of it a module of its own, so that a file of the site holds the groups that its pages
 * use and no other (decision 0025). Without this plugin every import reads the whole English one.
 * @param language whose words
 * @param published all languages of the site; the first stands at `/`
 */
export function words(language: LanguageCode, published: readonly LanguageCode[]): Plugin {
  const { forStaff } = languageOf(language);
  return {
    name: 'words',
    enforce: 'pre',
    transform: {
      filter: { code: /words\/(?:visitors|staff)|^export const BUILT_IN_PICTURES/m },
      handler(code, id) {
        if (path.resolve(id) === PICTURES) return { code: picturesIn(language, code), map: null };
        if (!path.resolve(id).startsWith(path.resolve('src') + path.sep)) return;
        if (path.dirname(id) === FOLDER) return;
        return { code: importsByGroup(code, id, language, forStaff), map: null };
      },
    },
    resolveId: {
      filter: { id: new RegExp(`${MARK}\\w+\\.ts$`) },
      handler: (id) => id,
    },
    load: {
      filter: { id: new RegExp(`(${MARK}\\w+|/this-build)\\.ts$`) },
      handler(id) {
        if (path.resolve(id) === THIS_BUILD)
          return thisBuild(published, {
            language: JSON.stringify(language),
            isFirst: String(language === published[0]),
            forStaff: String(forStaff),
            staffBase: JSON.stringify(staffBaseOf(language, published)),
          });
        const [file = '', group = ''] = path.basename(id, '.ts').split(MARK);
        const catalogue = path.join(path.dirname(id), `${file}.ts`);
        this.addWatchFile(catalogue);
        return groupAlone(readFileSync(catalogue, 'utf8'), catalogue, group);
      },
    },
  };
}

/**
 * What our own pictures show, said in the language, and the drawing whose words are in it: visitors
 * download no other's.
 */
function picturesIn(language: LanguageCode, code: string): string {
  return code.replace(/((?:alt|src):\s*)'([^']+)'/g, (_all, before: string, text: string) => {
    return before + JSON.stringify(pictureText(language, text));
  });
}

/** `import { a, b } from '@/words/visitors'` becomes an import from the module of each group. */
function importsByGroup(
  code: string,
  id: string,
  language: LanguageCode,
  forStaff: boolean,
): string {
  let written = '';
  let at = 0;
  for (const node of parseSync(id, code).program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const catalogue = CATALOGUES.find((name) =>
      new RegExp(`(?:^@|/)/?words/${name}(?:\\.ts)?$`).test(node.source.value),
    );
    if (catalogue === undefined) continue;
    const folder = catalogue === 'staff' && !forStaff ? LANGUAGES[0].code : language;
    const from = (group: string) =>
      JSON.stringify(path.join(FOLDER, folder, `${catalogue}${MARK}${group}.ts`));
    const lines = node.specifiers.map((one) => {
      if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier')
        throw new Error(`${id}: words are imported group by group`);
      return `import { ${one.imported.name} as ${one.local.name} } from ${from(one.imported.name)};`;
    });
    // By its side effect: what several pages read.
    if (lines.length === 0)
      lines.push(...groupsOfSeveralPages(catalogue).map((group) => `import ${from(group)};`));
    written += code.slice(at, node.start) + lines.join(' ');
    at = node.end;
  }
  return written + code.slice(at);
}

/** The text of src/words/this-build.ts for one page. @param values as code */
function thisBuild(
  published: readonly LanguageCode[],
  values: { language: string; isFirst: string; forStaff: string; staffBase: string },
): string {
  return [
    `export const THIS_LANGUAGE = ${values.language};`,
    `export const IS_FIRST_LANGUAGE = ${values.isFirst};`,
    `export const HAS_STAFF = ${values.forStaff};`,
    `export const STAFF_BASE = ${values.staffBase};`,
    `export const PUBLISHED_LANGUAGES = ${JSON.stringify(published)};`,
  ].join('\n');
}

/**
 * While one develops there is one server for all languages: the address says which one a document is
 * in, the document tells its code, and each catalogue gives way to that language's. English is first.
 */
export function wordsInDevelopment(): Plugin {
  const others = LANGUAGES.filter(({ code }) => code !== LANGUAGES[0].code);
  const staffBases = JSON.stringify(
    Object.fromEntries(
      STAFF_LANGUAGES.map(({ code }) => [code, staffBaseOf(code, LANGUAGE_CODES)]),
    ),
  );
  return {
    name: 'words-in-development',
    apply: (_config, { command }) => command === 'serve' && process.env['VITEST'] === undefined,
    enforce: 'pre',
    transformIndexHtml(html, { originalUrl = '/' }) {
      const { code } = splitLanguage(originalUrl.split(/[?#]/, 1)[0] ?? '/', LANGUAGE_CODES);
      const language = languageOf(code);
      const { tag, dir } = language;
      const styles = languageStyles(language).map(
        (file) => `<link rel="stylesheet" href="/${file}">`,
      );
      return html
        .replace('<html lang="en">', `<html lang="${tag}" dir="${dir}" data-language="${code}">`)
        .replace('</head>', `${styles.join('')}</head>`);
    },
    load: {
      filter: { id: /\/src\/words\/(this-build|visitors|staff)\.ts$/ },
      handler(id) {
        const name = path.basename(id, '.ts');
        if (name === 'this-build')
          return thisBuild(LANGUAGE_CODES, {
            language: SPOKEN_HERE,
            isFirst: `${SPOKEN_HERE} === ${JSON.stringify(LANGUAGES[0].code)}`,
            forStaff: `${SPOKEN_HERE} in ${staffBases}`,
            staffBase: `${staffBases}[${SPOKEN_HERE}] ?? '/' + ${SPOKEN_HERE}`,
          });
        const speaking = others.filter(({ forStaff }) => name === 'visitors' || forStaff);
        return oneOfCatalogues(name, speaking);
      },
    },
  };
}

/** A module with the groups of English, each taken from the catalogue of the document's language. */
function oneOfCatalogues(name: string, others: readonly { code: string }[]): string {
  const { body } = parseSync(
    `${name}.ts`,
    readFileSync(path.join(FOLDER, LANGUAGES[0].code, `${name}.ts`), 'utf8'),
  ).program;
  const groups = body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
      : [],
  );
  return [
    ...[...others, LANGUAGES[0]].map(
      ({ code }) => `import * as ${code} from './${code}/${name}.ts';`,
    ),
    `const all = { ${others.map(({ code }) => code).join(', ')} };`,
    `const own = all[${SPOKEN_HERE}] ?? ${LANGUAGES[0].code};`,
    ...groups.map((group) => `export const ${group} = own.${group};`),
  ].join('\n');
}

/** The last text of each catalogue, parsed: a build asks for a hundred of its groups. */
const parsed = new Map<string, { code: string; body: Program['body'] }>();

function bodyOf(file: string, code: string): Program['body'] {
  const known = parsed.get(file);
  if (known?.code === code) return known.body;
  const { body } = parseSync(file, code).program;
  parsed.set(file, { code, body });
  return body;
}

/** One exported group of a catalogue, with the imports and the helpers that it names. */
function groupAlone(code: string, file: string, group: string): string {
  const body = bodyOf(file, code);
  const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const exported = body.filter((node) => node.type === 'ExportNamedDeclaration').map(text);
  const own = exported.find((one) => new RegExp(`^export const ${group}\\b`).test(one));
  if (own === undefined) throw new Error(`${file} has no ${group}`);
  const around = body.filter((node) => {
    if (node.type === 'ImportDeclaration') return true;
    const declared = node.type === 'VariableDeclaration' ? node.declarations : [];
    return declared.some(({ id }) => id.type === 'Identifier' && names(own, id.name));
  });
  return [...around.map(text), own].join('\n');
}

/**
 * Groups that are read in more than the pages of one subject. They come with the entry: a file of
 * the staff's that held them would be downloaded by visitors for a few words. What only code reads
 * that comes later comes with that code.
 */
function groupsOfSeveralPages(catalogue: string): string[] {
  const readers = new Map<string, Set<string>>();
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || name.startsWith('words')) continue;
    const code = readFileSync(path.join('src', name), 'utf8');
    for (const [, groups = ''] of code.matchAll(IMPORT_OF[catalogue] ?? /$^/g))
      for (const group of groups.split(',').map((one) => one.trim().replace(/ as .*/, '')))
        if (group) readers.set(group, (readers.get(group) ?? new Set()).add(name));
  }
  const isOfSeveral = ([, files]: [string, Set<string>]) => {
    const subjects = new Set([...files].map((file) => file.split('/').slice(0, 2).join('/')));
    // Words of one file are wherever that file is. A view is drawn by pages of the staff's as well.
    const isShared = subjects.size > 1 || [...files].some((file) => /\/view\//.test(file));
    return files.size > 1 && isShared && ![...files].every((file) => COMES_LATER.test(file));
  };
  return [...readers].filter(isOfSeveral).map(([group]) => group);
}

function names(code: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(code);
}
