import { spawnSync } from 'node:child_process';
import { StopError } from '../../supabase/embedded/stop-error.ts';
import { runCommand, showProgress } from '../project/terminal.ts';
import { writeFixture } from './fixture.ts';
import { cleanTree, areTestsGreen, checkRelease, writeRelease } from './release.ts';

const USAGE = `
  npm run release -- 1.0.0

  Makes a version of what lies here: refuses a tree with changes, a version that is not higher, and a
  CHANGELOG.md that says nothing; runs npm test, unless it was green for this very commit; then
  writes the version, the changelog's heading, the migrations' checksums, and the fixture from which
  every later version proves its way: a backup and a database of the showcase house.

  It commits nothing. Read what it has written, then type the two commands that it ends with.
`;

await runCommand(USAGE, async ([version = '']) => {
  const tree = cleanTree();
  checkRelease(version, tree);
  const work = showProgress();
  if (!areTestsGreen(tree)) {
    work.say('  npm test was not seen green for this commit, so it runs now.');
    const { status } = spawnSync(process.execPath, ['scripts/testing/run.ts'], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new StopError('The tests are not green: nothing was written.');
  }
  const written = await writeFixture(version, work.at);
  work.end();
  writeRelease(version, new Date().toISOString().slice(0, 10));
  work.say(
    `  ${version} is written: package.json, CHANGELOG.md, supabase/released.json, ${written}.`,
  );
  work.say('  Look at git diff, then:\n');
  work.say(`    git add -A && git commit -m "Release ${version}"`);
  work.say(`    git tag v${version} && git push --follow-tags`);
});
