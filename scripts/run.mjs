// Checks an npm command's options, installs missing packages and starts its program.
import { COMMANDS, readOptions } from './commands.mjs';
import { ensureInstalledIn, runScript, stop } from './install.mjs';
import { runVite } from './run-vite.mjs';

const [name, ...all] = process.argv.slice(2);
const [program, known, most] = COMMANDS[name];
refuseWrongWords();
// Uses the showcase hotel (supabase/showcase.sql) with its own data folder.
const args = all.filter((arg) => arg !== '--showcase');
if (args.length < all.length) {
  process.env.HOUSE = 'showcase';
  process.env.EMBEDDED_DATA_DIR ??= 'supabase/.temp/showcase';
  process.env.DIST_DIR ??= 'supabase/.temp/showcase-site';
}
if (program.startsWith('rehearsal/')) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    stop(
      'This command runs on Linux on x64 only, because some of its packages do not exist for other systems.',
    );
  ensureInstalledIn('rehearsal'); // packages that neither npm start nor npm test needs
}
if (program.startsWith('vite ')) runVite([program.slice(5), ...args]);
else runScript(program, args);

function refuseWrongWords() {
  const list = known ? `Its options are ${known.replaceAll('=', ' …')}.` : 'It has no options.';
  try {
    const { words } = readOptions(name, all);
    if (words.length > most) stop(`npm run ${name} does not know "${words[most]}". ${list}`, 2);
    if (name === 'migration' && !/^[a-z][a-z0-9_]*$/.test(words[0] ?? ''))
      stop('Give a name of small letters, digits and _: npm run migration -- pets_of_a_room', 2);
  } catch (error) {
    const [option = error.message] = /'[^']+'/.exec(error.message) ?? [];
    const what = error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'does not know' : 'cannot use';
    stop(`npm run ${name} ${what} ${option.replaceAll("'", '')}. ${list}`, 2);
  }
}
