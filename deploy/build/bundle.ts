import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type * as Prerender from '../../src/entry-prerender.tsx';
import type { LanguageCode } from '../../src/words/languages.ts';
import { chunksByImports } from '../chunks.ts';
import { catalogues } from '../catalogue-plugin.ts';

type Output = Rolldown.RolldownOutput['output'][number];
type Chunk = Extract<Output, { type: 'chunk' }>;

export type PageFiles = {
  /** Addresses of the page's scripts, without the entry. */
  scripts: string[];
  styles: { href: string; text: string }[];
};

export type ClientBundle = Awaited<ReturnType<typeof bundleClient>>;

const SERVER_FOLDER = 'node_modules/.cache/prerender';

export type BundleLanguage = { language: LanguageCode; published: readonly LanguageCode[] };

/** Builds the app in one language. @param isFirst empties the shared folder and copies public/ */
export async function bundleClient({ language, published }: BundleLanguage, isFirst: boolean) {
  // An entry without index.html, because document.ts makes every page from index.html.
  const rolldownOptions = {
    input: { index: 'src/main.tsx' },
    output: { codeSplitting: chunksByImports() },
  };
  const output = outputOf(
    await build({
      logLevel: 'warn',
      plugins: [catalogues(language, published)],
      build: { rolldownOptions, emptyOutDir: isFirst, copyPublicDir: isFirst },
    }),
  );
  const outDir = process.env['DIST_DIR'] ?? 'dist';
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build made no entry');

  /** Returns a chunk with everything it imports, dependencies first. */
  function closure(chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported && !seen.has(imported)) closure(imported, seen);
    }
    return seen.add(chunk);
  }

  function filesOf(...modules: readonly string[]): PageFiles {
    const own = modules.map((module) => {
      const file = path.resolve(module);
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(file));
      if (!chunk) throw new Error(`no chunk holds ${module}`);
      return chunk;
    });
    const needed = [entry, ...own].flatMap((chunk) => (chunk ? [...closure(chunk)] : []));
    const styles = new Set(needed.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]));
    const scripts = new Set(needed.filter((one) => one !== entry).map(({ fileName }) => fileName));
    const textOf = (name: string) => readFileSync(path.join(outDir, name), 'utf8').trim();
    return {
      scripts: [...scripts].map((name) => `/${name}`),
      styles: [...styles].map((name) => ({ href: `/${name}`, text: textOf(name) })),
    };
  }

  /** Addresses of all code and styles that visitors' pages may request. */
  function publicCode(): string[] {
    const staff = path.resolve('src/app/AdminApp.tsx');
    const found = new Set<Chunk>();
    const waiting = [entry];
    for (const chunk of waiting) {
      if (!chunk || found.has(chunk) || chunk.moduleIds.includes(staff)) continue;
      found.add(chunk);
      const names = [...chunk.imports, ...chunk.dynamicImports];
      waiting.push(...names.map((name) => chunks.find(({ fileName }) => fileName === name)));
    }
    const styles = [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return [...[...found].map(({ fileName }) => fileName), ...styles].map((name) => `/${name}`);
  }

  return { outDir, entry: `/${entry.fileName}`, chunks, filesOf, publicCode };
}

/** Builds src/entry-prerender.tsx in one language and loads it into this process. */
export async function bundleServer({
  language,
  published,
}: BundleLanguage): Promise<typeof Prerender> {
  const outDir = path.join(SERVER_FOLDER, language);
  const output = outputOf(
    await build({
      logLevel: 'warn',
      plugins: [catalogues(language, published)],
      build: {
        ssr: 'src/entry-prerender.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
  );
  const file = path.resolve(outDir, output[0]?.fileName ?? '');
  // The cast is safe: `file` is built from entry-prerender.tsx. The query makes Node reload it.
  return (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as typeof Prerender;
}

export async function bundleScript(source: string, define = {}): Promise<string> {
  const output = outputOf(
    await build({
      configFile: false,
      logLevel: 'warn',
      define,
      build: {
        write: false,
        copyPublicDir: false,
        lib: { entry: source, formats: ['iife'], name: '_' },
      },
      resolve: { tsconfigPaths: true },
    }),
  );
  const chunk = output[0];
  if (chunk?.type !== 'chunk' || output.length > 1) throw new Error(`${source} is not one script`);
  return chunk.code.trim();
}

/** `build` returns a list for several outputs; this project has one. */
function outputOf(result: Awaited<ReturnType<typeof build>>): Output[] {
  const one = Array.isArray(result) ? result[0] : result;
  if (!one || !('output' in one)) throw new Error('the build gave no output');
  return one.output;
}
