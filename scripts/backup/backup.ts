import * as v from 'valibot';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { call } from '../project/call.ts';
import type { Project } from '../project/project.ts';
import type { Progress } from '../project/terminal.ts';
import { BUCKET, contentSchema, GUESTS_TABLES, type Manifest } from './format.ts';
import { writeFolder } from './write-folder.ts';

type Options = {
  withoutGuests?: boolean;
  at?: Progress['at'];
};

/**
 * Writes everything that staff and guests have stored, read at one moment, to a folder.
 * @param options `withoutGuests` leaves out guests' data, so that only the site remains
 * @throws StopError with what to do; the folder is then removed
 */
export async function backUp(
  project: Project,
  folder: string,
  now: Date,
  { withoutGuests = false, at = () => {} }: Options = {},
): Promise<Manifest> {
  at('Reading the rows');
  const answer = await call(project, 'Reading the rows', '/rest/v1/rpc/read_backup');
  const content = v.safeParse(contentSchema, await answer.json());
  if (!content.success)
    throw new StopError(
      `${project.name} answered something that is not a backup: ${v.summarize(content.issues)}`,
    );
  const { tables } = content.output;
  if (withoutGuests) for (const table of GUESTS_TABLES) if (tables[table]) tables[table] = [];
  let taken = 0;
  return writeFolder({
    folder,
    content: content.output,
    now,
    async fetchPicture({ path }) {
      at('Copying the pictures', (taken += 1), content.output.pictures.length);
      const address = `/storage/v1/object/${BUCKET}/${path}`;
      const found = await call(project, `Reading the picture ${path}`, address);
      return new Uint8Array(await found.arrayBuffer());
    },
  });
}
