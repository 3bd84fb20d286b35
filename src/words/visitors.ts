/**
 * The words of this page's language. Node and the tests read English; deploy/catalogue-plugin.ts puts
 * another catalogue here for a page in another language.
 */
export * from './en/visitors.ts';
