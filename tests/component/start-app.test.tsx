import type { Root } from 'react-dom/client';
import { startApp } from '@/app/start-app';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { PATH } from '@/basics/rules/paths';
import { renderPage } from '@/entry-prerender';
import { publishedFrom, mountPrerendered } from '../support/prerendered';
import { act, contentAnswer, screen, server } from '../support/testing';

const roots = vi.hoisted(() => [] as Root[]);
vi.mock('react-dom/client', async (original) => {
  const real = await original<typeof import('react-dom/client')>();
  const createRoot: typeof real.createRoot = (...args) => {
    const root = real.createRoot(...args);
    roots.push(root);
    return root;
  };
  return { ...real, createRoot };
});
vi.mock('@/app/after-start', () => ({
  afterClientRender: async () => undefined,
  afterHydration: async () => undefined,
  startContentCache: async () => undefined,
}));

const { title } = DEFAULT_CONTENT.sections.aboutSection;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function documentOfAbout(path: string) {
  server.use(contentAnswer(DEFAULT_CONTENT));
  const page = await renderPage(PATH.about, publishedFrom(DEFAULT_CONTENT));
  const { root, leave } = mountPrerendered(path, page);
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="https://a.test/">');
  onTestFinished(async () => {
    await act(async () => roots.splice(0).forEach((one) => one.unmount()));
    leave();
  });
  return root;
}

test('a document of another address is drawn anew, and nothing of its head stays', async () => {
  const root = await documentOfAbout(PATH.rooms);
  await act(() => startApp(root));
  expect(await heading('Our Rooms')).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.querySelector('[href="https://a.test/"]')).toBeNull();
  expect(document.querySelector('[type="application/ld+json"]')).toBeNull();
});
