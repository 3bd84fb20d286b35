import { transitionPage } from '@/app/page-transition';

const ROOMS = `<main><li class="room"><span class="pic" id="card"></span>
  <h2 class="room-name"><a href="/rooms/a?arrive=2027-11-04">A</a></h2></li><li class="room">
  <span class="pic"></span><h2 class="room-name"><a href="/rooms/b">B</a></h2></li></main>`;
const ROOM = '<main><ul class="detail-pic"><span class="pic" id="page"></span></ul></main>';

const nameOf = (id: string) =>
  document.getElementById(id)?.style.getPropertyValue('view-transition-name');

let finish = (): void => undefined;

/** @returns the transition names on the old and on the new page */
function withTransitions(): { old: unknown[]; next: unknown[] } {
  const seen: { old: unknown[]; next: unknown[] } = { old: [], next: [] };
  const names = () => ['card', 'page'].map((id) => nameOf(id));
  Reflect.set(document, 'startViewTransition', (draw: () => void) => {
    seen.old = names();
    draw();
    seen.next = names();
    const finished = new Promise<void>((resolve) => (finish = resolve));
    return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished };
  });
  return seen;
}

function wants(movement: boolean, vendor = 'Google Inc.'): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !movement }));
  Object.defineProperty(navigator, 'vendor', { value: vendor, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vendor');
  document.body.replaceChildren();
});

test.each([
  ['/rooms', '/rooms/a', ROOMS, ROOM, 'card', 'page'],
  ['/rooms/a', '/rooms', ROOM, ROOMS, 'page', 'card'],
])('from %s to %s the picture goes along', async (from, to, here, there, before, after) => {
  wants(true);
  document.body.innerHTML = here;
  const seen = withTransitions();
  transitionPage(from, to, () => (document.body.innerHTML = there));
  const only = (id: string) => ['card', 'page'].map((one) => (one === id ? 'room-picture' : ''));
  expect(seen.old.map((name) => name ?? '')).toEqual(only(before));
  expect(seen.next.map((name) => name ?? '')).toEqual(only(after));
  finish();
  await vi.waitFor(() => expect(nameOf(after)).toBe(''));
});

test('between pages without a picture in common nothing has a name', () => {
  wants(true);
  document.body.innerHTML = ROOMS;
  const seen = withTransitions();
  transitionPage('/rooms', '/about', () => (document.body.innerHTML = ROOM));
  expect([...seen.old, ...seen.next].filter(Boolean)).toEqual([]);
});

test('who wants less movement, or has another browser, gets the page at once', () => {
  wants(false);
  const seen = withTransitions();
  const draw = vi.fn();
  transitionPage('/rooms', '/rooms/a', draw);
  expect(seen.old).toEqual([]);
  Reflect.deleteProperty(document, 'startViewTransition');
  wants(true);
  transitionPage('/rooms', '/rooms/a', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a WebKit, which dies in transitions on Linux, gets the page at once', () => {
  wants(true, 'Apple Computer, Inc.');
  document.body.innerHTML = ROOMS;
  const seen = withTransitions();
  const draw = vi.fn();
  transitionPage('/rooms', '/rooms/a', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(seen.old).toEqual([]);
});
