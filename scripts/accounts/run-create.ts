import * as v from 'valibot';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { call } from '../project/call.ts';
import { openProject, type Project } from '../project/project.ts';
import { askHidden, askLine, runCommand, say } from '../project/terminal.ts';
import {
  checkPassword,
  createAdmin,
  generatePassword,
  readEmail,
  readRole,
  readUsername,
  refuseEmbedded,
} from './create-admin.ts';

const nameRows = v.array(v.object({ value: v.object({ name: v.string() }) }));

const USAGE = `
  npm run admin:create -- --url https://abcdefgh.supabase.co --email you@your-hotel.com
                          [--username "Your name"] [--role admin] [--generate]

  Creates an account for a member of staff, and signs in once to test it. The command asks for the
  password on the terminal, or makes one and shows it once (--generate); it does not store it. Run it
  again for each colleague. An existing account gets the role if you give its password.

  Roles: admin (everything; the default), desk (reservations, messages, invoices), editor (texts and
  pictures), reader (sees the desk and the reports, changes nothing).

  The project's secret key is read from the environment variable SUPABASE_SECRET_KEY for this command
  only, and neither stored nor shown. Without --url: the project of .env.
`;

await runCommand('admin:create', USAGE, async ({ texts, flags }) => {
  const isGenerated = flags.has('generate');
  const role = readRole(texts['role']);
  const email = readEmail(texts['email'] ?? (await askLine('  E-mail address: ')));
  await using project = await openProject(texts['url']);
  refuseEmbedded(project);
  const username = readUsername(texts['username'] ?? email.split('@')[0] ?? '');
  const password = isGenerated ? generatePassword() : await askTwice();
  checkPassword({ email, password }, await hotelName(project));
  await createAdmin(project, { email, username, password, role });
  say(`\n  ${email} has the role "${role}" in ${project.name}; a test sign-in worked.`);
  if (isGenerated) say(`  Password, shown only now: ${password}`);
});

async function askTwice(): Promise<string> {
  const first = await askHidden('  Password: ');
  if ((await askHidden('  The same password again: ')) === first) return first;
  throw new StopError('The two passwords differ: run this command again.');
}

/** Reads the hotel's name, which a password must not contain. */
async function hotelName(project: Project): Promise<string> {
  const where = '/rest/v1/hotel_config?select=value&key=eq.hotelInfo';
  const answer = await call(project, "Reading the hotel's name", where);
  const [row] = v.parse(nameRows, await answer.json());
  return row?.value.name ?? '';
}
