import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';

const FOLDER = path.resolve('src/words');
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

/**
 * Puts the words of one language into a build: `@/words/visitors` is that language's catalogue, and
 * each group of it a module of its own, so that a file of the site holds the groups that its pages
 * use and no other (decision 0930). Without this plugin every import reads the whole English one.
 * @param language a folder of src/words
 */
export function words(language: string): Plugin {
  return {
    name: 'words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /words\/(?:visitors|staff)/ },
      handler(code, id) {
        if (!path.resolve(id).startsWith(path.resolve('src') + path.sep)) return;
        if (path.dirname(id) === FOLDER) return;
        return { code: importsByGroup(code, id, language), map: null };
      },
    },
    resolveId: {
      filter: { id: new RegExp(`${MARK}\\w+\\.ts$`) },
      handler: (id) => id,
    },
    load: {
      filter: { id: new RegExp(`${MARK}\\w+\\.ts$`) },
      handler(id) {
        const [file = '', group = ''] = path.basename(id, '.ts').split(MARK);
        const catalogue = path.join(path.dirname(id), `${file}.ts`);
        this.addWatchFile(catalogue);
        return groupAlone(readFileSync(catalogue, 'utf8'), catalogue, group);
      },
    },
  };
}

/** `import { a, b } from '@/words/visitors'` becomes an import from the module of each group. */
function importsByGroup(code: string, id: string, language: string): string {
  let written = '';
  let at = 0;
  for (const node of parseSync(id, code).program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const catalogue = CATALOGUES.find((name) =>
      new RegExp(`(?:^@|/)/?words/${name}(?:\\.ts)?$`).test(node.source.value),
    );
    if (catalogue === undefined) continue;
    const from = (group: string) =>
      JSON.stringify(path.join(FOLDER, language, `${catalogue}${MARK}${group}.ts`));
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

/** One exported group of a catalogue, with the imports and the helpers that it names. */
function groupAlone(code: string, file: string, group: string): string {
  const { body } = parseSync(file, code).program;
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
      for (const group of groups.split(',').map((one) => one.trim()))
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
