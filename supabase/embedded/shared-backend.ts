import type { Backend } from './backend.ts';
import type { Lock } from './lock.ts';

export type RunningBackend = {
  fetch: Backend['fetch'];
  folder: string;
  /** Where a database lies that this start has found unfinished. */
  aside: string | undefined;
  announce: Lock['announce'];
  close: () => Promise<void>;
};

type Shared = {
  /** True once this process has a server that answers. */
  isServing: boolean;
  users: number;
  backend: Promise<RunningBackend> | undefined;
};
const SHARED = Symbol.for('embedded-supabase');

/**
 * One backend for the whole process. When vite.config.ts or .env is edited, Vite loads these
 * files anew and mounts the new server before it closes the old one: opened per server, the data
 * folder would be open twice. Hence globalThis, which outlives the module.
 */
export function shared(): Shared {
  // globalThis has no type for a key of our own.
  const global = globalThis as { [SHARED]?: Shared };
  return (global[SHARED] ??= { isServing: false, users: 0, backend: undefined });
}

/** Registers one more server as a user of the backend; the last one to let go closes it. */
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
