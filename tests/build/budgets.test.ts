import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headersFor } from '../../deploy/headers.ts';
import { parseHeadersFile } from '../../deploy/hosts/host-files.ts';
import { readReport } from '../../deploy/build/report.ts';
import { LANGUAGES } from '@/words/languages';

/** Size limits of a visit in bytes. A failed test names the heaviest modules. */
const ENTRY_MAX = 107_900;
const HOME_SCRIPTS_MAX = 116_400;
const PAGE_SCRIPTS_MAX = 122_800;
const PAGE_FILES_MAX = 3;
const CSS_MAX = 9_500;
const CALENDAR_MAX = 4_500;
/** Bytes a server may send before the first acknowledgement: ten packets (RFC 6928). */
const FIRST_FLIGHT = 10 * 1460;
const AIR = FIRST_FLIGHT / 8;
/**
 * Extra bytes: Khmer needs three bytes for a letter, and every language but the first has a second
 * style sheet (decision 0026). `document` counts for documents, `scripts` for texts in scripts.
 */
const MORE: Record<string, [document: number, scripts: number]> = {
  Latin: [500, 1600],
  Han: [700, 2600],
  Khmer: [1250, 3550],
};
function moreIn(code: string): [document: number, scripts: number] {
  const found = LANGUAGES.slice(1).find((language) => language.code === code);
  if (!found) return [0, 0];
  const more = MORE[found.script];
  if (!more) throw new Error(`What a language in ${found.script} may weigh is said nowhere.`);
  return more;
}
const FONTS_MAX = 75_000;
const FONTS_FIRST_MAX = 50_000;

/** Modules that visitors must not download. */
const STAFF_ONLY =
  /^src\/(([^/]+\/){2,3}(admin|staff-calls)\/|app\/(AdminApp|staff-pages)|words\/[a-z]+\/(staff|sign-in))|supabase-js|auth-js|realtime-js|storage-js|functions-js|react-hook-form|@hookform|@tiptap|prosemirror/;
/** Modules for validation and sending, which a visit without a form does not need. */
const READS_AND_SENDS =
  /valibot|postgrest|^src\/(content\/schema|([^/]+\/){2}services)\/(?!newest-)/;
/** Modules that the sign-in page must not wait for. */
const AFTER_SIGNING_IN =
  /^src\/((?!(front\/(sign-in|layout)|kit\/page-parts|basics\/drafts)\/)([^/]+\/){2,3}admin\/|words\/[a-z]+\/staff)|react-hook-form|@tiptap|prosemirror/;
/** The text editor's modules, loaded only where there is a text to edit. */
const TEXT_EDITOR = /@tiptap|prosemirror/;

const report = await readReport();
const rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
const read = (file: string) => readFileSync(path.join('dist', file));
/**
 * Compresses each file only once, because most are shared by many pages. @returns the compressed
 * size
 */
function packer(pack: (bytes: Buffer) => Buffer): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const size = known.get(file) ?? pack(read(file)).length;
    known.set(file, size);
    return size;
  };
}
/**
 * Gives each file that a text names a hash made of its name: the build's own hashes change with
 * every edit, and compress to a few bytes more or less.
 */
function withSteadyHashes(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1').replace(/([\w-]+)-[\w-]{8}(?=\.(js|css)\b)/g, (_, name) => {
    const hash = createHash('sha256').update(String(name)).digest('base64url');
    return `${name}-${hash.slice(0, 8)}`;
  });
  return Buffer.from(text, 'latin1');
}
const gzipped = packer((bytes) => gzipSync(withSteadyHashes(bytes), { level: 9 }));
const brotlied = packer((bytes) => brotliCompressSync(withSteadyHashes(bytes)));
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

function heaviest(scripts: readonly string[]): string {
  const parts = scripts.flatMap((script) => Object.entries(report.modules[script] ?? {}));
  parts.sort(([, a], [, b]) => b - a);
  const lines = parts.slice(0, 25).map(([module, bytes]) => `  ${bytes} ${module}`);
  return ['heaviest, before minifying:', ...lines].join('\n');
}

function modulesOf(scripts: readonly string[], pattern = /./): string[] {
  const modules = scripts.flatMap((script) => Object.keys(report.modules[script] ?? {}));
  return modules.filter((module) => pattern.test(module));
}
const staffModules = (scripts: readonly string[]) => modulesOf(scripts, STAFF_ONLY);

/** Guards against patterns that match nothing after folders have moved. */
test.each([
  ['src/website/hero/admin/HeroPage.tsx', STAFF_ONLY],
  ['src/basics/session/staff-calls/auth.ts', STAFF_ONLY],
  ['src/basics/session/staff-calls/session.ts', STAFF_ONLY],
  ['src/app/AdminApp.tsx', STAFF_ONLY],
  ['src/words/en/sign-in.ts', STAFF_ONLY],
  ['src/words/en/staff/desk.ts', STAFF_ONLY],
  ['src/website/hero/admin/HeroPage.tsx', AFTER_SIGNING_IN],
  ['src/kit/editors/admin/SectionEditor.tsx', AFTER_SIGNING_IN],
  ['src/words/en/staff/desk.ts', AFTER_SIGNING_IN],
  ['src/website/blocks/admin/kind-fields.tsx', STAFF_ONLY],
  ['src/website/blocks/admin/kind-fields.tsx', AFTER_SIGNING_IN],
  ['node_modules/prosemirror-view/dist/index.js', STAFF_ONLY],
  ['node_modules/prosemirror-view/dist/index.js', TEXT_EDITOR],
])('%s is in the build, and known for what it is', (module, pattern) => {
  expect(modulesOf(Object.keys(report.modules), pattern)).toContain(module);
});

describe('what every page begins with', () => {
  test('the entry, with what most pages share, is at most 107.9 kB', () => {
    expect(sum(report.entry.map(gzipped)), heaviest(report.entry)).toBeLessThanOrEqual(ENTRY_MAX);
  });

  test('the scripts loaded after hydration contain no database client and no validation', () => {
    const after = Object.keys(report.modules).filter((script) => /\/after-start-/.test(script));
    expect(modulesOf(after)).toContain('src/content/store/queries/content-client.ts');
    expect(modulesOf(after, READS_AND_SENDS)).toEqual([]);
    expect(modulesOf(Object.keys(report.modules), READS_AND_SENDS)).not.toEqual([]);
  });

  test('nothing of the staff is in it', () => {
    expect(staffModules(report.entry)).toEqual([]);
    for (const code of Object.values(report.code)) expect(staffModules(code)).toEqual([]);
    for (const name of ['GoTrueClient', 'RealtimeClient'])
      for (const script of report.entry) expect(read(script).includes(name), script).toBe(false);
  });
});

describe.each(report.pages)('$file', ({ file, language, scripts, styles }) => {
  test('answers after at most 122.8 kB of script, at home 116.4, in three files, none of it the staff’s', () => {
    expect(staffModules(scripts)).toEqual([]);
    expect(modulesOf(scripts, /valibot|@radix-ui|postgrest|@tanstack/)).toEqual([]);
    const isHome = /^(index|\w\w)\.html$/.test(file);
    const most = (isHome ? HOME_SCRIPTS_MAX : PAGE_SCRIPTS_MAX) + moreIn(language)[1];
    const [, asked = ''] = /data-files="([^"]+)"/.exec(read(file).toString()) ?? [];
    expect(sum(asked.split(' ').map(gzipped)), heaviest(scripts)).toBeLessThanOrEqual(most);
    expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(PAGE_FILES_MAX);
  });

  test('comes whole, with its headers, before the visitor has to answer', () => {
    const headers = Object.entries(headersFor(rules, '/')).join('\r\n').length;
    const most = FIRST_FLIGHT + AIR + moreIn(language)[0];
    expect(headers + brotlied(file), `${file}: ${headers} of headers`).toBeLessThanOrEqual(most);
  });

  test('has at most 9.5 kB of styles, all inside it', () => {
    const sizes = styles.map((style) => `${style} ${gzipped(style)}`).join('\n');
    const together = gzipSync(Buffer.concat(styles.map(read)), { level: 9 }).length;
    expect(together, sizes).toBeLessThanOrEqual(CSS_MAX);
    const html = read(file).toString();
    for (const style of styles)
      expect(html.includes(read(style).toString().trim()), style).toBe(true);
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"(?![^>]*disabled)/);
  });
});

test('the fonts of a page in Latin letters are at most 75 kB, 50 kB of them for its first words', () => {
  const fonts = readdirSync('dist/fonts').filter((name) => /-latin-(\d|wght)/.test(name));
  const size = (name: string) => read(`fonts/${name}`).length;
  const all = fonts.map((name) => `${name} ${size(name)}`).join('\n');
  expect(sum(fonts.map(size)), all).toBeLessThanOrEqual(FONTS_MAX);
  // The serif font is needed only further down, for quotations.
  const first = fonts.filter((name) => !name.startsWith('cormorant'));
  expect(sum(first.map(size)), all).toBeLessThanOrEqual(FONTS_FIRST_MAX);
});

test('the calendar of the booking panel is a small file of its own, which no page begins with', () => {
  const calendar = Object.keys(report.modules).filter((script) =>
    modulesOf([script]).includes('src/selling/booking/site/StayCalendar.tsx'),
  );
  expect(calendar).toHaveLength(Object.keys(report.code).length);
  for (const one of calendar)
    expect(gzipped(one), heaviest([one])).toBeLessThanOrEqual(CALENDAR_MAX);
  for (const { file, scripts } of report.pages)
    expect(
      scripts.filter((script) => calendar.includes(script)),
      file,
    ).toEqual([]);
});

describe('signing in', () => {
  const [, files = ''] = /data-files="([^"]+)"/.exec(readFileSync('dist/admin.html', 'utf8')) ?? [];
  const scripts = files.split(' ');

  test('waits for no editor, inbox or form library', () => {
    expect(modulesOf(scripts)).toContain('src/front/sign-in/admin/LoginForm.tsx');
    expect(modulesOf(scripts, AFTER_SIGNING_IN)).toEqual([]);
  });

  test('includes the code that shows validation errors', () => {
    expect(modulesOf(scripts)).toContain('src/ui/ToastStack.tsx');
  });

  test('needs at most 236.2 kB of script in nine files, which a browser asks for at once', () => {
    expect(scripts).toHaveLength(9);
    expect(sum(scripts.map(gzipped)), heaviest(scripts)).toBeLessThanOrEqual(236_200);
  });
});

test('the editor of texts is a file of its own, which others fetch when they need it', () => {
  const all = Object.keys(report.modules);
  const editors = all.filter((script) => modulesOf([script], TEXT_EDITOR).length > 0);
  expect(editors).toHaveLength(Object.keys(report.code).length);
  for (const editor of editors)
    for (const script of all)
      expect(read(script).toString()).not.toMatch(
        new RegExp(`(from|import) ?["'\`]\\./${path.basename(editor)}`),
      );
});

describe('the built site', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

  test('names no class and no file as the rules of ad blockers do', () => {
    const hidden =
      /^(ads?|advert\w*|analytics|banners?|cookies?|follow|popup|share|sharing|social|sponsor\w*|track\w*)(-|$)|-(ads?|banner|popup|share|social)$/;
    const names = files.map((file) => path.parse(file).name.replace(/-[\w-]{8}$/, ''));
    const styles = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file));
    const classes = [...styles.join('\n').matchAll(/\.([a-z][\w-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(classes.length).toBeGreaterThan(500);
    expect([...names, ...classes].filter((name) => hidden.test(name))).toEqual([]);
  });

  test('has no source maps and no file that begins with a dot', () => {
    // The preview server's test, which runs in parallel, creates the file `.secret` here.
    const odd = files.filter((file) => /\.map$|\/\.(?!secret|well-known\/)/.test(file));
    expect(odd).toEqual([]);
  });

  test('holds no secret', () => {
    // Searches for a key's format, because supabase-js itself contains the word service_role.
    const secret = /sb_secret_\w{8,}|eyJ[A-Za-z0-9_-]{20,}|"role": ?"service_role"/;
    const texts = files.filter((file) => /\.(html|js|css|json|txt|conf|webmanifest)$/.test(file));
    expect(texts.length).toBeGreaterThan(20);
    for (const file of texts)
      expect(secret.exec(readFileSync(file, 'utf8'))?.[0], file).toBeUndefined();
  });
});

describe('the languages of the site', () => {
  const words = (language: string) => new RegExp(`^src/words/${language}/`);
  const LANGUAGES = Object.keys(report.code);

  test.each(LANGUAGES)('a visitor of %s downloads no other language’s words', (language) => {
    const code = (report.code[language] ?? []).filter((file) => file.endsWith('.js'));
    expect(modulesOf(code, words(language))).not.toEqual([]);
    for (const other of LANGUAGES.filter((one) => one !== language))
      expect(modulesOf(code, words(other))).toEqual([]);
  });

  test('a page in Khmer loads at most 30 kB of font more', () => {
    const khmer = readdirSync('dist/fonts').filter((name) => name.includes('khmer-4'));
    expect(sum(khmer.map((name) => read(`fonts/${name}`).length))).toBeLessThanOrEqual(30_000);
  });
});
