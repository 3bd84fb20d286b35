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
  readUsername,
  refuseEmbedded,
} from './create-admin.ts';

const nameRows = v.array(v.object({ value: v.object({ name: v.string() }) }));

const USAGE = `
  npm run admin:create -- --url https://abcdefgh.supabase.co --email you@your-hotel.com
                          [--username "Your name"] [--generate]

  Creates an administrator of the site, and signs in once to test the account. The command asks for
  the password on the terminal, or makes one and shows it once (--generate); it does not store it.
  Run it again for each colleague. An existing account becomes an administrator if you give its
  password.

  The project's secret key is read from the environment variable SUPABASE_SECRET_KEY for this command
  only, and neither stored nor shown. Without --url: the project of .env.
`;

await runCommand('admin:create', USAGE, async ({ texts, flags }) => {
  const isGenerated = flags.has('generate');
  const email = readEmail(texts['email'] ?? (await askLine('  E-mail address: ')));
  const project = await openProject(texts['url']);
  try {
    refuseEmbedded(project);
    const username = readUsername(texts['username'] ?? email.split('@')[0] ?? '');
    const password = isGenerated ? generatePassword() : await askTwice();
    checkPassword({ email, username, password }, await hotelName(project));
    await createAdmin(project, { email, username, password });
    say(`\n  ${email} is an administrator of ${project.name}; a test sign-in worked.`);
    if (isGenerated) say(`  Password, shown only now: ${password}`);
  } finally {
    await project.close();
  }
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
