import { parseArgs } from 'node:util';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { openProject } from '../project/project.ts';
import { runCommand } from '../project/run-command.ts';
import { readFolder } from './read-folder.ts';
import { restore } from './restore.ts';

const USAGE = `
  npm run restore -- --from FOLDER [--url https://abcdefgh.supabase.co] [--overwrite]

  Puts a backup into a backend. Every file is looked at and every row tried before the first thing
  is written; all rows come in one transaction. A backend that holds rows already is left alone
  unless --overwrite is said: then everything there is replaced by the backup.
  Without --url: the project of .env, else the embedded backend of this folder, running or not.

  A hosted project's secret key is read from the environment variable SUPABASE_SECRET_KEY, used for
  this command, and neither stored nor shown. Accounts are not touched.
`;

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string' },
      url: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
    },
  });
  if (!values.from) throw new StopError('Say where the backup lies: --from FOLDER');
  const backup = await readFolder(values.from);
  const project = await openProject(values.url);
  try {
    await restore(project, backup, {
      overwrite: values.overwrite,
      say: (line) => console.log(`  ${line}`),
    });
    console.log(`\n  Restored the backup of ${backup.manifest.takenAt} to ${project.name}`);
    console.log('  Build the site again, so that its pages show it.');
  } finally {
    await project.close();
  }
});
