import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { loadOrReload } from '@/lib/code-files';
import { hasSavedFields, takeSavedFields } from '@/lib/typed-fields';
import { lazyPage } from '@/ui/lazy-page';
import { PageError } from '@/ui/PageError';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { server } from '../support/server';
import { clearLoggedFaults, loggedFaults } from '../support/fault-injection';

afterEach(() => {
  clearLoggedFaults();
  vi.unstubAllGlobals();
});

beforeEach(() => server.use(http.head('*', () => new HttpResponse())));

function stubReload() {
  const reload = vi.fn();
  // Replaces the whole `window`, because `window.location` cannot be replaced.
  const { href, pathname } = window.location;
  const location = { reload, href, pathname };
  vi.stubGlobal(
    'window',
    new Proxy(window, {
      get: (target, name): unknown => (name === 'location' ? location : Reflect.get(target, name)),
    }),
  );
  return reload;
}

function openMissing() {
  const reload = stubReload();
  const { Page } = lazyPage(() => Promise.reject(new Error('planned fault of a file')));
  render(
    <ErrorBoundary fallback={<PageError />}>
      <Page />
    </ErrorBoundary>,
  );
  return reload;
}

test('a page whose file is gone after a deploy is loaded again, once', async () => {
  const reload = openMissing();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(loggedFaults()).toEqual([]);
});

test('a file whose loading ended because the page is being left leads nowhere else, unless somebody stays', async () => {
  vi.useFakeTimers();
  const reload = stubReload();
  void loadOrReload(() => {
    window.dispatchEvent(new Event('beforeunload'));
    return Promise.reject(new Error('planned end of a file'));
  });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not answer', () => HttpResponse.error()],
  ['answers with an error', () => new HttpResponse(null, { status: 503 })],
])('a page whose site %s stays as it is', async (_what, page) => {
  server.use(http.head('*', page));
  const reload = stubReload();
  const missing = () => Promise.reject(new Error('planned fault of a file'));
  await expect(loadOrReload(missing)).rejects.toThrow('planned');
  expect(reload).not.toHaveBeenCalled();
});

test('what was typed is kept for the page that comes, passwords are not', async () => {
  render(
    <form>
      <input name="email" defaultValue="ana@example.com" />
      <input name="extra" type="checkbox" value="boat" defaultChecked />
      <input name="secret" type="password" defaultValue="12345678" />
    </form>,
  );
  const reload = stubReload();
  void loadOrReload(() => Promise.reject(new Error('planned fault of a file')));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect([...takeSavedFields()]).toEqual([
    ['INPUTemail', { value: 'ana@example.com', checked: false }],
    ['INPUTextraboat', { value: 'boat', checked: true }],
  ]);
  expect(hasSavedFields()).toBe(false);
});

test('a file that is still missing then is told of and not asked for again, whatever else has come', async () => {
  sessionStorage.setItem('reloadedForChunk', String(Date.now()));
  await loadOrReload(async () => 'another file');
  const reload = openMissing();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page');
  expect(screen.getByRole('link', { name: 'Return to home' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  expect(loggedFaults()).toEqual(['a file']);
});
