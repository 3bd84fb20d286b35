import { StopError } from '../../supabase/embedded/stop-error.ts';
import { openProject } from '../project/project.ts';
import { runCommand, showProgress } from '../project/terminal.ts';
import { confirmReplacing } from './confirm-replacing.ts';
import { readFolder } from './read-folder.ts';
import { restore } from './restore.ts';

const USAGE = `
  npm run restore -- --from FOLDER [--url https://abcdefgh.supabase.co] [--overwrite]
                     [--project abcdefgh] [--overbooked] [--without-backup]

  Restores a backup. Before it writes anything, it checks every file and tries every row by the same
  rules as a save; then it writes all rows in one transaction. E-mails that waited when the backup was
  made are not sent: staff send or remove them (Emails and alerts).
  Without --url: the project of .env, else the embedded backend of this folder, running or not.

  --overwrite       replaces existing rows, after a backup of them; without it, a backend with rows is
                    not changed. For a live project the command asks for the project's reference. A
                    backup without guests replaces the site and leaves the current guests.
  --project         the project's reference, if nobody can answer on the terminal
  --overbooked      accepts nights on which the backup has more stays than rooms
  --without-backup  continues if the current rows cannot be backed up

  A hosted project's secret key is read from the environment variable SUPABASE_SECRET_KEY for this
  command only, and neither stored nor shown. Accounts are not changed.
`;

await runCommand('restore', USAGE, async ({ texts, flags }) => {
  const { from, url, project: said } = texts;
  if (!from) throw new StopError('Name the folder of the backup: --from FOLDER');
  const backup = await readFolder(from);
  await using project = await openProject(url);
  const overwrite = flags.has('overwrite');
  using work = showProgress();
  const say = (line: string) => work.say(`  ${line}`);
  await restore(project, backup, {
    overwrite,
    overbooked: flags.has('overbooked'),
    say,
    at: work.at,
    beforeWriting: async ({ keepsGuests }) => {
      work.end(); // someone may be asked
      if (!overwrite) return; // then there is nothing there
      await confirmReplacing(project, {
        incoming: backup.manifest.rows,
        keepsGuests,
        said,
        withoutBackup: flags.has('without-backup'),
        now: new Date(),
        say,
      });
    },
  });
  work.end();
  work.say(`\n  Restored the backup of ${backup.manifest.takenAt} to ${project.name}`);
  say('Build the site again, so that its pages show the restored content.');
});
