import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ClientBundle } from './bundle.ts';
import type { LanguageSite } from './language-site.ts';
import { LOGIN_PAGE } from './pages.ts';

/** What the last build is made of, for the tests that keep its budgets. Not part of the site. */
export type BuildReport = {
  /** Addresses of the files that the entry of the first language needs before it runs. */
  entry: string[];
  /** For each page's document: the scripts and stylesheets that it needs before it answers. */
  pages: { file: string; language: string; scripts: string[]; styles: string[] }[];
  /** For each language: addresses of all code and styles that its visitors may ask for. */
  code: Record<string, string[]>;
  /** For each script: what it is made of, in bytes before minifying. */
  modules: Record<string, Record<string, number>>;
  /** What a visit in the first language waits for, in bytes of packed script. */
  sizes: Record<string, number>;
};

const FILE = 'node_modules/.cache/build-report.json';

/**
 * @param sites one for each language, the first language first
 * @returns what a visit waits for, as a sentence with how it has grown since the last build
 */
export async function writeReport(sites: readonly LanguageSite[]): Promise<string> {
  const last = await readReport().catch(() => undefined);
  const [first] = sites;
  const report: BuildReport = {
    entry: first ? [first.client.entry, ...first.client.filesOf('src/main.tsx').scripts] : [],
    pages: sites.flatMap(({ client, pages, language }) =>
      pages.map(({ file, modules }) => {
        const { scripts, styles } = client.filesOf(...modules);
        return {
          file,
          language,
          scripts: [client.entry, ...scripts],
          styles: styles.map(({ href }) => href),
        };
      }),
    ),
    code: Object.fromEntries(sites.map(({ language, client }) => [language, client.publicCode()])),
    modules: Object.fromEntries(sites.flatMap(({ client }) => client.chunks.map(modulesOf))),
    sizes: Object.fromEntries(first ? sizesOf(first) : []),
  };
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(report));
  const said = Object.entries(report.sizes).map(([name, bytes]) => {
    const more = bytes - (last?.sizes?.[name] ?? bytes);
    const change =
      more === 0 ? '' : ` (${Math.abs(more)} B ${more > 0 ? 'more' : 'less'} than the last build)`;
    return `${name} ${(bytes / 1000).toFixed(1)} kB${change}`;
  });
  return `Script, packed: ${said.join(', ')}`;
}

function sizesOf({ client, pages, forStaff }: LanguageSite): [name: string, bytes: number][] {
  const { chunks, entry, filesOf } = client;
  const packed = new Map(
    chunks.map(({ fileName, code }) => [`/${fileName}`, gzipSync(code, { level: 9 }).length]),
  );
  const sizeOf = (...modules: readonly string[]) =>
    [entry, ...filesOf(...modules).scripts].reduce((sum, file) => sum + (packed.get(file) ?? 0), 0);
  const sizes: [string, number][] = [
    ['the entry', sizeOf('src/main.tsx')],
    ['with the heaviest page', Math.max(...pages.map(({ modules }) => sizeOf(...modules)))],
  ];
  if (forStaff.size > 0) sizes.push(['with the login', sizeOf(...LOGIN_PAGE.modules)]);
  return sizes;
}

function modulesOf({ fileName, modules }: ClientBundle['chunks'][number]) {
  const sizes = Object.entries(modules).map(([id, { renderedLength }]) => [
    path.relative(process.cwd(), id.replace(/^\0/, '')),
    renderedLength,
  ]);
  return [`/${fileName}`, Object.fromEntries(sizes)];
}

/** Of the build that lies in dist/. */
export async function readReport(): Promise<BuildReport> {
  // Written by the function above and by nothing else.
  return JSON.parse(await readFile(FILE, 'utf8')) as BuildReport;
}
