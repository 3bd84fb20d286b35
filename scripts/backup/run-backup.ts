import { referenceOf } from '../project/address.ts';
import { openProject } from '../project/project.ts';
import { runCommand, showProgress } from '../project/terminal.ts';
import { backUp } from './backup.ts';
import { backupFolder } from './write-folder.ts';

const USAGE = `
  npm run backup -- [--to FOLDER] [--url https://abcdefgh.supabase.co] [--without-guests]

  Writes all data of the hotel into a new folder of plain files: one JSON file for each table, the
  pictures as they are, and a manifest with a checksum for each file.
  Without --to: a new folder below hotel-backups in your home folder (or below the folder that the
  environment variable HOTEL_BACKUPS names), so that neither git nor an upload contains it.
  Without --url: the project of .env, else the embedded backend of this folder, running or not.

  A hosted project's secret key is read from the environment variable SUPABASE_SECRET_KEY for this
  command only, and neither stored nor shown. A backup has no accounts and passwords, but guests'
  names and addresses: store the folder where nobody else can read it. With --without-guests it has
  only the site: texts, rooms, testimonials and pictures.
`;

await runCommand('backup', USAGE, async ({ texts, flags }) => {
  await using project = await openProject(texts['url']);
  using work = showProgress();
  const now = new Date();
  const reference = project.isEmbedded ? 'at-home' : referenceOf(project.url);
  const folder = texts['to'] ?? backupFolder(reference, now);
  const { rows, pictures, version, migration } = await backUp(project, folder, now, {
    withoutGuests: flags.has('without-guests'),
    at: work.at,
  });
  work.end();
  for (const [table, count] of Object.entries(rows))
    work.say(`  ${String(count).padStart(7)}  ${table}`);
  work.say(`  ${String(pictures).padStart(7)}  pictures\n`);
  work.say(`  Version ${version}, migration ${migration}, backed up to ${folder}`);
});
