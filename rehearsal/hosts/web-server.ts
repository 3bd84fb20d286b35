import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from '../../scripts/testing/on-path.ts';

/** The packages start the server they install, unless the machine says that it is being repaired. */
const WITHOUT_STARTING = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/**
 * The program of a web server; installed where it is missing, as root on Debian.
 * @param debianPackage that has it @returns its path
 * @throws Error with a plain sentence where it cannot be had
 */
export function provideWebServer(name: string, debianPackage: string): string {
  // Debian's folder for servers is not on a user's PATH.
  const find = () => [onPath(name), `/usr/sbin/${name}`].find((file) => file && existsSync(file));
  const remedy = `apt-get install ${debianPackage}`;
  const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!find() && isDebian)
    spawnSync('sh', ['-c', `apt-get update -qq && ${remedy} -y -qq --no-install-recommends`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...WITHOUT_STARTING },
    });
  const found = find();
  if (!found) throw new Error(`There is no ${name} here: install it (Debian: "${remedy}").`);
  return found;
}
