/** Types of commands.mjs, which runs before anything is installed. */
export type Options = {
  texts: Partial<Record<string, string>>;
  flags: ReadonlySet<string>;
  words: readonly string[];
};
export const COMMANDS: Record<string, [program: string, options: string, words: number]>;
export function readOptions(command: string, args: readonly string[]): Options;
