import { expect, test } from '@playwright/test';
import { isLine, isName } from '../../src/basics/rules/line.ts';
import { PATH, roomPath } from '../../src/basics/rules/paths.ts';
import { EDITING_PAGES, VISITOR_PAGES } from '../support/pages.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { cut, expectInPlace, hostileContent, STRINGS } from './support/hostile.ts';
import { answerContent, askAgain, openTakenOver } from './support/site-pages.ts';
import { expectToast, newPerson, openEditor, save, beSignedIn } from './support/staff.ts';

/** Every field on a phone, with whatever one can type: stored and shown as typed, all in its place. */
test.beforeAll(startFreshBackend);
test.setTimeout(240_000);

// The rooms' pages are one view, as are the legal texts; anyone who unsubscribes reads fixed words.
const PAGES = VISITOR_PAGES.filter(
  (path) => ![roomPath('room-standard'), PATH.terms, PATH.unsubscribe].includes(path),
);

for (const path of PAGES)
  test(`@phone ${path} with fields that are full, each of the strings first`, async ({ page }) => {
    let content = hostileContent(0);
    await page.route('**/rest/v1/rpc/site_content*', (route) => route.fulfill({ json: content }));
    await page.clock.install();
    await page.goto(path);
    for (const [turn, name] of Object.keys(STRINGS).entries()) {
      content = hostileContent(turn);
      if (turn > 0) await askAgain(page);
      // Every page's footer names the location.
      await expect(page.getByRole('contentinfo')).toContainText(
        content.sections.contactInfo.location,
      );
      await expectInPlace(page, `${path}, ${name}`);
    }
  });

test('@phone visitors’ fields: stored and shown to staff as typed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send a message' });
  const field = (label: string) => form.getByRole('textbox', { name: label });
  // A name holds no address, and neither it nor a subject signs that turn text.
  const letters = Object.entries(STRINGS).map(([name, text], index) => ({
    name: isName(cut(text, 120)) ? cut(text, 120) : 'Sok Dara',
    email: `hostile-${index}-${Date.now()}@example.com`,
    subject: isLine(cut(text, 200)) ? cut(text, 200) : 'A question',
    message: cut(text, 5000),
    what: name,
  }));
  for (const { name, email, subject, message, what } of letters) {
    await field('Name').fill(name);
    await field('E-mail').fill(email);
    await field('Subject').fill(subject);
    await field('Message').fill(message);
    await page.clock.fastForward(2000); // a person takes longer than a program
    const stored = page.waitForResponse('**/rest/v1/messages*');
    await form.getByRole('button', { name: 'Send Message' }).click();
    expect((await stored).status(), what).toBe(201);
    await expectToast(page, 'Message sent');
  }
  for (const text of [STRINGS['formulas'], STRINGS['turned around']]) {
    await field('Name').fill(cut(text ?? '', 120));
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(field('Name')).toHaveAccessibleDescription(/Please write a name in one line/);
    await expectInPlace(page, 'the form with a name that is none');
  }
  const client = await adminClient();
  const { data } = await client.from('messages').select('*').like('email', 'hostile-%');
  for (const { email, what: _what, ...typed } of letters)
    expect(data?.find((row) => row.email === email)).toMatchObject(typed);

  await page.goto('/rooms/room-standard');
  for (const [what, text] of Object.entries(STRINGS)) {
    await page.getByLabel('E-mail', { exact: true }).fill(cut(text, 254));
    await page.getByRole('button', { name: 'Book Now' }).click();
    await expect(page.getByText('Please enter a valid email'), what).toBeVisible();
  }
  await expectInPlace(page, 'the booking panel with an address that is none');

  await beSignedIn(page);
  await page.goto('/admin/messages');
  const list = page.getByRole('region', { name: 'Messages' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectInPlace(page, 'the list of messages');
  for (const { email, name, subject, message, what } of letters) {
    const id = data?.find((row) => row.email === email)?.id as string;
    await list.locator(`a[href*="${id}"]`).click();
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details, what).toContainText(subject);
    await expect(details, what).toContainText(name);
    await expect(details, what).toContainText(message.slice(0, 400));
    await expectInPlace(page, `the message, ${what}`);
    await page.goBack();
  }
});

test('@phone staff’s fields: stored and shown to visitors as typed', async ({ page, browser }) => {
  await beSignedIn(page);
  await openEditor(page, '/admin/hero');
  const guest = await newPerson(browser, { viewport: page.viewportSize() });
  await guest.clock.install();
  await openTakenOver(guest, '/');
  for (const [what, text] of Object.entries(STRINGS)) {
    const title = cut(text, 160);
    const subtitle = cut(text, 300);
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Subtitle').fill(subtitle);
    await expectInPlace(page, `the hero’s editor, ${what}`);
    await save(page);
    await expectToast(page, 'Hero section updated');
    await askAgain(guest);
    await expect(guest.getByRole('heading', { level: 1 }), what).toHaveText(title);
    await expectInPlace(guest, `the home page, ${what}`);
  }
  await guest.context().close();

  await page.goto('/admin/rooms');
  for (const [what, text] of Object.entries(STRINGS)) {
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(cut(text, 120));
    await dialog.getByLabel('Description').fill(cut(text, 4000));
    await expectInPlace(page, `the room’s dialog, ${what}`);
    await dialog.getByRole('button', { name: 'Save room' }).click();
    await expectToast(page, 'Room Updated');
    await expect(dialog).toHaveCount(0);
    await expectInPlace(page, `the table of rooms, ${what}`);
  }
});

for (const turn of [0, 4])
  test(`@phone editors of full fields, turn ${turn}`, async ({ page }) => {
    await beSignedIn(page);
    const content = hostileContent(turn);
    await answerContent(page, content);
    for (const path of EDITING_PAGES) {
      const answered = page.waitForResponse('**/rest/v1/rpc/site_content*');
      await page.goto(path);
      await answered;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectInPlace(page, `${path}, turn ${turn}`);
    }
  });
