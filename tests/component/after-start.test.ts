import { ContentSource } from '@/content/store/queries/content';
import { afterClientRender, afterHydration } from '@/app/after-start';

// Simulates a page left during loading, or a lost network.
const asked = vi.hoisted(() => [] as string[]);
const gone = vi.hoisted(() => (file: string) => {
  asked.push(file);
  throw new Error('planned fault of a file');
});
vi.mock('@/content/store/queries/content-cache', () => gone('content-cache'));
vi.mock('@/app/register-service-worker', () => gone('register-service-worker'));

test('a page stays usable and reports no error if its later files fail to load', async () => {
  // A public path, because staff pages of an earlier test have no service worker.
  window.history.replaceState(null, '', '/');
  await expect(afterHydration(new ContentSource(), document.body, [])).resolves.toBeUndefined();
  await expect(afterClientRender(new ContentSource())).resolves.toBeUndefined();
  await vi.waitFor(() => expect(asked).toContain('content-cache'));
  expect(asked).toContain('register-service-worker');
});
