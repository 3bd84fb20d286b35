import { globSync, readFileSync } from 'node:fs';
import { answerFullHouse, STAY } from '../support/staff-answers';
import { STAFF_PAGES } from '../support/page-paths';
import { contentAnswer, fireEvent, renderSignedIn } from '../support/staff';
import { requestsSettled, screen, server, storedContent, waitFor, within } from '../support/staff';

/**
 * Visits every staff page and presses each kind of button: no dialog may lose typed words however
 * it is closed, and every number field must accept usual notations. The list of components to cover
 * is read from the source.
 */

function componentsAround(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
  const names: string[] = [];
  type Fiber = { type: unknown; return: Fiber | null };
  for (let at = Reflect.get(element, key) as Fiber | null; at; at = at.return)
    if (typeof at.type === 'function') names.push(at.type.name);
  return names;
}

function usersOf(elements: RegExp): string[] {
  return globSync('src/**/*.tsx').flatMap((file) => {
    if (/(FormDialog|form-fields)\.tsx$/.test(file)) return [];
    const [, ...parts] = readFileSync(file, 'utf8').split(/^(?:export )?function (?=[A-Z])/m);
    return parts.filter((part) => elements.test(part)).map((part) => part.match(/\w+/)?.[0] ?? '');
  });
}

const metDialogs = new Set<string>();
const metNumbers = new Set<string>();

const kindOf = (button: Element) =>
  (button.getAttribute('aria-label') ?? button.textContent)
    .replaceAll(/\d+/g, '')
    .split(/[\s:]+/)
    .slice(0, button.closest('table, [role=grid]') ? 1 : 2)
    .join(' ');

const openForm = () => document.querySelector<HTMLElement>('[role=dialog] form');

function open(page: string) {
  const app = renderSignedIn(`${page}?id=${STAY.id}&kind=invoice`);
  answerFullHouse();
  const { hotelInfo } = storedContent().sections;
  server.use(contentAnswer(storedContent({ hotelInfo: { ...hotelInfo, sizeUnit: 'm2' } })));
  return app;
}

async function ready(): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  await requestsSettled();
}

type User = ReturnType<typeof open>['user'];

async function tryNumbers(user: User, root: ParentNode): Promise<void> {
  for (const field of root.querySelectorAll<HTMLInputElement>('[role=spinbutton]')) {
    const around = componentsAround(field);
    const owner = around.find((name) => !/^(Number|Field|ErrorBoundary|Staff)/.test(name)) ?? '';
    const met = `${owner} ${field.name}`;
    if (metNumbers.has(met) || field.closest('[hidden]')) continue;
    for (const name of [met, ...around]) metNumbers.add(name);
    const isWhole = field.inputMode === 'numeric';
    const before = field.value;
    for (const [typed, wanted] of Object.entries({
      '12,50': isWhole ? /whole number/ : '12.5',
      '-7,5': isWhole ? /whole number/ : '-7.5',
      '1.250,00': '1250',
      $125: '125',
      '១២៥': '125',
      '1e3': /“1e3” is not a number/,
    })) {
      // Sets the whole text at once, which is quick; other tests type into number fields by key.
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.blur(field);
      const said = field.closest('.field')?.querySelector('.err')?.textContent ?? '';
      if (typeof wanted === 'string') expect(field, met).toHaveValue(wanted);
      else expect(said, `${met}: ${typed}`).toMatch(wanted);
    }
    fireEvent.wheel(field, { deltaY: 100 });
    expect(field).toHaveValue('1e3');
    for (const [key, end] of Object.entries({ ArrowUp: 'max', ArrowDown: 'min' })) {
      const limit = field.getAttribute(`aria-value${end}`);
      if (!limit) continue;
      await user.clear(field);
      await user.type(field, `${limit}{${key}}`);
      expect(field, `${met}: ${key}`).toHaveValue(limit);
    }
    await user.clear(field);
    await user.click(field);
    if (before) await user.paste(before);
  }
}

/** Closes the open dialog in every way; the typed text must survive each. */
async function tryWaysOut(user: User, reopen: () => Promise<void>): Promise<void> {
  const field = () => {
    const found = openForm()?.querySelector<HTMLInputElement>(
      'input[type=text]:not([readonly]), input:not([type]):not([readonly]), textarea',
    );
    if (!found) throw new Error('the dialog has nothing to type into');
    return found;
  };
  const dialog = () => within(screen.getByRole('dialog'));
  const typed = field().role === 'spinbutton' ? '3' : 'Vanna';
  await user.clear(field());
  await user.type(field(), typed);
  const ways: Record<string, () => unknown> = {
    Escape: () => user.keyboard('{Escape}'),
    cross: () => user.click(dialog().getByRole('button', { name: 'Close' })),
    outside: () => {
      const veil = document.querySelector('.veil') ?? document.body;
      fireEvent.pointerDown(veil);
      fireEvent.click(veil);
    },
    Cancel: () => user.click(dialog().getByRole('button', { name: 'Cancel' })),
  };
  for (const [way, go] of Object.entries(ways)) {
    await waitFor(async () => {
      await go();
      expect(dialog().getByText('Discard your changes?'), way).toBeVisible();
    });
    await user.click(dialog().getByRole('button', { name: 'Keep editing' }));
    expect(field(), way).toHaveValue(typed);
  }
  const stays: Record<string, () => boolean> = {
    Back: () => window.navigation.dispatchEvent(backwards()),
    'another link': () =>
      fireEvent.click(
        [...document.querySelectorAll('aside nav a:not([aria-current])')].at(-1) ?? document.body,
      ),
  };
  for (const [way, go] of Object.entries(stays)) {
    expect(go(), way).toBe(false);
    // Repeats the press: a dialog that has just opened may not take pointers yet.
    await waitFor(() => user.click(screen.getByRole('button', { name: 'Stay here' })));
    expect(field(), way).toHaveValue(typed);
  }
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  await reopen();
  expect(field()).toHaveValue(typed);
  expect(dialog().getByText('Restored unsaved changes')).toBeVisible();
  await waitFor(async () => {
    await user.keyboard('{Escape}');
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('hotelDraft.'))).toEqual([]),
  );
}

function backwards(): Event {
  const event = new Event('navigate', { cancelable: true });
  return Object.assign(event, { navigationType: 'traverse', destination: { key: 'before' } });
}

describe('what is typed on a page of staff', () => {
  test.each(STAFF_PAGES)('%s', { timeout: 240_000 }, async (page) => {
    Object.assign(window, { navigation: new EventTarget() });
    let app = open(page);
    await ready();
    const pressed = new Set<string>();
    const buttons = () => [...document.querySelectorAll('main button:not([disabled])')];
    for (;;) {
      await tryNumbers(app.user, document);
      const button = buttons().find((one) => !pressed.has(kindOf(one)));
      if (!button) break;
      const kind = kindOf(button);
      pressed.add(kind);
      await app.user.click(button);
      await requestsSettled();
      const form = openForm();
      if (form) {
        const names = componentsAround(form);
        for (const inside of form.querySelectorAll('input[type=radio], .btn-sm'))
          await app.user.click(inside);
        await tryNumbers(app.user, form);
        const isNew = names.some((name) => ['DraftDialog', 'ItemDialog'].includes(name));
        const owner = names.slice(names.findLastIndex((name) => /^(Draft|Item)Dialog$/.test(name)));
        if (isNew && !metDialogs.has(owner[1] ?? '')) {
          for (const name of owner) metDialogs.add(name);
          await tryWaysOut(app.user, async () => {
            app.leave();
            app = open(page);
            await ready();
            const again = () => buttons().find((one) => kindOf(one) === kind);
            for (const tab of screen.queryAllByRole('tab')) if (!again()) await app.user.click(tab);
            await app.user.click(again() ?? document.body);
            await requestsSettled();
          });
        }
      }
      for (let tries = 0; tries < 3 && document.querySelector('[role=dialog]'); tries += 1) {
        await app.user.keyboard('{Escape}');
        const discard = screen.queryByRole('button', { name: 'Discard' });
        if (discard) await app.user.click(discard);
      }
    }
    localStorage.clear();
  });

  afterAll(() => {
    const dialogs = usersOf(/<(Draft|Item)Dialog\b/);
    expect(dialogs.filter((name) => !metDialogs.has(name))).toEqual([]);
    const numbers = usersOf(/<Number(Field|Input)\b/);
    expect(numbers.filter((name) => !metNumbers.has(name))).toEqual([]);
  });
});
