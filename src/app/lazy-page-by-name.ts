import type { ComponentType } from 'react';
import { lazyPage, type LazyPage } from '@/ui/lazy-page';

type Modules = Record<string, () => Promise<Record<string, ComponentType>>>;

/**
 * Returns the page that the table of routes names.
 * @param modules result of `import.meta.glob`, with paths relative to this folder
 * @param name path below `src` without extension, e.g. `website/about/site/AboutPage`
 * @throws Error if there is no such file
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
