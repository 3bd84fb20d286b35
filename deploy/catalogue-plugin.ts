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
const PICTURES = path.resolve('src/content/store/built-in-pictures.ts');
/** The module that this plugin replaces with the language of the build. */
const THIS_BUILD = path.join(FOLDER, 'this-language.ts');
/** The catalogues that code imports: for visitors, for the login pages and for staff. */
const CATALOGUE = /\/src\/words\/(visitors|sign-in|staff)\.ts$/;
const FOR_STAFF = ['sign-in', 'staff'];

const SPOKEN_HERE = 'document.documentElement.dataset.language';

/** Replaces the English catalogues with those of one language (decision 0025). */
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

/** Loads a catalogue, one of its exports, or `THIS_BUILD`. @param here exports of `THIS_BUILD` */
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

/** A module with one export of a catalogue, so that no file has unused texts (decision 0042). */
const ONE_NAME = /^(.+\/src\/words\/\w+\/\w+\.ts)\?name=(\w+)$/;

function eachName(file: string): string {
  return namesOf(file)
    .map(({ name, from }) => `export { ${name} } from '${from}?name=${name}';`)
    .join('\n');
}

function namesOf(file: string): { name: string; from: string }[] {
  const code = readFileSync(path.join(FOLDER, file), 'utf8');
  const matches = [...code.matchAll(/^export (?:const (\w+)|\* from '(.+)')/gm)];
  return matches.flatMap(([, name, area]) =>
    name ? [{ name, from: file }] : namesOf(`./${path.join(path.dirname(file), area ?? '')}`),
  );
}

type Statement = { type: string; start: number; end: number; declaration?: Statement } & {
  declarations?: { id: { name?: string } }[];
};

/** Returns one name of a catalogue with the statements that it needs. */
async function oneName(
  context: Pick<Rolldown.PluginContext, 'parse'>,
  file: string,
  wanted: string,
): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  // The bundler's parser returns ESTree nodes.
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
    // A search for words, without parsing, may include too many statements but never misses one.
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

/** Translates the descriptions of built-in pictures and selects the map in this language. */
function picturesIn(language: LanguageCode, code: string): string {
  return code.replace(/((?:alt|src):\s*)'([^']+)'/g, (_all, before: string, text: string) => {
    return before + JSON.stringify(pictureText(language, text));
  });
}

/** In development one server serves all languages: each document selects its catalogues. */
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

function catalogueOfDocument(name: string): string {
  const codes = (FOR_STAFF.includes(name) ? STAFF_LANGUAGES : LANGUAGES).map(({ code }) => code);
  const english = namesOf(`./${LANGUAGES[0].code}/${name}.ts`);
  return [
    ...codes.map((code) => `import * as ${code} from './${code}/${name}.ts';`),
    `const own = { ${codes.join(', ')} }[${SPOKEN_HERE}] ?? ${LANGUAGES[0].code};`,
    ...english.map(({ name: group }) => `export const ${group} = own.${group};`),
  ].join('\n');
}
