import path from 'node:path';
import { build, type Plugin } from 'vite';
import { words } from '../../deploy/words-plugin.ts';
import { markedText } from './marked.ts';

/**
 * Builds the app into a folder, with every word of the catalogues marked (marked.ts): what is seen
 * in other letters stands in code. `node tests/support/marked-build.ts FOLDER`
 */
const [folder = ''] = process.argv.slice(2);

await build({
  logLevel: 'warn',
  plugins: [words('en', ['en']), markedCatalogues()],
  build: { outDir: folder, emptyOutDir: true, copyPublicDir: false },
});

function markedCatalogues(): Plugin {
  const tool = JSON.stringify(path.resolve('tests/support/marked.ts'));
  return {
    name: 'marked-catalogues',
    enforce: 'pre',
    transform(code, id) {
      if (id === path.resolve('src/words/languages.ts'))
        return code.replaceAll(/name: '.+?'|called: \{.+?\}/g, (names) =>
          names.replaceAll(/'(.+?)'/g, (_all, name: string) => `'${markedText(name)}'`),
        );
      // What our own pictures show, which the build says in its language.
      if (id === path.resolve('src/hotel/pictures/built-in-pictures.ts'))
        return code.replace(
          /(alt:\s*)(["'])(.+?)\2/g,
          (_all, before: string, quote: string, text: string) =>
            before + quote + markedText(text) + quote,
        );
      const [, group] = /src\/words\/en\/\w+~(\w+)\.ts$/.exec(id) ?? [];
      if (!group) return undefined;
      const plain = code.replace(`export const ${group}`, `const plain`);
      return `import { marked } from ${tool};\n${plain}\nexport const ${group} = marked(plain);`;
    },
  };
}
