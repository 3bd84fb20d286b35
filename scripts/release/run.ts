import { spawnSync } from 'node:child_process';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { runCommand, showProgress } from '../project/terminal.ts';
import { writeFixture } from './fixture.ts';
import { cleanTree, areTestsGreen, checkRelease, writeRelease } from './release.ts';

const USAGE = `
  npm run release -- 1.0.0

  Makes a release of the current commit. Refuses uncommitted changes, a version that is not higher,
  and a CHANGELOG.md without changes. Runs npm test, unless it passed for this commit. Then writes the
  version, the changelog's heading, the migrations' checksums, and a fixture: a backup and a database
  of the showcase hotel, from which the tests of later versions migrate.

  It commits nothing. Read the changed files, then type the two commands that it prints.
`;

await runCommand('release', USAGE, async ({ words: [version = ''] }) => {
  const tree = cleanTree();
  checkRelease(version, tree);
  const work = showProgress();
  if (!areTestsGreen(tree)) {
    work.say('  npm test has not passed for this commit yet, so it runs now.');
    const { status } = spawnSync(process.execPath, ['scripts/testing/run.ts'], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new StopError('The tests failed: nothing was written.');
  }
  const written = await writeFixture(version, work.at);
  work.end();
  writeRelease(version, new Date().toISOString().slice(0, 10));
  work.say(
    `  Version ${version} is written to package.json, CHANGELOG.md, supabase/released.json and ${written}.`,
  );
  work.say('  Read the git diff, then type:\n');
  work.say(`    git add -A && git commit -m "Release ${version}"`);
  work.say(`    git tag v${version} && git push --follow-tags`);
});
