import type { LockHolder } from './lock.ts';
import type { RunningBackend } from './running-backend.ts';

const PATIENCE_MS = 60_000;

/** What to do about a data folder that another process has. */
export function describeHolder(
  holder: LockHolder,
  mode: string,
  port: number,
): { sentence: string; exitCode: number } {
  const where = holder.url ?? 'and still starting';
  const isSame = holder.mode === mode && holder.url?.endsWith(`:${port}`);
  if (isSame)
    return { sentence: `Already running at ${where} (process ${holder.pid}).`, exitCode: 0 };
  return {
    sentence:
      `Already running in this folder: ${holder.mode} server ${where} (process ${holder.pid}). ` +
      `Stop it first with Ctrl-C.`,
    exitCode: 1,
  };
}

/** Printed only when the page and the database behind it really answer. */
export async function printBanner(backend: RunningBackend, url: string): Promise<void> {
  const page = await fetch(url, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  backend.announce(url);
  if (!page?.ok) {
    process.stderr.write(`\n  ${url} does not answer as it should; see the messages above.\n\n`);
    return;
  }
  process.stdout.write(`
  The hotel is open:  ${url}
  Staff entrance:     ${url}/admin
    administrator     admin@hotel.test / admin-demo-1
    without rights    staff@hotel.test / staff-demo-1
  Letters:            ${backend.folder}/outbox
  Data:               ${backend.folder}  ("npm run reset" for a fresh start)
  Stop:               Ctrl-C
${asideNotice(backend.aside)}
`);
}

function asideNotice(aside: string | undefined): string {
  if (!aside) return '';
  return `
  The database that lay here had no "ready" file, so it was either an unfinished first start or
  a copy put back without that file. It was moved to ${aside}, and a fresh one made.
`;
}
