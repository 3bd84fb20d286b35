import type { Plugin } from 'vite';

/** Calls by which react-router creates contexts, components and elements on import. */
const MADE = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo|createElement)\()/g;
const JOINED = /(?<== )(?=Object\.getOwnPropertyNames\(Object\.prototype\)\.sort\(\)\.join\()/g;
/** Assignments of names for developer tools, and of an error boundary's context. */
const SAID = /^\w+\.(?:displayName|contextType) = .*;$/gm;

/**
 * Marks what react-router creates on import as pure, so that the bundler drops its unused part (9
 * kB gzipped that every page would wait for). `<Routes>` must not be used, because its error
 * boundary would lack its context.
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
