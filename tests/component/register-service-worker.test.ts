import { registerServiceWorker } from '@/app/register-service-worker';

const active = { postMessage: vi.fn() };
const controller = { postMessage: vi.fn() };
const register = vi.fn(async () => undefined);
const container = Object.assign(new EventTarget(), {
  register,
  ready: Promise.resolve({ active }),
  controller,
});
const HERE = [
  'http://localhost:3000/about',
  'http://localhost:3000/images/hero-960.avif',
  'http://localhost:3000/fonts/marcellus.woff2',
];
const TOLD = { base: '', loaded: HERE };

beforeEach(() => {
  vi.stubEnv('PROD', true);
  window.history.replaceState(null, '', '/about?x=1#y');
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const names = [...HERE.slice(1), 'http://localhost:3000/rest/v1.0/rpc/site_content'];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    names.map((name) => ({ name }) as PerformanceEntry),
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  window.history.replaceState(null, '', '/');
  for (const spy of [register, active.postMessage, controller.postMessage]) spy.mockClear();
});

test('once the page rests the worker is told of it and of its files, not of what was read', async () => {
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(register).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/sw.js');
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith(TOLD);
  container.dispatchEvent(new Event('controllerchange'));
  expect(controller.postMessage).toHaveBeenCalledExactlyOnceWith(TOLD);
});

test('a browser that tells of idleness is asked for it', async () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(2000);
  vi.unstubAllGlobals();
  expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 5000 });
  expect(register).not.toHaveBeenCalled();
});

test('a private window that refuses the worker goes on without it', async () => {
  register.mockRejectedValueOnce(new DOMException('refused', 'SecurityError'));
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(2000);
  expect(register).toHaveBeenCalledOnce();
  expect(active.postMessage).not.toHaveBeenCalled();
});
