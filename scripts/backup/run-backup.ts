import { parseArgs } from 'node:util';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { openProject } from '../project/project.ts';
import { runCommand } from '../project/run-command.ts';
import { backUp } from './backup.ts';
import { TABLES } from './format.ts';

const USAGE = `
  npm run backup -- --to FOLDER [--url https://abcdefgh.supabase.co] [--without-guests]

  Writes everything that staff and guests have written into a new folder of plain files: one JSON
  file for each table, the pictures as they are, and a manifest with a checksum for each file.
  Without --url: the project of .env, else the embedded backend of this folder, running or not.

  A hosted project's secret key is read from the environment variable SUPABASE_SECRET_KEY, used for
  this command, and neither stored nor shown. Accounts and their passwords are not in a backup.
  Guests' names and addresses are: keep the folder where nobody else can read it. With
  --without-guests it holds the site alone: texts, rooms, testimonials and pictures.
`;

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      url: { type: 'string' },
      'without-guests': { type: 'boolean', default: false },
    },
  });
  if (!values.to) throw new StopError('Say where the backup shall lie: --to FOLDER');
  const project = await openProject(values.url);
  try {
    const { rows, pictures } = await backUp(project, values.to, new Date(), {
      withoutGuests: values['without-guests'],
    });
    for (const table of TABLES) console.log(`  ${String(rows[table]).padStart(7)}  ${table}`);
    console.log(`  ${String(pictures).padStart(7)}  pictures\n\n  Backed up to ${values.to}`);
  } finally {
    await project.close();
  }
});
