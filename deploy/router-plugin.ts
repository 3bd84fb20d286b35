import type { Plugin } from 'vite';

/** What react-router makes as its module is read: contexts, wrapped components, classes. */
const MADE = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo|createElement)\()/g;
const JOINED = /(?<== )(?=Object\.getOwnPropertyNames\(Object\.prototype\)\.sort\(\)\.join\()/g;
/** What it says of these for its developer tools, and which context a boundary of its own reads. */
const SAID = /^\w+\.(?:displayName|contextType) = .*;$/gm;

/**
 * Lets the bundler leave out what this site does not use of react-router: its one module makes contexts
 * and components for data routers, forms and prefetching as it is read, which keeps all they reach,
 * 9 kB gzipped before a page answers. `<Routes>` must not be used with it: its error boundary would not
 * know its context (lint lets src/ui/router.tsx alone import the library).
 */
export function routerWithoutFramework(): Plugin {
  return {
    name: 'router-without-framework',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace(MADE, '/* @__PURE__ */ ')
          .replace(JOINED, '/* @__PURE__ */ ')
          .replace(SAID, ''),
        map: null,
      }),
    },
  };
}
