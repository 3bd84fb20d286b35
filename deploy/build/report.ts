import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ClientBundle } from './bundle.ts';
import type { LanguageSite } from './language-site.ts';
import { LOGIN_PAGE } from './pages.ts';

/** Contents of the last build, for tests of size limits. */
export type BuildReport = {
  /** Files that the first language's entry needs before it runs. */
  entry: string[];
  /** Scripts and stylesheets that each page needs before it is interactive. */
  pages: { file: string; language: string; scripts: string[]; styles: string[] }[];
  /** Addresses of code and styles that visitors may request, by language. */
  code: Record<string, string[]>;
  /** Source modules of each script, with their size in bytes before minifying. */
  modules: Record<string, Record<string, number>>;
  /** Compressed script (bytes) that a visit in the first language waits for. */
  sizes: Record<string, number>;
};

const FILE = 'node_modules/.cache/build-report.json';

/** @returns a sentence with the sizes and their growth since the last build */
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
  return `Script, compressed: ${said.join(', ')}`;
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

export async function readReport(): Promise<BuildReport> {
  // Only `writeReport` writes this file.
  return JSON.parse(await readFile(FILE, 'utf8')) as BuildReport;
}
