/** English texts for Node and tests; deploy/catalogue-plugin.ts puts in the page's language. */
export * from './en/visitors.ts';
