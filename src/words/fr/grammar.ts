/** `14 h`, `14 h 05`; held together. */
export const hours = (clock: string) =>
  clock.replace(':', '\u00a0h\u00a0').replace(/\u00a000$/, '');

/** None and one are singular. */
export const many = (count: number, one: string, more: string) =>
  `${count} ${count < 2 ? one : more}`;
