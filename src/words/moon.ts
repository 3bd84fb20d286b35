/** What is told of the moon in this page's language (see visitors.ts); only a house that shows it fetches these words. */
export * from './en/moon.ts';
