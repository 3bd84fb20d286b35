import path from 'node:path';
import type { Rolldown } from 'vite';
import { pageModules } from './build/pages.ts';

type GetModuleInfo = Rolldown.GetModuleInfo;
/** Maps the entry and each dynamically imported module to all modules that must load with it. */
type Reach = ReadonlyMap<string, ReadonlySet<string>>;

const ENTRY = path.resolve('src/main.tsx');
/** Entry of the admin area, which visitors never download. */
const STAFF_ENTRY = path.resolve('src/app/AdminApp.tsx');
const STAFF_FRAME = path.resolve('src/front/layout/admin/AdminLayout.tsx');
/** Modules of the prerendered pages, which have documents of their own. */
const PAGES = new Set(pageModules().map((file) => path.resolve(file)));
/** Smallest size (characters of source) for which a further request is worth its time. */
const WORTH_A_FILE = 26_000;
/** The smallest size (characters of source) if only one page needs the code. */
const MUCH_OF_ONE_PAGE = 6_000;
/** Smaller code (characters of source) is in the entry's file. */
const A_FEW_LINES = 500;
const STYLE = /\.css$/;
/** Modules that most visits never load: sending, newer content, the admin area. */
const ON_REQUEST =
  /\/services\/|\/store\/defaults\.ts$|\/app\/(AdminApp\.tsx|redrawn-page\.ts)$|\/StayPage\.tsx$/;
/** Reads newer content: every visit to a page that is older than the last save loads it. */
const CONTENT = /\/content-service\.ts$/;
/** Index modules, which re-export the names of other files. */
const INDEX =
  /\/lucide-react\.mjs$|@tanstack\/[\w-]+\/build\/modern\/index\.js$|\/src\/words\/visitors\.ts$/;

/**
 * Assigns modules to files by who imports them, without a list (decision 0042). By default a first
 * visit would request ten small files in turn. @returns options for one build
 */
export function chunksByImports(): Rolldown.OutputOptions['codeSplitting'] {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    // By default a module's file would also contain all modules that it imports.
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

function filesByImports(getModuleInfo: GetModuleInfo): ReadonlyMap<string, string> {
  const importsOf = importsIn(getModuleInfo);
  const laterOf = (id: string) => getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const visitors = reachFrom(ENTRY, importsOf, laterOf, STAFF_ENTRY);
  const staff = reachFrom(STAFF_ENTRY, importsOf, laterOf);
  const frame = staff.get(STAFF_FRAME);
  const weightOf = (id: string) => getModuleInfo(id)?.code?.length ?? 0;
  const pagesOf = pagesThatAsk(visitors, laterOf);
  const files = filesOfVisitors(visitors, importsOf, pagesOf, weightOf, laterOf);
  for (const [id, [root = '', ...others]] of askedBy(staff)) {
    const own = others.length > 0 ? 'staff' : `admin-${nameOf(root)}`;
    if (!files.has(id)) files.set(id, frame?.has(id) ? 'admin-frame' : own);
  }
  return files;
}

/**
 * Names the files of visitors' code:
 * - `core`: the entry and code of several pages; `shared`: the part of it that has styles
 * - the page's name: code that only one page needs
 * - code for later has files of its own if large or with styles; the rest is in `after-start`,
 * which loads once a page is interactive, in `newer-content`, which an older page loads, or in
 * `when-asked`, which most visits never load; what only parts of pages share is in
 * `parts-of-pages`, so that signing in does not load it
 */
function filesOfVisitors(
  reach: Reach,
  importsOf: Imports,
  pagesOf: (root: string) => readonly string[],
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
  // Looks only at the importers of a module, so that these files never import each other in a
  // circle.
  const laterFile = (roots: readonly string[]) => {
    if (roots.some((root) => atStart.has(root))) return 'after-start';
    return roots.some((root) => CONTENT.test(root)) ? 'newer-content' : 'when-asked';
  };
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
  for (const [key, ids] of later) {
    const roots = key.split(',');
    const isApart = roots.every(standsApart) && (roots.length === 1 || isHeavy(key));
    const own = roots.map(nameOf).toSorted().join('-');
    // True if a page needs this code at once: in a file for later, the page would wait for that
    // whole file.
    const isWaitedFor = roots.some((root) => root !== STAFF_ENTRY && standsApart(root));
    const isFew = weightOfAll(key) < A_FEW_LINES;
    const isOfPages = roots.every((root) => pagesOf(root).length > 0);
    const lateFile = isOfPages ? 'parts-of-pages' : laterFile(roots);
    const otherwise = isWaitedFor && isFew ? 'core' : lateFile;
    const [page, ...others] = new Set(roots.flatMap(pagesOf));
    if (!isApart && isOfPages && page && others.length === 0)
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

/** Returns the pages whose parts ask for a module; none if the entry or the staff ask too. */
function pagesThatAsk(reach: Reach, laterOf: Imports): (root: string) => readonly string[] {
  const laterParts = [...reach].map(
    ([root, ids]) => [root, new Set([...ids].flatMap(laterOf))] as const,
  );
  const askers = askedBy(new Map(laterParts));
  return (root) => {
    const chain = new Set([root]);
    for (const each of chain)
      if (!PAGES.has(each)) for (const asker of askers.get(each) ?? []) chain.add(asker);
    const found = [...chain].filter((one) => one === ENTRY || PAGES.has(one));
    return found.includes(ENTRY) ? [] : found;
  };
}

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

/** Follows imports from `first` and from every dynamic import, except those of `last`. */
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

/**
 * Returns a module's imports. An import from an index module counts as imports of the files that
 * define the used names.
 */
function importsIn(getModuleInfo: GetModuleInfo): Imports {
  const known = new Map<string, Map<string, string>>();
  const FROM = /(?:im|ex)port \{([^}]*)\} from ['"]([^'"]+)['"]/g;
  const WHOLE = /import \* as \w+ from ['"]([^'"]+)['"]/g;
  const namesOf = (names = '') => names.split(',').map((name) => name.trim().split(' as '));
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
  /** The part of an import's source that also occurs in the path of the imported file. */
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
