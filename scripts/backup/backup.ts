import * as v from 'valibot';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { call } from '../project/call.ts';
import type { Project } from '../project/project.ts';
import { BUCKET, contentSchema, GUESTS_TABLES, type Manifest } from './format.ts';
import { writeFolder } from './write-folder.ts';

/**
 * Reads everything that staff and guests have written, rows as they are at one moment, and writes
 * it to a folder.
 * @param options `withoutGuests` leaves out what tells of them: what remains is the site
 * @throws StopError with what to do; no folder is left then
 */
export async function backUp(
  project: Project,
  folder: string,
  now: Date,
  { withoutGuests = false } = {},
): Promise<Manifest> {
  const answer = await call(project, 'Reading the rows', '/rest/v1/rpc/read_backup');
  const content = v.safeParse(contentSchema, await answer.json());
  if (!content.success)
    throw new StopError(
      `${project.name} answered something that is not a backup: ${v.summarize(content.issues)}`,
    );
  const { tables } = content.output;
  if (withoutGuests) for (const table of GUESTS_TABLES) if (tables[table]) tables[table] = [];
  return writeFolder({
    folder,
    content: content.output,
    now,
    async fetchPicture({ path }) {
      const found = await call(
        project,
        `Reading the picture ${path}`,
        `/storage/v1/object/${BUCKET}/${path}`,
      );
      return new Uint8Array(await found.arrayBuffer());
    },
  });
}
