import { SITE } from '../e2e/support/site.ts';
import { startFreshBackend } from '../e2e/support/backend.ts';
import { markAsLeft } from './support/in-page.ts';
import { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

test.beforeAll(startFreshBackend);

function goWrong(): void {
  console.error('told by the page');
  setTimeout(() => {
    throw new Error('thrown by the page');
  });
  void Promise.reject(new Error('promised by the page'));
  const picture = new Image();
  picture.src = '/no-such-picture.png';
  document.body.append(picture);
  const style = document.createElement('style');
  style.textContent = 'body { color: red }';
  document.head.append(style);
}

function endsAFile(): Promise<unknown> {
  const picture = new Image();
  const ended = new Promise((resolve) => picture.addEventListener('error', resolve));
  picture.src = '/left-behind.png';
  document.body.append(picture);
  return ended.then(() => true);
}

const TROUBLES = [
  /told by the page/,
  /thrown by the page/,
  /promised by the page/,
  /404|no-such-picture/,
  /style-src|Content.Security.Policy/,
];

test('every page error is recorded until the page is left', async ({ engine }) => {
  const { tab, origin } = await engine.openTab(SITE.url);
  await new Person(tab, origin).open('/privacy');
  expect(tab.complaints()).toEqual([]);
  await tab.run(goWrong, null);
  for (const trouble of TROUBLES) {
    await expect
      .poll(() => tab.complaints(), { timeout: 30_000 })
      .toContainEqual(expect.stringMatching(trouble));
  }
  await tab.run(markAsLeft, null);
  await tab.run(endsAFile, null);
  expect(tab.complaints()).not.toContainEqual(expect.stringMatching(/not loaded.*left-behind/));
  await tab.close();
});
