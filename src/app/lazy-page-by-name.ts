import type { ComponentType } from 'react';
import { lazyPage, type LazyPage } from '@/ui/lazy-page';

type Modules = Record<string, () => Promise<Record<string, ComponentType>>>;

/**
 * The page that the table of routes names.
 * @param modules what `import.meta.glob` found, by paths relative to this folder
 * @param name below `src`, without its ending, e.g. `website/about/site/AboutPage`
 * @throws Error for a name without a file
 */
export function lazyPageByName(modules: Modules, name: string): LazyPage {
  const fetchModule = modules[`../${name}.tsx`];
  const component = name.slice(name.lastIndexOf('/') + 1);
  if (!fetchModule) throw new Error(`The table of routes names ${name}, which is no file.`);
  return lazyPage(async () => {
    const Page = (await fetchModule())[component];
    if (!Page) throw new Error(`${name} has no ${component}.`);
    return Page;
  });
}
