import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';
import { pictureText } from '../src/content/sample/sample-translations.ts';
import { splitLanguage } from '../src/basics/rules/language-paths.ts';
import { staffBaseOf } from '../src/basics/rules/staff-paths.ts';
import {
  LANGUAGE_CODES,
  LANGUAGES,
  languageOf,
  type LanguageCode,
} from '../src/words/languages.ts';
import { STAFF_LANGUAGES } from '../src/words/staff-languages.ts';
import { languageStyles } from './language-styles.ts';

const FOLDER = path.resolve('src/words');
/** Where the descriptions of our own pictures are. */
const PICTURES = path.resolve('src/content/store/built-in-pictures.ts');
/** In place of which the page's own language is. */
const THIS_BUILD = path.join(FOLDER, 'this-build.ts');
/** The catalogues that code imports: for visitors, for who signs in, and for staff. */
const CATALOGUE = /\/src\/words\/(visitors|sign-in|staff)\.ts$/;
const FOR_STAFF = ['sign-in', 'staff'];

/** While one develops: code that tells the language of a document. */
const SPOKEN_HERE = 'document.documentElement.dataset.language';

/**
 * Puts the words of one language into a build: its catalogues take the place of the English ones
 * (decision 0025).
 * @param language whose words
 * @param published all languages of the site; the first is at `/`
 */
export function catalogues(language: LanguageCode, published: readonly LanguageCode[]): Plugin {
  const { forStaff } = languageOf(language);
  return {
    name: 'words',
    enforce: 'pre',
    load: loadWords(
      (name) => {
        const folder = !FOR_STAFF.includes(name) || forStaff ? language : LANGUAGES[0].code;
        const from = `./${folder}/${name}.ts`;
        return name === 'visitors' ? eachName(from) : `export * from '${from}';`;
      },
      published,
      {
        THIS_LANGUAGE: JSON.stringify(language),
        IS_FIRST_LANGUAGE: String(language === published[0]),
        HAS_STAFF: String(forStaff),
        STAFF_BASE: JSON.stringify(staffBaseOf(language, published)),
      },
    ),
    transform: {
      filter: { id: PICTURES },
      handler: (code) => ({ code: picturesIn(language, code), map: null }),
    },
  };
}

/**
 * What a catalogue, one name of it or src/words/this-language.ts is for a page.
 * @param catalogue gives its code @param here what this-build.ts has, as code
 */
function loadWords(
  catalogue: (name: string) => string,
  published: readonly LanguageCode[],
  here: Record<string, string>,
): Plugin['load'] {
  const all = { ...here, PUBLISHED_LANGUAGES: JSON.stringify(published) };
  const thisBuild = Object.entries(all).map(([name, code]) => `export const ${name} = ${code};`);
  return {
    filter: { id: [CATALOGUE, THIS_BUILD, ONE_NAME] },
    async handler(id) {
      const [, file, one] = ONE_NAME.exec(id) ?? [];
      if (file && one) return { code: await oneName(this, file, one), moduleSideEffects: false };
      const [, name] = CATALOGUE.exec(id) ?? [];
      return name ? { code: catalogue(name), moduleSideEffects: false } : thisBuild.join('\n');
    },
  };
}

/** One name of a catalogue, as a module: so each word is in the file of what says it (decision 0042). */
const ONE_NAME = /^(.+\/src\/words\/\w+\/\w+\.ts)\?name=(\w+)$/;

/** Hands on each name of a catalogue from a module of its own. */
function eachName(file: string): string {
  return namesOf(file)
    .map(({ name, from }) => `export { ${name} } from '${from}?name=${name}';`)
    .join('\n');
}

/** The names of a catalogue, with the file of its wing that each is in. */
function namesOf(file: string): { name: string; from: string }[] {
  const code = readFileSync(path.join(FOLDER, file), 'utf8');
  const matches = [...code.matchAll(/^export (?:const (\w+)|\* from '(.+)')/gm)];
  return matches.flatMap(([, name, wing]) =>
    name ? [{ name, from: file }] : namesOf(`./${path.join(path.dirname(file), wing ?? '')}`),
  );
}

type Statement = { type: string; start: number; end: number; declaration?: Statement } & {
  declarations?: { id: { name?: string } }[];
};

/** What one name of a catalogue stands for, with what that needs of the same file. */
async function oneName(
  context: Pick<Rolldown.PluginContext, 'parse'>,
  file: string,
  wanted: string,
): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  // The shape of ESTree, which the bundler's parser gives.
  const statements = context.parse(code).body as unknown as Statement[];
  const named = new Map(
    statements.flatMap(
      (one) =>
        (one.declaration ?? one).declarations?.map(({ id }) => [id.name, one] as const) ?? [],
    ),
  );
  const kept = new Set(statements.filter(({ type }) => type === 'ImportDeclaration'));
  const others = new Set<string>();
  const keep = (name: string) => {
    const statement = named.get(name);
    if (!statement || kept.has(statement)) return;
    if (statement.declaration && name !== wanted) return void others.add(name);
    kept.add(statement);
    // A word that is also a name brings a few bytes too many, never too few.
    for (const [word] of code.slice(statement.start, statement.end).matchAll(/\w+/g)) keep(word);
  };
  keep(wanted);
  const texts = statements
    .filter((one) => kept.has(one))
    .map(({ start, end }) => code.slice(start, end));
  return [
    ...[...others].map((name) => `import { ${name} } from '${file}?name=${name}';`),
    ...texts,
  ].join('\n');
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

/**
 * While one develops there is one server for all languages: the address says which one a document is
 * in, the document tells its code, and each catalogue gives way to that language's. English is first.
 */
export function cataloguesInDevelopment(): Plugin {
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
    load: loadWords(catalogueOfDocument, LANGUAGE_CODES, {
      THIS_LANGUAGE: SPOKEN_HERE,
      IS_FIRST_LANGUAGE: `${SPOKEN_HERE} === ${JSON.stringify(LANGUAGES[0].code)}`,
      HAS_STAFF: `${SPOKEN_HERE} in ${staffBases}`,
      STAFF_BASE: `${staffBases}[${SPOKEN_HERE}] ?? '/' + ${SPOKEN_HERE}`,
    }),
  };
}

/** A module with the groups of English, each taken from the catalogue of the document's language. */
function catalogueOfDocument(name: string): string {
  const codes = (FOR_STAFF.includes(name) ? STAFF_LANGUAGES : LANGUAGES).map(({ code }) => code);
  const english = namesOf(`./${LANGUAGES[0].code}/${name}.ts`);
  return [
    ...codes.map((code) => `import * as ${code} from './${code}/${name}.ts';`),
    `const own = { ${codes.join(', ')} }[${SPOKEN_HERE}] ?? ${LANGUAGES[0].code};`,
    ...english.map(({ name: group }) => `export const ${group} = own.${group};`),
  ].join('\n');
}
