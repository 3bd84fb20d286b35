import { globSync, readFileSync } from 'node:fs';
import { SHOWCASE } from './support/build-showcase.ts';
import { openHeldScriptSite } from './support/held-script-site.ts';
import { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

const SITE = `${SHOWCASE}/site`;
/** Pages that only the app renders: unknown addresses and guests' stays. */
const DRAWN = /(^|\/)(app|stay)\.html$/;
const FILES = globSync('**/*.html', { cwd: SITE }).filter(
  (file) => !DRAWN.test(file) && !/admin\//.test(file),
);

/** True for pages that can wait for their script; a page with `data-now` requests it at once. */
function canWait(file: string): boolean {
  return !readFileSync(`${SITE}/${file}`, 'utf8').includes(' data-now');
}

function beginToType(): void {
  const field = document.querySelector<HTMLInputElement>('[type=email]');
  if (field) Reflect.set(field, 'isMine', true);
  field?.focus();
}

function typed(): string {
  const field = document.activeElement;
  if (field === null || !Reflect.has(field, 'isMine')) return 'the field was lost';
  return String(Reflect.get(field, 'value'));
}

test('every showcase page hydrates without errors while somebody types', async ({ engine }) => {
  test.setTimeout(600_000);
  expect(
    FILES.length,
    'the built showcase: node tests/engines/support/build-showcase.ts',
  ).toBeGreaterThan(50);
  const site = await openHeldScriptSite(SITE);
  const { tab, origin } = await engine.openTab(site.url);
  const person = new Person(tab, origin);
  for (const file of FILES) {
    const path = `/${file.replace(/(^index)?\.html$/, '')}`;
    if (canWait(file)) site.hold();
    await person.open(path);
    await tab.run(beginToType, null);
    await tab.pressKeys(['a', 'n']);
    site.release();
    await person.untilContentCame();
    await tab.pressKeys(['a']);
    expect(await tab.run(typed, null), path).toBe('ana');
    expect(tab.complaints(), path).toEqual([]);
  }
  await tab.close();
  site.close();
});
