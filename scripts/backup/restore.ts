import * as v from 'valibot';
import { newestMigration, thisVersion, versionOf } from '../../supabase/embedded/released.ts';
import { reason, StopError } from '../../supabase/embedded/stop-error.ts';
import { call, withJson } from '../project/call.ts';
import type { Project } from '../project/project.ts';
import type { Progress } from '../project/terminal.ts';
import { migrateRows } from './migrate-rows.ts';
import { BUCKET, type Content } from './format.ts';
import type { Backup } from './read-folder.ts';
import { SECTION_KEYS, type SectionKey, SECTIONS } from '../../src/content/schema/sections.ts';

const FUNCTION = '/rest/v1/rpc/restore_backup';
const OBJECTS = `/storage/v1/object/${BUCKET}`;
const answerSchema = v.object({
  pictures: v.array(v.string()),
  unknown: v.array(v.string()),
  bell: v.array(v.string()),
  keeps: v.boolean(),
});

type Options = {
  overwrite: boolean;
  /** Accepts nights for which the backup has more stays than rooms. */
  overbooked?: boolean;
  say: (line: string) => void;
  at?: Progress['at'];
  /** Called between the trial and the first write; stops the restore if it throws. */
  beforeWriting: (trial: { keepsGuests: boolean }) => Promise<void>;
};

/**
 * Restores a backup: a trial that is rolled back, pictures (not shown yet), all rows in one
 * transaction, deletion of other pictures. An interrupted restore can be repeated.
 * @throws StopError with what was restored and what was not
 */
export async function restore(
  project: Project,
  { manifest, content: written, readPicture }: Backup,
  { overwrite, overbooked = false, say, at = () => {}, beforeWriting }: Options,
): Promise<void> {
  const newest = newestMigration();
  const theirs = manifest.version || versionOf(written.migration) || 'unknown';
  if (written.migration > newest)
    throw new StopError(
      `The backup is of version ${theirs} (migration ${written.migration}), and this is ${thisVersion()} (${newest}): ` +
        `nothing was changed; restore it with that version or a later one.`,
    );
  const content = await migrateRows(written, at);
  if (content !== written)
    say(`The backup is of version ${theirs}: its rows were migrated to ${thisVersion()}.`);
  const sections = bringSectionsUpToDate(content.tables['hotel_config']);
  const backup = {
    ...content,
    tables: { ...content.tables, hotel_config: sections.rows },
    pictures: content.pictures.map(({ path }) => ({ path })),
  };
  const send = async (doing: string, rehearse: boolean) => {
    at(doing);
    const asked = { backup, overwrite, try: rehearse, overbooked };
    const answer = await call(project, doing, FUNCTION, withJson(asked));
    return v.parse(answerSchema, await answer.json());
  };

  const trial = await send('Trying all rows', true);
  await call(project, 'Looking for the bucket', `/storage/v1/bucket/${BUCKET}`);
  say('The database accepts all rows of the backup; nothing is written yet.');
  const unknown = [...trial.unknown, ...sections.leftOut];
  if (unknown.length > 0)
    say(`Left out, because this version has no place for it: ${unknown.join(', ')}.`);
  if (sections.added.length > 0)
    say(
      `New since that backup and still empty, so check in the admin area: ${sections.added.join(', ')}.`,
    );
  if (trial.bell.length > 0) say(`Alerts for staff will go to ${trial.bell.join(', ')}.`);
  await beforeWriting({ keepsGuests: trial.keeps });

  const { pictures } = content;
  for (const [index, picture] of pictures.entries()) {
    at('Storing the pictures', index + 1, pictures.length);
    const { path, type, cacheControl } = picture;
    await call(project, `Storing the picture ${path}`, `${OBJECTS}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': type ?? 'application/octet-stream',
        'x-upsert': 'true',
        ...(cacheControl && { 'cache-control': cacheControl }),
      },
      body: await readPicture(picture),
    }).catch(
      stopWith(
        `${index} of ${pictures.length} pictures are in the bucket, and no row was changed: run the same command again to complete the restore.`,
      ),
    );
  }
  say(`${pictures.length} pictures are in the bucket.`);

  const { pictures: prefixes } = await send('Writing the rows', false).catch(
    stopWith(
      'All pictures are in the bucket; either all rows were written or none: run the same command again to complete the restore.',
    ),
  );
  say('All rows are written.');
  if (prefixes.length === 0) return;
  const removal = withJson({ prefixes }, {}, 'DELETE');
  await call(project, 'Removing the previous pictures', OBJECTS, removal).catch(
    stopWith(
      `The backup is restored; ${prefixes.length} previous pictures are still in the bucket: run the same command again to remove them.`,
    ),
  );
}

const stopWith =
  (state: string) =>
  (error: unknown): never => {
    throw new StopError(`${reason(error)}\n  ${state}`);
  };

/**
 * Adapts an older backup's sections to the current fields, because the database accepts complete
 * sections only. New fields get the values that the site shows while nothing is stored.
 * @returns the rows, and the names of added and removed fields
 */
function bringSectionsUpToDate(rows: Content['tables'][string] = []) {
  const added: string[] = [];
  const leftOut: string[] = [];
  const mended = rows.map((row) => {
    const key = SECTION_KEYS.find((one) => one === row['key']);
    const { value } = row;
    if (!key || typeof value !== 'object' || value === null) return row;
    const fields = Object.keys(SECTIONS[key].schema.entries);
    const named = (one: string) => `${key}.${one}`;
    added.push(...fields.filter((field) => !Object.hasOwn(value, field)).map(named));
    leftOut.push(
      ...Object.keys(value)
        .filter((field) => !fields.includes(field))
        .map(named),
    );
    const filled = { ...unwrittenSection(key), ...value };
    const current = fields.map((field): [string, unknown] => [field, Reflect.get(filled, field)]);
    return { ...row, value: Object.fromEntries(current) };
  });
  return { rows: mended, added, leftOut };
}

/** Returns what the site shows of a section that the hotel has never saved. */
export function unwrittenSection(key: SectionKey): object {
  const { sample, unwritten }: { sample: object; unwritten?: object } = SECTIONS[key];
  return unwritten ?? sample;
}
