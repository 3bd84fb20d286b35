import { existsSync } from 'node:fs';
import path from 'node:path';
import { failedMigrationAdvice, restoreCommands } from './migrate-database.ts';
import { openBackend } from './backend.ts';
import { startCalendars } from './calendars.ts';
import { isShowcase } from './supabase-choice.ts';
import { dataFolder, makeDataFolder, markReady, setUnfinishedAside } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { refusingWhenFull } from './disk-space.ts';
import { readOrMakeJwtSecret } from './jwt-secret.ts';
import { isLock, type LockHolder, takeLock } from './lock.ts';
import type { Mail } from './mail.ts';
import { startOutbox } from './outbox.ts';
import { newestMigration } from './released.ts';
import { backUpBeside, lastBackupBeside } from './migration-backup.ts';
import type { RunningBackend } from './shared-backend.ts';
import { exitNow } from './stop.ts';
import { reason, StopError } from './stop-error.ts';

type StartOptions = { mode: string; say: (line: string) => void };

/** Starts the backend, or returns the process that already uses the data folder. */
export async function startBackend({
  mode,
  say,
}: StartOptions): Promise<RunningBackend | { holder: LockHolder }> {
  const folder = await makeDataFolder(dataFolder());
  const lock = await takeLock(folder.root, mode);
  if (!isLock(lock)) return { holder: lock };
  try {
    const aside = await setUnfinishedAside(folder);
    const shown = fromHere(folder.root);
    const lastBackup = async (newest: string) => {
      const backup = await lastBackupBeside(folder.root, newest);
      return backup && fromHere(backup);
    };
    const jwtSecret = await readOrMakeJwtSecret(folder.jwtSecret);
    if (!existsSync(folder.ready))
      say(
        `Making the database, with ${isShowcase() ? 'two years of stays' : 'a sample hotel'} ...`,
      );
    const connection = await openDatabase({
      folder: folder.database,
      onLogFailure: (error) => exitNow(stopped(shown, error)),
    }).catch(async (error: unknown) => {
      throw new StopError(damaged(shown, error, await lastBackup(newestMigration())));
    });
    const rescue = async () => fromHere(await backUpBeside(connection, folder));
    const backend = await quietly(() =>
      openBackend({
        connection,
        objectsFolder: folder.objects,
        jwtSecret,
        folder: shown,
        showcase: isShowcase(),
        rescue,
        lastBackup,
        onMail: (mail) => say(describeMail(mail)),
      }),
    ).catch(async (error: unknown) => {
      const hadData = existsSync(folder.ready) && !(error instanceof StopError);
      const backup = hadData ? await rescue().catch(() => undefined) : undefined;
      await connection.close();
      if (error instanceof StopError) throw error;
      throw new StopError(
        `The database could not be migrated or seeded: ${firstLine(reason(error))}\n` +
          (backup === undefined
            ? `  Its data are unchanged. Repair the file in supabase/, and start again.`
            : `  It is unchanged, and was backed up to ${backup}.\n${failedMigrationAdvice(backup)}`),
      );
    });
    if (backend.backup !== undefined)
      say(
        `The database had an older version: it was backed up to ${backend.backup}, then migrated.`,
      );
    for (const name of backend.migrated) say(`Migration ${name}`);
    await markReady(folder);
    const refusedWhenFull = refusingWhenFull({ folder: folder.root, say });
    let site = '';
    const outbox = startOutbox({ sql: backend.sql, folder: folder.outbox, say, site: () => site });
    const calendars = startCalendars(backend.sql, say);
    const close = async () => {
      await Promise.all([outbox.stop(), calendars.stop()]);
      await backend.idle(); // a mail that was promised
      await connection.close();
      lock.release();
    };
    let closing: Promise<void> | undefined;
    return {
      fetch: async (request, from) => {
        const response = (await refusedWhenFull(request)) ?? (await backend.fetch(request, from));
        if (response.ok && request.method !== 'GET') outbox.wake();
        return response;
      },
      folder: shown,
      aside: aside && fromHere(aside),
      announce: (url) => {
        site = url;
        lock.announce(url);
      },
      close: () => (closing ??= close()),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function fromHere(place: string): string {
  return path.relative(process.cwd(), place) || place;
}

/** Hides @supabase/lite's progress messages while `run` runs. */
async function quietly<T>(run: () => Promise<T>): Promise<T> {
  const { log, warn } = console;
  console.log = console.warn = () => {};
  try {
    return await run();
  } finally {
    Object.assign(console, { log, warn });
  }
}

function damaged(folder: string, error: unknown, backup: string | undefined): string {
  return (
    `The database in ${folder} cannot be opened (${reason(error)}). It is unchanged; the pictures are in its folder objects. ` +
    `If you have a copy of that folder, put it back. Otherwise ` +
    (backup === undefined
      ? `"npm run reset -- --keep" moves it aside, and the next start makes a new database, ` +
        `into which "npm run restore -- --from FOLDER --overwrite" puts a backup.`
      : `restore the last backup beside it:\n${restoreCommands(backup)}`)
  );
}

function stopped(folder: string, error: unknown): string {
  return (
    `The database in ${folder} stopped, because the disk is full or cannot be written ` +
    `(${reason(error)}): make room, then start again. No confirmed save is lost.`
  );
}

function describeMail(mail: Mail): string {
  return `E-mail to ${mail.to}: ${mail.subject}\n  ${mail.link ?? mail.text}`;
}

/** Returns the first line of lite's error; the others name commands that this project lacks. */
function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
