/** `14 h`, `14 h 05`; held together. */
export const hours = (clock: string) =>
  clock.replace(':', '\u00a0h\u00a0').replace(/\u00a000$/, '');
