import { StopError } from '../../supabase/embedded/stop-error.ts';

/** @throws StopError if the text is no address or has a path */
export function readOrigin(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
  if (!isPlain || url.username)
    throw new StopError(
      `${name} is "${text}", which is not an address: give one like https://abcdefgh.supabase.co, without a path.`,
    );
  return url.origin;
}

export function isOwnMachine(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

/** Returns the project's reference, or the host. */
export function referenceOf(origin: string): string {
  const { host } = new URL(origin);
  return /^([a-z0-9]+)\.supabase\.co$/.exec(host)?.[1] ?? host;
}

export function refuseUnencrypted(origin: string, what: string): void {
  if (origin.startsWith('https:') || isOwnMachine(origin)) return;
  throw new StopError(
    `${origin} is not encrypted, so others could read ${what} on the way: give the https:// address.`,
  );
}
