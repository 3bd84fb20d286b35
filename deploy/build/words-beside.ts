import { globSync, readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';

/** Words that lie beside what says them, in all their languages. */
export type WordsBeside = {
  /** `website/blocks/list/words.ts` and its kin, from `src` on. */
  file: string;
  forStaff: boolean;
  /** By the code of the language. */
  words: Record<string, unknown>;
};

/**
 * All words that lie beside what says them (src/words/spoken.ts). Such a file gives away one language,
 * so it is read with all of them.
 * @throws Error for a file that imports more than the language: words stand on nothing
 */
export async function allWordsBeside(): Promise<WordsBeside[]> {
  const files = globSync('src/**/words.ts').toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      const [, tool = ''] = /^import \{ (\w+) \} from "[^"]+\/spoken(?:\.ts)?";$/m.exec(code) ?? [];
      const bare = code.replace(/^import .+$/m, `const ${tool} = (all) => all;`);
      if (!tool || /^import /m.test(bare))
        throw new Error(`${file} imports more than its language.`);
      const source = `data:text/javascript,${encodeURIComponent(bare)}`;
      const module = (await import(/* @vite-ignore */ source)) as Pick<WordsBeside, 'words'>;
      return {
        file: file.slice('src/'.length),
        forStaff: tool === 'spokenByStaff',
        words: module.words,
      };
    }),
  );
}
