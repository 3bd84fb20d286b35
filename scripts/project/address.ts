import { StopError } from '../../supabase/embedded/stop-error.ts';

/**
 * The origin that someone has typed.
 * @param name of the option, for the sentence
 * @throws StopError where the text is not an address without a path
 */
export function readOrigin(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
  if (!isPlain || url.username)
    throw new StopError(
      `${name} is "${text}", which is not an address: give one like https://abcdefgh.supabase.co, without a path.`,
    );
  return url.origin;
}

/** Whether an address is this machine's own. */
export function isOwnMachine(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

/** What a project is called where someone types it: its reference, or the name of its own host. */
export function referenceOf(origin: string): string {
  const { host } = new URL(origin);
  return /^([a-z0-9]+)\.supabase\.co$/.exec(host)?.[1] ?? host;
}

/** @throws StopError where `what` would go over a line that others can read */
export function refuseUnencrypted(origin: string, what: string): void {
  if (origin.startsWith('https:') || isOwnMachine(origin)) return;
  throw new StopError(
    `${origin} is not encrypted, and ${what} would be read on the way: give its https:// address.`,
  );
}
