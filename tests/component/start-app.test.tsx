import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PRERENDERED_ID } from '@/app/prerendered';
import { startApp } from '@/app/start-app';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { PATH } from '@/hotel/rules/paths';
import { renderPage } from '@/entry-prerender';
import { standing } from '../support/prerendered';
import { contentAnswer, server } from '../support/server';

const { title } = DEFAULT_CONTENT.sections.aboutSection;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The document of /about, as a host gives it for `path`. */
async function documentOfAbout(path: string) {
  server.use(contentAnswer(DEFAULT_CONTENT));
  const page = await renderPage(PATH.about, DEFAULT_CONTENT, 1);
  const { root, leave } = standing(path, page);
  const data = document.createElement('script');
  data.id = PRERENDERED_ID;
  data.type = 'application/json';
  data.textContent = page.data;
  document.body.append(data);
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="https://a.test/">');
  return { root, leave };
}

test('a document of this address is taken over as it stands', async () => {
  const { root, leave } = await documentOfAbout(PATH.about);
  const before = await heading(title);
  await act(() => startApp(root));
  await waitFor(() => expect(Object.keys(before).join()).toMatch(/__react/));
  expect(await heading(title)).toBe(before);
  expect(document.querySelector('[rel=canonical]')).not.toBeNull();
  leave();
});

test('a document of another address is drawn anew, and nothing of its head stays', async () => {
  const { root, leave } = await documentOfAbout(PATH.rooms);
  await act(() => startApp(root));
  expect(await heading('Our Rooms')).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.querySelector('[href="https://a.test/"]')).toBeNull();
  expect(document.querySelector('[type="application/ld+json"]')).toBeNull();
  leave();
});
