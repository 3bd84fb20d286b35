import { parseArgs } from 'node:util';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { openProject } from '../project/project.ts';
import { runCommand, showProgress } from '../project/terminal.ts';
import { confirmReplacing } from './confirm-replacing.ts';
import { readFolder } from './read-folder.ts';
import { restore } from './restore.ts';

const USAGE = `
  npm run restore -- --from FOLDER [--url https://abcdefgh.supabase.co] [--overwrite]
                     [--project abcdefgh] [--overbooked] [--without-backup]

  Puts a backup into a backend. Every file is looked at and every row tried, by the same rules as a
  save, before the first thing is written; all rows come in one transaction. Letters that were
  waiting when the backup was made wait for a person afterwards (Letters and alerts).
  Without --url: the project of .env, else the embedded backend of this folder, running or not.

  --overwrite       a backend that holds rows already is left alone without it. With it, what is there
                    is backed up first and then replaced. A live project has to be named: its
                    reference is asked for on the terminal. A backup without guests never goes over
                    guests: it replaces the site and leaves them as they are.
  --project         that reference, where nobody is there to be asked
  --overbooked      takes nights on which the backup has more stays than there are rooms
  --without-backup  goes on where what is there cannot be backed up

  A hosted project's secret key is read from the environment variable SUPABASE_SECRET_KEY, used for
  this command, and neither stored nor shown. Accounts are not touched.
`;

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string' },
      url: { type: 'string' },
      project: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
      overbooked: { type: 'boolean', default: false },
      'without-backup': { type: 'boolean', default: false },
    },
  });
  if (!values.from) throw new StopError('Name the folder of the backup: --from FOLDER');
  const backup = await readFolder(values.from);
  const project = await openProject(values.url);
  const { at, say: tell, end } = showProgress();
  const say = (line: string) => tell(`  ${line}`);
  try {
    await restore(project, backup, {
      overwrite: values.overwrite,
      overbooked: values.overbooked,
      say,
      at,
      beforeWriting: async ({ keepsGuests }) => {
        end(); // someone may be asked
        if (!values.overwrite) return; // then there is nothing there
        await confirmReplacing(project, {
          incoming: backup.manifest.rows,
          keepsGuests,
          said: values.project,
          withoutBackup: values['without-backup'],
          now: new Date(),
          say,
        });
      },
    });
    end();
    tell(`\n  Restored the backup of ${backup.manifest.takenAt} to ${project.name}`);
    tell('  Build the site again, so that its pages show it.');
  } finally {
    end();
    await project.close();
  }
});
