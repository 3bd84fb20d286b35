import path from 'node:path';
import { build, type Plugin } from 'vite';
import { catalogues } from '../../deploy/catalogue-plugin.ts';
import { pseudoText } from './pseudo-localise.ts';

/**
 * Builds the app with pseudo-localised catalogues (pseudo-localise.ts): text in normal letters is
 * then hard-coded. `node tests/support/pseudo-localised-build.ts FOLDER`
 */
const [folder = ''] = process.argv.slice(2);

await build({
  logLevel: 'warn',
  plugins: [pseudoLocalisedCatalogues(), catalogues('en', ['en'])],
  build: { outDir: folder, emptyOutDir: true, copyPublicDir: false },
});

function pseudoLocalisedCatalogues(): Plugin {
  const tool = JSON.stringify(path.resolve('tests/support/pseudo-localise.ts'));
  return {
    name: 'pseudo-localised-catalogues',
    enforce: 'pre',
    async load(id) {
      const [, name] = /\/src\/words\/(visitors|sign-in|staff)\.ts$/.exec(id) ?? [];
      if (!name) return undefined;
      const english = (await import(`../../src/words/en/${name}.ts`)) as object;
      return [
        `import { pseudoLocalise } from ${tool};`,
        `import * as plain from './en/${name}.ts';`,
        ...Object.keys(english).map(
          (group) => `export const ${group} = pseudoLocalise(plain.${group});`,
        ),
      ].join('\n');
    },
    transform(code, id) {
      if (id === path.resolve('src/words/languages.ts'))
        return code.replaceAll(/name: '.+?'|called: \{.+?\}/g, (names) =>
          names.replaceAll(/'(.+?)'/g, (_all, name: string) => `'${pseudoText(name)}'`),
        );
      if (id === path.resolve('src/content/store/built-in-pictures.ts'))
        return code.replace(
          /(alt:\s*)(["'])(.+?)\2/g,
          (_all, before: string, quote: string, text: string) =>
            before + quote + pseudoText(text) + quote,
        );
      return undefined;
    },
  };
}
