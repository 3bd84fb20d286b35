import { expect, test, type Page } from '@playwright/test';
import type { RichText } from '../../src/content/schema/rich-text.ts';
import { PARAGRAPH_MAX, PARAGRAPHS_MAX } from '../../src/basics/rules/limits.ts';
import { PATH } from '../../src/basics/rules/paths.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { beSignedIn } from './support/staff.ts';

const EDITOR_FILE = /RichTextEditor-[^/]+\.js$/;

test.beforeAll(startFreshBackend);

async function reportsOf(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('noteReport', (report: string) => reports.push(report));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { noteReport: (text: string) => void }).noteReport(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      ),
    ),
  );
  return reports;
}

async function openText(page: Page) {
  await beSignedIn(page);
  await page.goto(PATH.adminPages);
  await page.getByRole('button', { name: 'Add page' }).first().click();
  await page.getByRole('button', { name: /^Empty page/ }).click();
  await page.getByRole('button', { name: 'Add block' }).first().click();
  await page.getByRole('button', { name: /^Text/ }).click();
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await field.click();
  return field;
}

async function saved(page: Page): Promise<RichText> {
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await page.locator('.toast').first().waitFor();
  const { data, error } = await (
    await adminClient()
  )
    .from('pages')
    .select('blocks')
    .order('updated_at', { ascending: false })
    .limit(1)
    .single<{ blocks: { body: RichText }[] }>();
  if (error) throw error;
  return data.blocks[0]?.body ?? [];
}

function paste(page: Page, html: string): Promise<void> {
  return page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'plain');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.ProseMirror')?.dispatchEvent(event);
  }, html);
}

const WORD = `<html><head><meta charset=utf-8><base href="https://evil.example/">
<style>@font-face{font-family:Calibri} p.MsoNormal{margin:0;color:red}</style></head><body>
<script>document.title='hit'</script>
<h1 style="color:red">The menu</h1>
<p class=MsoNormal style="mso-pagination:none"><b style="mso-bidi-font-weight:normal">From
 the <i>sea</i></b> <span style="font-weight:700">today</span>,
 <b style="font-weight:normal">not bold</b>,
 <a href="javascript:document.title='hit'">bad</a> <a to="data:x" href="http://www.example.com/crab">good</a></p>
<ul style="margin:0"><li>crab<ol start=7><li>steamed</li></ol></li><li>squid</li></ul>
<table><tr><td>Amok</td><td><p>$12</p></td></tr></table>
<img src="https://evil.example/x.png" onerror="document.title='hit'">
<svg/onload="document.title='hit'"></svg><iframe src="https://evil.example"></iframe>
${'<p class=MsoNormal style="mso-x:y"><o:p>&nbsp;</o:p><span style="font-family:Calibri;mso-a:b"></span></p>'.repeat(2000)}
</body></html>`;

test('only the allowed markup comes through from Word', async ({ page }) => {
  expect(WORD.length).toBeGreaterThan(200_000);
  const reports = await reportsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openText(page);
  await paste(page, WORD);
  expect(await saved(page)).toEqual([
    { type: 'heading', text: 'The menu' },
    {
      type: 'paragraph',
      text: '**From the *sea*** **today**, not bold, bad [good](https://www.example.com/crab)',
    },
    { type: 'bullet', text: 'crab' },
    { type: 'number', text: 'steamed' },
    { type: 'bullet', text: 'squid' },
    { type: 'paragraph', text: 'Amok' },
    { type: 'paragraph', text: '$12' },
  ]);
  await expect(page).not.toHaveTitle('hit');
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
  expect(reports).toEqual([]);
});

test('keys alone write a heading, a list, bold words and a link', async ({ page }) => {
  await openText(page);
  const { keyboard } = page;
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await keyboard.type('Dinner');
  await keyboard.press('Shift+Tab');
  await expect(tool('Heading')).toBeFocused();
  await keyboard.press('Enter');
  await expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('End');
  await keyboard.press('Enter');
  await keyboard.type('- crab');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('2 * 3 * 4 ');
  await keyboard.press('Control+b');
  await keyboard.type('dollars');
  await keyboard.press('Control+b');
  await keyboard.press('Shift+Enter');
  await keyboard.type('rooms');
  await keyboard.press('Shift+Home');
  // Browsers report a selection in the next frame, so two frames are enough.
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  await frame();
  await frame();
  await keyboard.press('Shift+Tab');
  for (const _ of 'link!') await keyboard.press('ArrowRight');
  await expect(tool('Link')).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('javascript:alert(1)');
  await keyboard.press('Enter');
  await expect(page.getByText(/^Please enter a page of this site/)).toBeVisible();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('/rooms');
  await keyboard.press('Enter');
  expect(await saved(page)).toEqual([
    { type: 'heading', text: 'Dinner' },
    { type: 'bullet', text: 'crab' },
    { type: 'paragraph', text: '2 \\* 3 \\* 4 **dollars**' },
    { type: 'paragraph', text: '[rooms](/rooms)' },
  ]);
});

test('too much text is told where it is, and none of it is lost', async ({ page }) => {
  const field = await openText(page);
  await paste(page, `<p>short</p><p>${'long '.repeat(PARAGRAPH_MAX / 5)}end</p>`);
  await expect(page.getByText('Paragraph 2: Please use at most 2,000 characters')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toContainText('long end');
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, '<p>one</p>'.repeat(PARAGRAPHS_MAX + 1));
  await expect(field.locator('p')).toHaveCount(PARAGRAPHS_MAX + 1);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('its code loads with the first text; without it a plain field', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.route(EDITOR_FILE, (route) => route.abort());
  await beSignedIn(page);
  await page.goto(PATH.adminPages);
  await page.getByRole('button', { name: 'Add page' }).first().waitFor();
  expect(asked.filter((url) => EDITOR_FILE.test(url))).toEqual([]);
  const field = await openText(page);
  await expect(page.getByText(/^The editor could not be loaded/)).toBeVisible();
  await field.fill('# Dinner\nFrom six.\n\n- crab\n- **squid**');
  expect(await saved(page)).toEqual([
    { type: 'heading', text: 'Dinner' },
    { type: 'paragraph', text: 'From six.' },
    { type: 'bullet', text: 'crab' },
    { type: 'bullet', text: '**squid**' },
  ]);
});
