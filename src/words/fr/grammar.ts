/** Formats a time as `14 h` or `14 h 05`, with non-breaking spaces. */
export const hours = (clock: string) =>
  clock.replace(':', '\u00a0h\u00a0').replace(/\u00a000$/, '');

/** Chooses singular or plural; in French 0 and 1 are singular. */
export const many = (count: number, one: string, more: string) =>
  `${count} ${count < 2 ? one : more}`;
