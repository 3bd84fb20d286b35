import path from 'node:path';
import type { Rolldown } from 'vite';
import { pageModules } from './build/pages.ts';

type GetModuleInfo = Rolldown.GetModuleInfo;
/** With each module that is asked for by itself, all that it imports. */
type Reach = ReadonlyMap<string, ReadonlySet<string>>;

const ENTRY = path.resolve('src/main.tsx');
/** Where the staff's part begins: what is asked for beyond it, visitors never download. */
const STAFF_ENTRY = path.resolve('src/app/AdminApp.tsx');
/** What every page of the staff has around it. */
const STAFF_FRAME = path.resolve('src/front/layout/admin/AdminLayout.tsx');
/** The pages with a document: of the others nobody waits for less than for all that comes later. */
const PAGES = new Set(pageModules().map((file) => path.resolve(file)));
/** Characters of source, of what is fetched later, that are worth a request of their own. */
const WORTH_A_FILE = 26_000;
/** The same, of what one page alone fetches later. */
const MUCH_OF_ONE_PAGE = 6_000;
/** So little goes with the entry. */
const A_FEW_LINES = 1_000;
const STYLE = /\.css$/;
/** What is asked for when a visitor sends something, when something is newer, or by staff: most visits never. */
const ON_REQUEST =
  /\/services\/|\/store\/defaults\.ts$|\/app\/(AdminApp\.tsx|redrawn-page\.ts)$|\/StayPage\.tsx$/;
/** What hands on a file for each of its names: of some packages, and the catalogue of visitors' words. */
const INDEX =
  /\/lucide-react\.mjs$|@tanstack\/[\w-]+\/build\/modern\/index\.js$|\/src\/words\/visitors\.ts$/;

/**
 * How the app is cut into files: the file of a module follows from who asks for it, so none is ever
 * listed (decision 0042). Left alone, the bundler makes a small file of whatever two pages share, and
 * a first visit would ask for ten of them one after the other.
 * @returns for one build alone, whose modules it remembers
 */
export function chunksByImports(): Rolldown.OutputOptions['codeSplitting'] {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    // Each module is given its file by itself.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'by imports',
        name: (id, bundle) =>
          (files ??= filesByImports((one) => bundle.getModuleInfo(one))).get(id),
      },
    ],
  };
}

/** For each module the name of its file. */
function filesByImports(getModuleInfo: GetModuleInfo): ReadonlyMap<string, string> {
  const importsOf = importsIn(getModuleInfo);
  const laterOf = (id: string) => getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const visitors = reachFrom(ENTRY, importsOf, laterOf, STAFF_ENTRY);
  const staff = reachFrom(STAFF_ENTRY, importsOf, laterOf);
  const frame = staff.get(STAFF_FRAME);
  const weightOf = (id: string) => getModuleInfo(id)?.code?.length ?? 0;
  const files = filesOfVisitors(
    visitors,
    importsOf,
    onlyPage(visitors, laterOf),
    weightOf,
    laterOf,
  );
  for (const [id, [root = '', ...others]] of askedBy(staff)) {
    const own = others.length > 0 ? 'staff' : `admin-${nameOf(root)}`;
    if (!files.has(id)) files.set(id, frame?.has(id) ? 'admin-frame' : own);
  }
  return files;
}

/**
 * `core` is the entry with what several pages share, or a page and what comes later; `shared` is what
 * of that brings styles, since a document holds those of all its files. What one page alone has is that
 * page's file. The rest comes later: in a file of its own where that is worth it or brings styles, in
 * one file with all that a single page asks for later where there is much of it, else in `after-start`,
 * which every page asks for once it answers, or in `when-asked`, which most visits never ask for; but a
 * few lines that such a file shares go with the entry.
 */
function filesOfVisitors(
  reach: Reach,
  importsOf: Imports,
  onlyPageOf: (root: string) => string | undefined,
  weightOf: (id: string) => number,
  laterOf: Imports,
): Map<string, string> {
  const ofEntry = reach.get(ENTRY);
  const atStart = new Set(
    [...(ofEntry ?? [])].flatMap(laterOf).filter((id) => !ON_REQUEST.test(id)),
  );
  const bringsStyles = (id: string) =>
    [...closureOf(id, importsOf)].some((one) => STYLE.test(one) && !ofEntry?.has(one));
  const files = new Map<string, string>();
  const later = new Map<string, string[]>();
  const askers = askedBy(reach);
  // By who asks alone: then what one of these two files needs is never in the other.
  const laterFile = (roots: readonly string[]) =>
    roots.some((root) => atStart.has(root)) ? 'after-start' : 'when-asked';
  for (const [id, roots] of askers) {
    const key = roots.join();
    const isOfPage = roots.some((root) => PAGES.has(root));
    if (roots.includes(ENTRY)) files.set(id, 'core');
    else if (isOfPage && roots.length > 1) files.set(id, bringsStyles(id) ? 'shared' : 'core');
    else if (isOfPage) files.set(id, nameOf(key));
    else later.set(key, [...(later.get(key) ?? []), id]);
  }
  const weightOfAll = (key: string) =>
    (later.get(key) ?? []).reduce((sum, id) => sum + weightOf(id), 0);
  const isHeavy = (key: string) => weightOfAll(key) > WORTH_A_FILE;
  const standsApart = (root: string) => isHeavy(root) || bringsStyles(root);
  const ofOnePage = new Map<string, string[]>();
  const isLater = new Set([...later].flatMap(([key, ids]) => (STYLE.test(key) ? [] : ids)));
  for (const [key, ids] of later) {
    // Styles alone need no file of code.
    if (STYLE.test(key)) continue;
    const roots = key.split(',');
    const isApart = roots.every(standsApart) && (roots.length === 1 || isHeavy(key));
    const own = roots.map(nameOf).toSorted().join('-');
    // A few lines would bring all that comes later along with a file that a page waits for.
    const isWaitedFor = roots.some((root) => root !== STAFF_ENTRY && standsApart(root));
    // Unless they need what comes later: the entry would wait for that.
    const isAlone = ids.every((id) =>
      importsOf(id).every((one) => !isLater.has(one) || ids.includes(one)),
    );
    const isFew = isAlone && weightOfAll(key) < A_FEW_LINES;
    const otherwise = isWaitedFor && isFew ? 'core' : laterFile(roots);
    const [page, ...others] = new Set(roots.map(onlyPageOf));
    if (!isApart && page && others.length === 0)
      ofOnePage.set(page, [...(ofOnePage.get(page) ?? []), ...ids]);
    else for (const id of ids) files.set(id, isApart ? own : otherwise);
  }
  for (const [page, ids] of ofOnePage) {
    const isMuch = ids.reduce((sum, id) => sum + weightOf(id), 0) > MUCH_OF_ONE_PAGE;
    for (const id of ids)
      files.set(id, isMuch ? `after-${nameOf(page)}` : laterFile(askers.get(id) ?? []));
  }
  return files;
}

/** @returns the page that alone asks for what is asked for later; undefined where others do too */
function onlyPage(reach: Reach, laterOf: Imports): (root: string) => string | undefined {
  const askers = new Map<string, string[]>();
  for (const [root, ids] of reach)
    for (const one of [...ids].flatMap(laterOf))
      askers.set(one, [...(askers.get(one) ?? []), root]);
  return (root) => {
    const chain = new Set([root]);
    for (const each of chain)
      if (!PAGES.has(each)) for (const asker of askers.get(each) ?? []) chain.add(asker);
    const [page, ...others] = [...chain].filter((one) => one === ENTRY || PAGES.has(one));
    return others.length === 0 && page !== ENTRY ? page : undefined;
  };
}

/** For each module who asks for it. */
function askedBy(reach: Reach): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [root, ids] of reach)
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), root]);
  return found;
}

type Imports = (id: string) => readonly string[];

function closureOf(id: string, importsOf: Imports): ReadonlySet<string> {
  const closure = new Set([id]);
  for (const each of closure) for (const one of importsOf(each)) closure.add(one);
  return closure;
}

/** From one module and from all that is asked for later, but not beyond `last`. */
function reachFrom(first: string, importsOf: Imports, laterOf: Imports, last?: string): Reach {
  const reach = new Map([[first, new Set([first])]]);
  for (const [root, ids] of reach)
    for (const id of ids) {
      for (const one of importsOf(id)) ids.add(one);
      for (const one of root === last ? [] : laterOf(id))
        if (!reach.has(one)) reach.set(one, new Set([one]));
    }
  return reach;
}

/** What a module imports: of an index what it names, not whatever is in it. */
function importsIn(getModuleInfo: GetModuleInfo): Imports {
  const known = new Map<string, Map<string, string>>();
  const FROM = /(?:im|ex)port \{([^}]*)\} from ['"]([^'"]+)['"]/g;
  const WHOLE = /import \* as \w+ from ['"]([^'"]+)['"]/g;
  const namesOf = (names = '') => names.split(',').map((name) => name.trim().split(' as '));
  /** Each name that an index hands on, with the file that has it. */
  function handedOn(index: string): Map<string, string> {
    const found = known.get(index) ?? new Map<string, string>();
    if (known.has(index)) return found;
    known.set(index, found);
    const { code = '', importedIds = [] } = getModuleInfo(index) ?? {};
    for (const [, names, file = ''] of (code ?? '').matchAll(FROM))
      for (const [name = '', as = name] of namesOf(names))
        found.set(as, path.resolve(path.dirname(index), file));
    for (const other of importedIds.filter((id) => INDEX.test(id)))
      for (const [name, file] of handedOn(other)) found.set(name, file);
    return found;
  }
  /** `@tanstack/react-query` and `../../words/visitors.ts` are in the address of their file. */
  const stem = (source: string) => source.replace(/^(@\/|[./]+)/, '').replace(/\.ts$/, '');
  return (id) => {
    const { importedIds = [], code } = getModuleInfo(id) ?? {};
    const indexes = importedIds.filter((one) => INDEX.test(one));
    if (indexes.length === 0 || INDEX.test(id)) return importedIds;
    const indexOf = (source: string) => indexes.find((one) => one.includes(`/${stem(source)}`));
    for (const [, source = ''] of (code ?? '').matchAll(WHOLE))
      if (indexOf(source)) throw new Error(`${id} must name what it imports from ${source}.`);
    const files = [...(code ?? '').matchAll(FROM)].flatMap(([, names, source = '']) => {
      const index = indexOf(source);
      return index ? namesOf(names).flatMap(([name = '']) => handedOn(index).get(name) ?? []) : [];
    });
    return [...importedIds.filter((one) => !INDEX.test(one)), ...files];
  };
}

function nameOf(file: string): string {
  return file === STAFF_ENTRY ? 'login' : path.parse(file).name;
}
