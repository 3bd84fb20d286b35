import { PGlite } from '@electric-sql/pglite';
import { startBackend } from '../../supabase/embedded/running-backend.ts';

/**
 * A program that starts the backend and kills itself before the database call with the given
 * number. With a number too high it starts and stops normally.
 */
const at = Number(process.argv[2]);
let asked = 0;
function killedInTime(): void {
  asked += 1;
  if (asked === at) process.kill(process.pid, 'SIGKILL');
}
const { exec, query } = PGlite.prototype;
PGlite.prototype.exec = function (...words) {
  killedInTime();
  return exec.apply(this, words);
};
PGlite.prototype.query = function <T>(this: PGlite, ...words: Parameters<typeof query>) {
  killedInTime();
  return query.apply(this, words) as ReturnType<typeof query<T>>;
};

const backend = await startBackend({ mode: 'test', say: (line) => console.log(line) });
if ('close' in backend) await backend.close();
