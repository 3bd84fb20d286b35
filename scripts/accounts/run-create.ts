import { parseArgs } from 'node:util';
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

  Makes an account that administers the site, and looks by signing in whether it does. The password
  is asked for on the terminal, or made and shown once (--generate); it is not stored here. Run
  again for a colleague; an account that exists becomes an administrator when the password is its
  own.

  The project's secret key is read from the environment variable SUPABASE_SECRET_KEY, used for this
  command, and neither stored nor shown. Without --url: the project of .env.
`;

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      email: { type: 'string' },
      username: { type: 'string' },
      generate: { type: 'boolean', default: false },
    },
  });
  const email = readEmail(values.email ?? (await askLine('  E-mail address: ')));
  const project = await openProject(values.url);
  try {
    refuseEmbedded(project);
    const username = readUsername(values.username ?? email.split('@')[0] ?? '');
    const password = values.generate ? generatePassword() : await askTwice();
    checkPassword({ email, username, password }, await hotelName(project));
    await createAdmin(project, { email, username, password }, values.generate);
    say(`\n  ${email} administers ${project.name}; signing in was tried.`);
    if (values.generate) say(`  Password, shown this once: ${password}`);
  } finally {
    await project.close();
  }
});

async function askTwice(): Promise<string> {
  const first = await askHidden('  Password: ');
  if ((await askHidden('  Once more: ')) === first) return first;
  throw new StopError('The two passwords differ: run this again.');
}

/** Reads the hotel's name, which a password must not contain. */
async function hotelName(project: Project): Promise<string> {
  const where = '/rest/v1/hotel_config?select=value&key=eq.hotelInfo';
  const answer = await call(project, 'Looking at the content', where);
  const [row] = v.parse(nameRows, await answer.json());
  return row?.value.name ?? '';
}
