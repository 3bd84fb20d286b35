import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { DEFAULT_CONTENT } from '@/domain/defaults';
import { CONTENT_URL, server } from '../support/server';
import {
  answer,
  CONFIG_URL,
  configPatches,
  findToast,
  renderSignedIn,
  SEEN,
  stored,
  storedContent,
  toastTitles,
} from '../support/staff';

const { heroSection, hotelInfo } = DEFAULT_CONTENT.sections;
const FAILED = ['Update failed', 'There was a problem saving your changes'] as const;

async function openHero() {
  const app = renderSignedIn('/admin/hero');
  await screen.findByLabelText('Title');
  return app;
}

const title = () => screen.getByLabelText('Title');
const subtitle = () => screen.getByLabelText('Subtitle');
const saveButton = () => screen.getByRole('button', { name: 'Save changes' });
const preview = () => within(screen.getByRole('region', { name: 'Live preview' }));

async function retype(
  user: Awaited<ReturnType<typeof openHero>>['user'],
  field: HTMLElement,
  text: string,
) {
  await user.clear(field);
  await user.type(field, text);
}

test('[E-01] [G-09] hotel name, title, subtitle and background image can be edited', async () => {
  await openHero();
  expect(screen.getByLabelText('Hotel name')).toHaveValue(hotelInfo.name);
  expect(title()).toHaveValue(heroSection.title);
  expect(subtitle()).toHaveValue(heroSection.subtitle);
  expect(screen.getByLabelText('Background image')).toHaveAttribute('type', 'file');
});

test('[E-02] the preview follows every key, and is the public hero', async () => {
  const { user } = await openHero();
  await retype(user, title(), 'Typed now');
  expect(preview().getByText('Typed now').closest('section.hero')).not.toBeNull();
  await retype(user, subtitle(), 'And below');
  expect(preview().getByText('And below')).toBeInTheDocument();
  await retype(user, screen.getByLabelText('Hotel name'), 'New House');
  expect(preview().getByText('New House').closest('header')).not.toBeNull();
});

test('[E-02] the preview switches between a screen and a phone', async () => {
  const { user } = await openHero();
  expect(screen.getByRole('button', { name: 'Desktop preview' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Phone preview' }));
  expect(screen.getByRole('button', { name: 'Phone preview' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(document.querySelector('.preview .hero')).toHaveAttribute('data-shape', 'tall');
});

test('[E-03] [E-14] [N-20] [F-13] a save stores the section over the version seen, and that one only', async () => {
  let reads = 0;
  const sent = configPatches();
  const { user, queryClient } = renderSignedIn('/admin/hero');
  server.use(
    http.get(CONTENT_URL, () => {
      reads += 1;
      return HttpResponse.json(storedContent());
    }),
  );
  await screen.findByLabelText('Title');
  await retype(user, title(), 'A new title');
  await user.click(saveButton());
  expect(
    await findToast('Hero section updated', 'The home page now shows your changes.'),
  ).toBeVisible();
  expect(sent).toEqual([
    { key: 'heroSection', seen: SEEN, value: { ...heroSection, title: 'A new title' } },
  ]);
  const content = queryClient.getQueryData(['content']);
  expect(content).toMatchObject({
    sections: { heroSection: { title: 'A new title' }, hotelInfo },
    sectionVersions: { heroSection: '2026-11-20T17:15:28.781+00:00', hotelInfo: SEEN },
  });
  expect(reads).toBe(1);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('[E-01] the hotel name is saved with the hotel’s information, and nothing of it is lost', async () => {
  const sent = configPatches();
  const { user } = await openHero();
  await retype(user, screen.getByLabelText('Hotel name'), 'Moon House');
  await user.click(saveButton());
  await findToast('Hero section updated');
  expect(sent).toEqual([
    { key: 'hotelInfo', seen: SEEN, value: { ...hotelInfo, name: 'Moon House' } },
  ]);
});

test('[E-01] of two sections one fails: one toast, and it says what came through', async () => {
  configPatches((patch) =>
    patch.key === 'hotelInfo' ? answer(500, { message: 'planned' }) : stored(patch),
  );
  const { user } = await openHero();
  await retype(user, screen.getByLabelText('Hotel name'), 'Moon House');
  await retype(user, title(), 'A new title');
  await user.click(saveButton());
  await findToast(...FAILED);
  expect(await screen.findByText('Saved: Title. Not saved: Hotel name.')).toBeVisible();
  expect(toastTitles()).toEqual(['Update failed']);
  expect(screen.getByLabelText('Hotel name')).toHaveValue('Moon House');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('[F-14] a section that was never stored is inserted', async () => {
  const bodies: unknown[] = [];
  const { user } = renderSignedIn('/admin/hero');
  const versions = { ...storedContent().sectionVersions, heroSection: '' };
  server.use(
    http.get(CONTENT_URL, () =>
      HttpResponse.json({ ...storedContent(), sectionVersions: versions }),
    ),
    http.post(CONFIG_URL, async ({ request }) => {
      const body = (await request.json()) as { value: Record<string, unknown> };
      bodies.push(body);
      return stored(body);
    }),
  );
  await screen.findByLabelText('Title');
  await retype(user, title(), 'First words');
  await user.click(saveButton());
  await findToast('Hero section updated');
  expect(bodies).toMatchObject([{ key: 'heroSection', value: { title: 'First words' } }]);
});

test('a double click saves once, and the button is busy meanwhile', async () => {
  let calls = 0;
  let answerNow: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  const { user } = await openHero();
  server.use(
    http.patch(CONFIG_URL, async ({ request }) => {
      calls += 1;
      const body = (await request.json()) as { value: Record<string, unknown> };
      await held;
      return stored(body);
    }),
  );
  await retype(user, title(), 'Once');
  await user.dblClick(saveButton());
  await user.keyboard('{Control>}s{/Control}');
  expect(saveButton()).toHaveAttribute('aria-busy', 'true');
  answerNow();
  await findToast('Hero section updated');
  expect(calls).toBe(1);
});

test('Ctrl+S saves from anywhere in the page', async () => {
  const sent = configPatches();
  const { user } = await openHero();
  await retype(user, title(), 'By keyboard');
  await user.keyboard('{Control>}s{/Control}');
  await findToast('Hero section updated');
  expect(sent).toHaveLength(1);
});

test.each([
  ['nothing', '', 'Please fill in this field'],
  ['only spaces', '   ', 'Please fill in this field'],
  ['161 characters', 'x'.repeat(161), 'Please use at most 160 characters'],
])(
  'a title of %s is not sent: the error stands below it and the focus goes there',
  async (_what, text, error) => {
    const { user } = await openHero();
    await user.clear(title());
    if (text) {
      await user.click(title());
      await user.paste(text);
    }
    await user.click(saveButton());
    expect(await screen.findByText(error)).toBeVisible();
    expect(title()).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(title()).toBeInvalid();
    expect(title()).toHaveFocus();
    expect(toastTitles()).toEqual([]);
  },
);

test('markup is text: in the field, in the preview and in what is sent', async () => {
  const sent = configPatches();
  const { user } = await openHero();
  await user.clear(title());
  await user.paste('<script>alert(1)</script>');
  expect(preview().getByText('<script>alert(1)</script>')).toBeInTheDocument();
  await user.click(saveButton());
  await findToast('Hero section updated');
  expect(sent[0]?.value['title']).toBe('<script>alert(1)</script>');
});

test('Discard puts everything back', async () => {
  const { user } = await openHero();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  await retype(user, title(), 'Never mind');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(title()).toHaveValue(heroSection.title);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('[F-11] while the section is on its way there is nothing to type into', async () => {
  renderSignedIn('/admin/hero');
  server.use(
    http.get(CONTENT_URL, async () => {
      await delay(50);
      return HttpResponse.json(storedContent());
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Hero Section' })).toBeVisible();
  expect(screen.queryByLabelText('Title')).toBeNull();
  await waitFor(() => expect(title()).toBeEnabled());
});

test('what is typed while a save is on its way stays and is not yet saved', async () => {
  const { user } = await openHero();
  let finish: () => void = () => undefined;
  server.use(
    http.patch(CONFIG_URL, async ({ request }) => {
      const body = (await request.json()) as { value: Record<string, unknown> };
      await new Promise<void>((resolve) => (finish = resolve));
      return stored(body);
    }),
  );
  await retype(user, title(), 'First');
  await user.click(saveButton());
  await waitFor(() => expect(saveButton()).toHaveAttribute('aria-busy', 'true'));
  await user.type(title(), ' and second');
  await vi.waitFor(() => finish());
  await findToast('Hero section updated');
  expect(title()).toHaveValue('First and second');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});
