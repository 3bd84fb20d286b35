import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { alertInOneTab } from '@/desk/notifications/admin/play-alert';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { heldEmailsWords, emailSettingsWords, outboxListWords } from '@/words/staff';
import { INBOX_COUNTS, QUEUED_EMAIL } from '../support/staff-answers';
import { act, answer, answerReads, answerWrites, contentAnswer } from '../support/staff';
import { expectLink, findToast, http, HttpResponse, OUTBOX_STATE, press } from '../support/staff';
import { renderSignedIn, retype, screen, server, storedContent, textsOf } from '../support/staff';
import { waitFor, within } from '../support/staff';

const OUTBOX = '*/rest/v1/outbox';
const FAILED = {
  ...QUEUED_EMAIL,
  kind: 'received',
  status: 'failed',
  attempts: 8,
  error_code: 'not-allowed',
};

function openPage() {
  const app = renderSignedIn('/admin/emails');
  answerReads({ reservations: [] });
  return app;
}

test('two tabs ring once for the same arrivals', async () => {
  localStorage.clear();
  const ring = vi.fn();
  await Promise.all([alertInOneTab(3, 1, false, ring), alertInOneTab(3, 1, true, ring)]);
  expect(ring.mock.calls).toEqual([[2]]);
  await alertInOneTab(4, 3, false, ring);
  expect(ring).toHaveBeenLastCalledWith(1);
});

test('the tab counts what came in while nobody looked at it', async () => {
  let arrivals = 4;
  const { queryClient } = openPage();
  answerReads({ 'rpc/dashboard_figures': () => ({ ...INBOX_COUNTS, arrivals }) });
  await screen.findByRole('heading', { level: 1, name: 'Emails and alerts' });
  await waitFor(() => expect(queryClient.getQueryData([...STAFF_KEY, 'figures'])).toBeDefined());
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  arrivals = 6;
  await queryClient.refetchQueries({ queryKey: [...STAFF_KEY, 'figures'] });
  await waitFor(() => expect(document.title).toBe('(2) Emails and alerts – Admin'));
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(document.title).toBe('Emails and alerts – Admin'));
  hidden.mockRestore();
});

test('an address that is none is named, and nothing is saved; a right one is', async () => {
  const { user } = openPage();
  const saved = answerWrites('post', 'outbox_settings', [{ key: 'bell' }]);
  const field = await screen.findByRole('textbox', { name: 'Email addresses' });
  const form = within(screen.getByRole('tabpanel', { name: 'Alerts' }));
  await user.type(field, 'desk');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(/“desk” is not an email address\./);
  expect(saved).toEqual([]);
  await user.type(field, '@example.com');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await findToast('Saved');
  expect(saved).toEqual([
    { key: 'bell', value: { addresses: ['desk@example.com'], telegram: true } },
  ]);
});

test('a way that cannot send says so, and what could not be sent says why', async () => {
  const { user } = openPage();
  answerReads({ 'rpc/outbox_state': { ...OUTBOX_STATE, failed: 1 }, outbox: [FAILED] });
  expect(await screen.findByText(/No bot is set up yet/)).toBeVisible();
  expect(screen.getByText(/One email could not be sent/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Outbox' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Outbox' }));
  expect(
    await panel.findByText(/Tried 8 times\. The service does not know the hotel/),
  ).toBeVisible();
  expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('e-mails that nobody asked for wait for staff, who read why, send one and keep back the others', async () => {
  const names = ['a', 'b', 'c'];
  let held = names.map((name, index) => ({
    ...FAILED,
    id: `5b1d0c0e-0000-4000-8000-00000000000${index}`,
    recipient: `${name}@example.com`,
    reservation_id: `7b1d0c0e-0000-4000-8000-00000000000${index}`,
    subject: null,
    status: 'held',
    attempts: 0,
    error_code: null,
  }));
  const said: string[] = [];
  const take = (request: Request, what: string) => {
    const ids = new URL(request.url).searchParams.get('id') ?? '';
    const taken = held.filter(({ id }) => ids.includes(id));
    held = held.filter((one) => !taken.includes(one));
    said.push(...taken.map(({ recipient }) => `${what} ${recipient}`));
    return HttpResponse.json(taken);
  };
  const { user } = openPage();
  server.use(
    http.patch(OUTBOX, async ({ request }) => {
      expect(await request.clone().json()).toEqual({ status: 'queued' });
      return take(request, 'sent');
    }),
    http.delete(OUTBOX, ({ request }) => take(request, 'kept')),
  );
  answerReads({
    'rpc/outbox_state': () => ({ ...OUTBOX_STATE, held: held.length }),
    outbox: () => held,
  });
  const part = within(await screen.findByRole('region', { name: '3 emails wait for you' }));
  expect(part.getByText(heldEmailsWords.text)).toBeVisible();
  expectLink(
    'a@example.com',
    expect.stringContaining('7b1d0c0e-0000-4000-8000-000000000000'),
    part,
  );
  const [send] = part.getAllByRole('button', { name: 'Send' });
  if (send) await user.click(send);
  await findToast('Emails on their way');
  const rest = within(await screen.findByRole('region', { name: '2 emails wait for you' }));
  await user.click(rest.getByRole('button', { name: 'Send none of these emails' }));
  await waitFor(() => expect(screen.queryByText(/emails? waits? for you/)).toBeNull());
  expect(said).toEqual(['sent a@example.com', 'kept b@example.com', 'kept c@example.com']);
});

test('the day at the desk says which guests’ e-mails wait, and leads to them', async () => {
  renderSignedIn('/admin/dashboard');
  const held = ['a', 'b', 'c', 'd'].map((name) => ({
    ...FAILED,
    recipient: `${name}@example.com`,
  }));
  answerReads({ 'rpc/outbox_state': () => ({ ...OUTBOX_STATE, held: 4 }), outbox: () => held });
  const said = '4 emails wait for you: a@example.com, b@example.com, c@example.com';
  expect((await screen.findByText(said)).parentElement).toHaveTextContent(`${said} …`);
  expectLink('Show these emails', '/admin/emails');
});

test('an outbox that nobody looks at says so', async () => {
  openPage();
  answerReads({ 'rpc/outbox_state': { ...OUTBOX_STATE, cameAt: null, ways: [] } });
  expect(await screen.findByText(outboxListWords.neverCame)).toBeVisible();
});

test('a misspelt placeholder is named with what was meant, and what was typed is kept', async () => {
  const saved = vi.fn();
  const { user } = openPage();
  answerWrites('post', 'letter_texts', () => {
    saved();
    return answer(500);
  });
  await user.click(await screen.findByRole('tab', { name: 'Emails to guests' }));
  const body = await screen.findByRole('textbox', { name: 'Text' });
  await retype(user, body, 'Dear {gest},');
  await press(user, emailSettingsWords.saveWords);
  expect(body).toHaveAccessibleDescription(
    '{gest} is not a detail of a stay. Did you mean {guest}?',
  );
  expect(saved).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Email' }), 'Confirmed');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Email' }), 'Request received');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Dear {gest},');
});

test('the words of e-mails begin in the site’s first language, and are in no other than its own', async () => {
  const { user } = openPage();
  const { hotelInfo } = DEFAULT_CONTENT.sections;
  server.use(
    contentAnswer(storedContent({ hotelInfo: { ...hotelInfo, languages: ['km', 'zh'] } })),
  );
  await user.click(await screen.findByRole('tab', { name: 'Emails to guests' }));
  const language = await screen.findByRole('combobox', { name: 'Language' });
  await waitFor(() =>
    expect(textsOf(within(language).getAllByRole('option'))).toEqual(['ខ្មែរ', '中文']),
  );
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('lang', 'km');
});
