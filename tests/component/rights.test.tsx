import {
  EDITABLE_ROOM_COLUMNS,
  FUNCTION_RIGHTS,
  hasRight,
  type Right,
  type Role,
  SETTINGS_SECTIONS,
  TABLE_RIGHTS,
} from '@/basics/session/rights';
import { ROUTES } from '@/basics/rules/routes';
import { PAGE_RIGHTS } from '@/front/layout/admin/page-rights';
import { answerFullHouse, STAY } from '../support/staff-answers';
import { fireEvent, renderSignedIn, requestsSettled, screen, server } from '../support/staff';
import { waitFor } from '../support/staff';

/** Opens every page as each role, presses each kind of button, and checks all requests. */

const VERBS = {
  GET: 'read',
  HEAD: 'read',
  POST: 'add',
  PATCH: 'change',
  DELETE: 'remove',
} as const;

/** Dialogs with a form, and the right that their Save needs. */
const DIALOGS: Record<string, Right> = {
  AddBookingDialog: 'workAtDesk',
  CheckOutDialog: 'workAtDesk',
  ClosingDialog: 'workAtDesk',
  EditGuestDialog: 'workAtDesk',
  LeaveEarlyDialog: 'workAtDesk',
  MoveDialog: 'workAtDesk',
  StayFromEventDialog: 'workAtDesk',
  ItemDialog: 'writeContent',
  ChoiceDialog: 'writeContent',
};

/** The right that a request needs; undefined if everybody may send it. */
async function rightFor(request: Request): Promise<Right | 'nobody' | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const [, api, name = ''] = /^\/(\w+)\/v1\/(?:rpc\/)?(\w+)/.exec(pathname) ?? [];
  if (api === 'functions') return 'workAtDesk';
  if (api === 'storage') return 'writeContent';
  if (api !== 'rest') return undefined;
  if (pathname.includes('/rpc/')) return FUNCTION_RIGHTS[name];
  const verb = VERBS[request.method as keyof typeof VERBS];
  const said = TABLE_RIGHTS[name]?.[verb] ?? 'nobody';
  const right = said === 'everybody' || said === 'own' ? undefined : said;
  if (verb !== 'read' && name === 'hotel_config') {
    const key = searchParams.get('key')?.slice('eq.'.length) ?? '';
    return SETTINGS_SECTIONS.some((one) => one === key) ? 'manage' : right;
  }
  if (verb === 'change' && name === 'rooms') {
    const columns = Object.keys((await request.clone().json()) as object);
    return columns.every((column) => EDITABLE_ROOM_COLUMNS.some((one) => one === column))
      ? right
      : 'manage';
  }
  return right;
}

const PAGES = Object.entries(PAGE_RIGHTS).map(([name, right]) => ({
  ...ROUTES[name as keyof typeof PAGE_RIGHTS],
  right,
}));

/** Collects the requests of a role that the database would refuse. */
function refusedRequests(role: Role): string[] {
  const refused: string[] = [];
  const look = async ({ request }: { request: Request }) => {
    const right = await rightFor(request.clone());
    if (!right || (right !== 'nobody' && hasRight(role, right))) return;
    refused.push(`${request.method} ${new URL(request.url).pathname} needs ${right}`);
  };
  server.events.on('request:start', look);
  onTestFinished(() => server.events.removeListener('request:start', look));
  return refused;
}

const kindOf = (button: Element) =>
  (button.getAttribute('aria-label') ?? button.textContent)
    .replaceAll(/\d+/g, '')
    .split(/[\s:]+/)
    .slice(0, button.closest('table, [role=grid]') ? 1 : 3)
    .join(' ');

function dialogOf(form: Element): string {
  const key = Object.keys(form).find((name) => name.startsWith('__reactFiber$')) ?? '';
  type Fiber = { type: unknown; return: Fiber | null };
  for (let at = Reflect.get(form, key) as Fiber | null; at; at = at.return)
    if (typeof at.type === 'function' && at.type.name.endsWith('Dialog')) {
      const { name } = at.type;
      if (!/^(Draft|Form|Confirm)?Dialog$/.test(name)) return name;
    }
  return 'another dialog';
}

async function pressAll(role: Role): Promise<string[]> {
  const wrong: string[] = [];
  const pressed = new Set<string>();
  const next = () =>
    [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
      (button) =>
        !button.closest('fieldset[disabled]') && !button.disabled && !pressed.has(kindOf(button)),
    );
  for (let button = next(); button; button = next()) {
    pressed.add(kindOf(button));
    fireEvent.click(button);
    await requestsSettled();
    const form = document.querySelector('[role=dialog] form');
    if (form) {
      const right = DIALOGS[dialogOf(form)] ?? 'manage';
      if (!hasRight(role, right)) wrong.push(`${kindOf(button)} opens ${dialogOf(form)}`);
    }
    const yes = document.querySelector('[role=dialog] .btn');
    if (yes && !form) fireEvent.click(yes);
    for (let tries = 0; tries < 3 && document.querySelector('[role=dialog]'); tries += 1) {
      const open = document.querySelector('[role=dialog]') ?? document.body;
      fireEvent.keyDown(open, { key: 'Escape' });
      const discard = screen.queryByRole('button', { name: 'Discard' });
      if (discard) fireEvent.click(discard);
    }
  }
  return wrong;
}

describe.each(['reader', 'desk', 'editor'] as const)('%s', (role) => {
  test.each(PAGES.filter(({ right }) => hasRight(role, right)))(
    'is offered nothing on $path that the database refuses',
    { timeout: 60_000 },
    async ({ path }) => {
      renderSignedIn(`${path}?id=${STAY.id}&kind=invoice`, { username: 'Dara', role });
      answerFullHouse();
      const refused = refusedRequests(role);
      await screen.findByRole('heading', { level: 1 });
      await requestsSettled();
      expect(screen.queryByText('This account cannot view this page')).toBeNull();
      expect(await pressAll(role)).toEqual([]);
      await requestsSettled();
      expect(refused).toEqual([]);
    },
  );

  test('finds in the menu the pages of its rights, and no others', async () => {
    renderSignedIn('/admin/account', { username: 'Dara', role });
    const open = PAGES.filter(({ menu, right }) => menu && hasRight(role, right));
    await waitFor(() => {
      const links = document.querySelectorAll<HTMLAnchorElement>('aside nav a[href^="/admin"]');
      const paths = [...links].map((link) => new URL(link.href).pathname);
      expect(paths.toSorted()).toEqual(open.map(({ path }) => path).toSorted());
    });
  });

  test('is told on all other pages whom to ask', async () => {
    const closed = PAGES.find(({ right }) => !hasRight(role, right));
    const refused = refusedRequests(role);
    renderSignedIn(closed?.path ?? '', { username: 'Dara', role });
    expect(await screen.findByText('This account cannot view this page')).toBeVisible();
    expect(screen.getByText(/Administrator.*Ask an administrator/)).toBeVisible();
    expect(refused).toEqual([]);
  });
});

test.each([
  ['admin', 'Add or edit rooms'],
  ['editor', 'Edit rooms'],
])('a quick action tells the role %s: %s', async (role, action) => {
  renderSignedIn('/admin/dashboard', { username: 'Dara', role });
  const link = await screen.findByRole('link', { name: action });
  expect(link).toHaveAttribute('href', '/admin/rooms');
});
