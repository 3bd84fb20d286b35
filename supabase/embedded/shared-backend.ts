import type { Backend } from './backend.ts';
import type { Lock } from './lock.ts';

export type RunningBackend = {
  fetch: Backend['fetch'];
  folder: string;
  aside: string | undefined;
  announce: Lock['announce'];
  close: () => Promise<void>;
};

type Shared = {
  isServing: boolean;
  users: number;
  backend: Promise<RunningBackend> | undefined;
};
const SHARED = Symbol.for('embedded-supabase');

/**
 * One backend for the process, in globalThis: when vite.config.ts or .env changes, Vite reloads
 * these modules and mounts the new server before it closes the old one.
 */
export function shared(): Shared {
  const global = globalThis as { [SHARED]?: Shared };
  return (global[SHARED] ??= { isServing: false, users: 0, backend: undefined });
}

/** Registers a server. The returned function releases the backend; the last release closes it. */
export function claim(backend: RunningBackend): () => Promise<void> {
  shared().users++;
  let closing: Promise<void> | undefined;
  return () => (closing ??= letGo(backend));
}

async function letGo(backend: RunningBackend): Promise<void> {
  if (--shared().users > 0) return;
  shared().backend = undefined;
  await backend.close();
}
