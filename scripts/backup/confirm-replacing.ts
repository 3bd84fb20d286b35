import { reason, StopError } from '../../supabase/embedded/stop-error.ts';
import { referenceOf } from '../project/address.ts';
import type { Project } from '../project/project.ts';
import { askLine } from '../project/terminal.ts';
import { backUp } from './backup.ts';
import { GUESTS_TABLES, type Manifest, TABLES } from './format.ts';
import { backupFolder } from './write-folder.ts';

type Options = {
  /** Number of rows in the backup to be restored. */
  incoming: Manifest['rows'];
  keepsGuests: boolean;
  /** The project's reference from the command line, which replaces the question. */
  said: string | undefined;
  withoutBackup: boolean;
  now: Date;
  say: (line: string) => void;
  ask?: (question: string) => Promise<string>;
};

/**
 * Backs up the current data, shows each table's number of rows now and after the restore, and asks
 * for the project's reference.
 * @throws StopError if the reference is wrong; nothing was changed then
 */
export async function confirmReplacing(project: Project, options: Options): Promise<void> {
  const { incoming, keepsGuests, said, withoutBackup, now, say, ask = askLine } = options;
  const reference = project.isEmbedded ? undefined : referenceOf(project.url);
  if (said !== undefined && said !== reference)
    throw new StopError(
      `--project names ${said}, and this is ${reference ?? 'the embedded backend'}: nothing was changed.`,
    );
  if (!withoutBackup) {
    const folder = backupFolder(reference ?? 'at-home', now, '-before-restore');
    const { rows } = await backUp(project, folder, now).catch((error: unknown) => {
      throw new StopError(
        `${reason(error)}\n  Nothing was changed, because the current data could not be backed up first. ` +
          `With --without-backup the restore continues without that backup.`,
      );
    });
    say(`The current data were backed up to ${folder}`);
    for (const line of comparison(rows, incoming, keepsGuests)) say(line);
  }
  if (reference === undefined || said !== undefined) return;
  say(`${project.url} is live: its current data will be replaced.`);
  const typed = await ask(`  Type its reference (${reference}) to continue: `).catch(() => {
    throw new StopError(
      `Nothing was changed, because there is no terminal to ask on: name the project with --project ${reference}`,
    );
  });
  if (typed.trim() !== reference)
    throw new StopError("That is not the project's reference: nothing was changed.");
}

function comparison(
  here: Manifest['rows'],
  incoming: Manifest['rows'],
  keepsGuests: boolean,
): string[] {
  const lines = TABLES.map((table) => {
    const isKept = keepsGuests && GUESTS_TABLES.some((one) => one === table);
    return [here[table] ?? 0, isKept ? (here[table] ?? 0) : (incoming[table] ?? 0), table] as const;
  });
  const shown = lines
    .filter(([before, after]) => before + after > 0)
    .map(([before, after, table]) => `${pad(before)} ${pad(after)}  ${table}`);
  const guests = keepsGuests ? ['This backup has no guests: the current guests stay.'] : [];
  return [...guests, `${pad('now')} ${pad('then')}`, ...shown];
}

const pad = (value: number | string) => String(value).padStart(7);
