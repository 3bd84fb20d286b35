import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { emailPanelWords } from '@/words/staff';
import { INBOX_COUNTS, MESSAGE as LATE, QUEUED_EMAIL, STAY } from '../support/staff-answers';
import { allToastTitles, answer, answerReads, answerWrites, expectLink } from '../support/staff';
import { findToast, fireEvent, press, refusal, renderSignedIn } from '../support/staff';
import { requestsSettled, retype, screen, waitFor, within, write } from '../support/staff';

const ARRIVAL = addDays(hotelToday(), 30);
const LATER = addDays(ARRIVAL, 3);

const ROW = {
  ...STAY,
  check_in: ARRIVAL,
  check_out: LATER,
  price: '747.00',
  total: '822.00',
  status: 'new',
  created_at: '2026-11-20 10:00:00.000+00',
  updated_at: '2026-11-20 10:00:00.000+00',
};
const OTHER = { ...ROW, id: '22222222-2222-4222-8222-222222222222', email: 'other@example.com' };
const words = 'We come after nine.\nIs somebody there?';
const MESSAGE = { ...LATE, message: words, status: 'unread' };

const REPLY = { ...QUEUED_EMAIL, recipient: 'vanna@example.com', subject: 'Re: Late arrival' };

beforeEach(() => {
  answerReads({
    reservations: [ROW, OTHER],
    reservation_events: [],
    'rpc/guest_key': null,
    'rpc/room_availability': [],
    messages: [MESSAGE],
  });
});

const list = () => screen.findByRole('region', { name: 'Reservations' });
const details = () => within(screen.getByRole('region', { name: 'Details' }));

describe('reservations', () => {
  test('the newest is open beside the list, with everything that was agreed', async () => {
    renderSignedIn('/admin/reservations');
    expect(await within(await list()).findAllByRole('link')).toHaveLength(2);
    expect(details().getByRole('heading', { name: 'guest@example.com' })).toBeVisible();
    expect(details().getByText('Moonrise Premier')).toBeVisible();
    expect(details().getByText(formatDate(ARRIVAL))).toBeVisible();
    expect(details().getByText('$822')).toBeVisible();
    expect(await details().findByText('These nights are free.')).toBeVisible();
  });

  test('what a guest has added stands with it: name, telephone number and the word to the house', async () => {
    const words = 'We arrive late.\nA quiet room, please.';
    const guest = { guest_name: 'Sok Dara', phone: '+855 12 345 678', message: words };
    answerReads({ reservations: () => [{ ...ROW, ...guest }] });
    renderSignedIn('/admin/reservations');
    const row = await within(await list()).findByRole('link', { name: /Sok Dara/ });
    expect(row).toHaveTextContent('“We arrive late. A quiet room, please.”');
    expectLink(/^Call .*\+855 12 345 678$/, 'tel:+85512345678', details());
    expect(details().getByText(/^We arrive late\./).textContent).toBe(words);
  });

  test('before there is one it says what will appear', async () => {
    answerReads({ reservations: [] });
    renderSignedIn('/admin/reservations');
    expect(await screen.findByText('No reservations yet')).toBeVisible();
  });

  test.each([0, 500, 403])('status %s: one toast, and a button that asks again', async (status) => {
    answerReads({ reservations: () => answer(status, { message: 'planned' }) });
    const { user } = renderSignedIn('/admin/reservations');
    await screen.findByText('The reservations cannot be loaded right now.');
    await findToast('Not loaded', 'The reservations could not be loaded. Please try again.');
    expect(await allToastTitles()).toEqual(['Not loaded']);
    answerReads({ reservations: [ROW] });
    await press(user, 'Try again');
    expect(await within(await list()).findByText('guest@example.com')).toBeVisible();
  });

  test('a read that began before a step does not bring the old one back', async () => {
    const done = { ...ROW, status: 'confirmed', updated_at: '2026-11-20 11:00:00.000+00' };
    answerWrites('patch', 'reservations', [done]);
    const { user, queryClient } = renderSignedIn('/admin/reservations');
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    answerReads({
      reservations: async () => {
        asked.resolve();
        await held.promise;
        return [ROW, OTHER];
      },
    });
    const read = queryClient.refetchQueries({ queryKey: [...STAFF_KEY, 'reservations', 'list'] });
    await asked.promise;
    await user.click(confirm);
    await findToast('Reservation: confirmed');
    held.resolve();
    await read;
    await requestsSettled();
    const row = within(await list()).getByRole('link', { name: /guest@example\.com/ });
    expect(row).toHaveTextContent('Confirmed');
    expect(details().getByRole('button', { name: 'Check in' })).toBeVisible();
  });

  test('confirming stores the step over the version seen and opens a ready e-mail', async () => {
    const seen: (string | null)[] = [];
    const sent = answerWrites('patch', 'reservations', (_body, { url }) => {
      seen.push(new URL(url).searchParams.get('updated_at'));
      return [{ ...ROW, status: 'confirmed', updated_at: '2026-11-20 11:00:00.000+00' }];
    });
    const { user } = renderSignedIn('/admin/reservations');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await findToast('Reservation: confirmed', 'The nights are taken now.');
    expect(sent).toEqual([{ status: 'confirmed' }]);
    expect(seen).toEqual(['eq.2026-11-20T10:00:00.000+00:00']);
    const link = details().getByRole('link', { name: 'Open in your mail program' });
    expect(link.getAttribute('href')).toMatch(/^mailto:guest@example\.com\?subject=Your%20booking/);
    expect(details().getByRole('button', { name: 'Send to guest@example.com' })).toBeVisible();
    expect(details().getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  async function openEmail() {
    let row = { ...ROW, status: 'confirmed' };
    let times = 0;
    answerReads({ reservations: () => [row, OTHER] });
    answerWrites('patch', 'reservations', (change: Record<string, unknown>) => {
      times += 1;
      row = {
        ...row,
        ...change,
        check_out: addDays(String(change['check_in']), 3),
        updated_at: `2026-11-20 11:00:0${times}.000+00`,
      };
      return [row];
    });
    const { user } = renderSignedIn('/admin/reservations');
    await user.click(await screen.findByRole('button', { name: 'Write to the guest' }));
    await details().findByLabelText('Text');
    async function moveTo(day: string): Promise<void> {
      await user.click(details().getByRole('button', { name: 'Change stay' }));
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.change(dialog.getByLabelText('Check-in'), { target: { value: day } });
      await user.click(dialog.getByRole('button', { name: 'Save stay' }));
      await waitFor(() => expect(details().getByText(formatDate(day))).toBeVisible());
    }
    const email = () => details().getByLabelText('Text');
    const mail = () => {
      const link = details().getByRole('link', { name: 'Open in your mail program' });
      return new URL(link.getAttribute('href') ?? '').searchParams.get('body');
    };
    return { user, moveTo, email, mail };
  }

  test('an e-mail nobody has touched follows the stay, and so does its link', async () => {
    const { moveTo, email, mail } = await openEmail();
    expect(mail()).toContain(`Arrival: ${formatDate(ARRIVAL)}`);
    await moveTo(LATER);
    await waitFor(() =>
      expect(email()).toHaveDisplayValue(new RegExp(`Arrival: ${formatDate(LATER)}`)),
    );
    expect(mail()).toContain(`Arrival: ${formatDate(LATER)}`);
    expect(mail()).not.toContain(formatDate(ARRIVAL));
    expect(details().queryByText(new RegExp(emailPanelWords.changed))).toBeNull();
  });

  test('an e-mail somebody has written in warns, and takes the new facts beside the own words', async () => {
    const { user, moveTo, email, mail } = await openEmail();
    await write(user, email(), 'Bring a torch.');
    await moveTo(LATER);
    expect(await details().findByText(new RegExp(emailPanelWords.changed))).toBeVisible();
    expect(mail()).toContain(formatDate(ARRIVAL));
    await user.click(details().getByRole('button', { name: 'Use the new details' }));
    expect(mail()).toContain(`Arrival: ${formatDate(LATER)}`);
    expect(mail()).toContain('Bring a torch.');
    expect(details().queryByText(new RegExp(emailPanelWords.changed))).toBeNull();
  });

  test('mine may be kept, and a text into which the facts do not fit begins anew', async () => {
    const { user, moveTo, email, mail } = await openEmail();
    await retype(user, email(), 'My own words.');
    await moveTo(LATER);
    await user.click(await details().findByRole('button', { name: 'Keep mine' }));
    expect(mail()).toBe('My own words.');
    expect(details().queryByText(new RegExp(emailPanelWords.changed))).toBeNull();
    await moveTo(ARRIVAL);
    await user.click(await details().findByRole('button', { name: emailPanelWords.beginAnew }));
    expect(mail()).toContain(`Arrival: ${formatDate(ARRIVAL)}`);
  });

  test('a full room: nothing is changed, and the next free days are buttons', async () => {
    let isFull = false;
    const moved: unknown[] = [];
    answerReads({
      'rpc/room_availability': () => (isFull ? [{ night: ARRIVAL }] : []),
      'rpc/next_free_dates': [{ check_in: LATER }],
    });
    answerWrites('patch', 'reservations', (body: Record<string, unknown>) => {
      if (body['check_in']) {
        moved.push(body);
        isFull = false;
        return [{ ...ROW, ...body, updated_at: '2026-11-20 11:00:00.000+00' }];
      }
      isFull = true;
      const facts = { room: 'Moonrise Premier', nights: [ARRIVAL], free: [LATER] };
      return refusal('nights-full', facts, 409);
    });
    const { user } = renderSignedIn('/admin/reservations');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await findToast(
      'No room free',
      `Moonrise Premier is full on ${formatDate(ARRIVAL)}. Next free: ${formatDate(LATER)}.`,
    );
    expect(details().getByText('New')).toBeVisible();
    const move = await details().findByRole('button', { name: `Move to ${formatDate(LATER)}` });
    await user.click(move);
    await findToast('Stay saved');
    expect(moved).toEqual([{ check_in: LATER }]);
  });

  test('somebody else was faster: theirs is shown, and nothing of it is overwritten', async () => {
    const theirs = { ...ROW, status: 'declined', updated_at: '2026-11-20 12:00:00.000+00' };
    answerWrites('patch', 'reservations', []);
    const { user } = renderSignedIn('/admin/reservations');
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    answerReads({ reservations: [theirs] });
    await user.click(confirm);
    await findToast('Changed by somebody else');
    expect(await details().findByText('Declined')).toBeVisible();
  });

  test('a request without a date is asked for one before it is confirmed', async () => {
    const undated = { ...ROW, check_in: null, check_out: null };
    answerReads({ reservations: [undated] });
    const { user } = renderSignedIn('/admin/reservations');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(screen.getByRole('dialog', { name: 'Set a date' })).toBeVisible();
  });

  test('a note that cannot be saved stays, also over a reload', async () => {
    answerWrites('patch', 'reservations', () => answer(500, { message: 'planned' }));
    const { user, leave } = renderSignedIn('/admin/reservations');
    await write(user, await screen.findByRole('textbox', { name: /^Note/ }), 'Wants a quiet room');
    await press(user, 'Save note');
    await findToast('Not saved');
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Wants a quiet room');
    leave();
    renderSignedIn('/admin/reservations');
    expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveValue('Wants a quiet room');
  });

  test('filters are in the address and in the question', async () => {
    const asked: string[] = [];
    answerReads({
      reservations: ({ request }) => {
        asked.push(new URL(request.url).search);
        return [ROW];
      },
    });
    const found = answerWrites('post', 'rpc/find_reservations', [OTHER]);
    const { user } = renderSignedIn(`/admin/reservations?status=new&from=${ARRIVAL}&to=nonsense`);
    await user.click(await within(await list()).findByRole('link'));
    await user.type(screen.getByRole('searchbox', { name: 'Find a stay' }), 'Gue ');
    await waitFor(() =>
      expect(found).toEqual([{ query: 'Gue', of_status: 'new', from_date: ARRIVAL, how_many: 51 }]),
    );
    await waitFor(async () => expect(await list()).toHaveTextContent('other@example.com'));
    expect(asked.at(-1)).toContain('status=eq.new');
    expect(asked.at(-1)).toContain(`check_in=gte.${ARRIVAL}`);
    expect(asked.at(-1)).not.toContain('nonsense');
    expect(window.location.search).not.toContain('id=');
  });

  test('a booking by phone that cannot be stored keeps what was typed', async () => {
    answerWrites('post', 'reservations', () => answer(0));
    const { user } = renderSignedIn('/admin/reservations');
    await user.click(await screen.findByRole('button', { name: 'Add booking' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add booking' }));
    expect(await dialog.findByText('Please enter a name or an email')).toBeVisible();
    await write(user, dialog.getByLabelText(/^Name/), 'Sophea');
    await user.click(dialog.getByRole('button', { name: 'Add booking' }));
    await findToast('Not saved', 'The booking was not added. What you typed is still here.');
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Sophea');
  });
});

test.each(['messages', 'reservations'])(
  'a link into %s that cannot be loaded says so',
  async (table) => {
    answerReads({
      [table]: ({ request }) => (request.url.includes('id=eq') ? answer(500, {}) : []),
    });
    renderSignedIn(`/admin/${table}?id=${OTHER.id}`);
    expect(await screen.findByText(/^This (message|reservation) no longer exists/)).toBeVisible();
  },
);

describe('messages', () => {
  test('opening one marks it read; the reply quotes it', async () => {
    const filed = answerWrites('patch', 'messages', [{ ...MESSAGE, status: 'read' }]);
    const { user } = renderSignedIn('/admin/messages');
    const messages = await screen.findByRole('region', { name: 'Messages' });
    const row = await within(messages).findByRole('link', { name: /Vanna/ });
    expect(within(row).getByText('Late arrival')).toHaveAttribute('lang', 'en');
    expect(details().getByText(/We come after nine/)).toHaveAttribute('lang', 'en');
    await requestsSettled();
    expect(filed).toEqual([]); // shown, but nobody has opened it
    await user.click(row);
    await waitFor(() => expect(filed).toEqual([{ status: 'read' }]));
    await user.click(details().getByRole('button', { name: 'Reply' }));
    const reply = details().getByRole('link', { name: 'Open in your mail program' });
    const url = new URL(reply.getAttribute('href') ?? '');
    expect(url.pathname).toBe('vanna@example.com');
    expect(url.searchParams.get('subject')).toBe('Re: Late arrival');
    expect(url.searchParams.get('body')).toContain('> We come after nine.\r\n> Is somebody there?');
  });

  test('a reply leaves from here and answers the message; half a reply outlives a reload', async () => {
    let message: object = { ...MESSAGE, status: 'read', maybe_robot: true };
    answerReads({ messages: () => [message] });
    const emails = answerWrites('post', 'outbox', () => {
      message = { ...message, answered_at: '2026-11-20 11:00:00.000+00' };
      return [REPLY];
    });
    const before = renderSignedIn('/admin/messages');
    await before.user.click(await screen.findByRole('button', { name: 'Reply' }));
    await write(before.user, details().getByLabelText('Text'), 'Of course.');
    before.leave();
    const { user } = renderSignedIn('/admin/messages');
    answerReads({ outbox: () => (emails.length > 0 ? [REPLY] : []) });
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    await user.click(details().getByRole('button', { name: 'Send to vanna@example.com' }));
    await findToast('Email in the outbox');
    const { recipient, subject } = REPLY;
    const body: unknown = expect.stringContaining('Of course.');
    expect(emails).toMatchObject([{ message_id: MESSAGE.id, recipient, subject, body }]);
    expect(await details().findByText('Answered')).toBeVisible();
    expect(details().getByText(/may be from a robot/)).toBeVisible();
    expect(details().queryByRole('region', { name: 'Reply' })).toBeNull();
    await within(details().getByRole('region', { name: 'Replies' })).findByText(REPLY.subject);
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    expect(messages.getByText('Answered')).toBeVisible();
  });

  test('who has answered another way says so, and spam has a place of its own', async () => {
    let message: object = { ...MESSAGE, status: 'read' };
    answerReads({ messages: () => [message] });
    const filed = answerWrites('patch', 'messages', (change: object) => {
      message = { ...message, ...change };
      return [message];
    });
    const { user } = renderSignedIn(`/admin/messages?id=${MESSAGE.id}`);
    await user.click(await screen.findByRole('button', { name: 'Mark answered' }));
    await user.click(await details().findByRole('button', { name: 'Not answered yet' }));
    await waitFor(() => expect(filed).toHaveLength(2));
    expect(filed).toEqual([{ answered_at: expect.any(String) as string }, { answered_at: null }]);
    await user.click(details().getByRole('button', { name: 'Spam' }));
    await findToast('Marked as spam', 'Find it under Show: Spam.');
    expect(filed.at(-1)).toEqual({ status: 'spam' });
    await user.selectOptions(screen.getByLabelText('Show'), 'Spam');
    expect(window.location.search).toBe('?status=spam'); // the open message is closed
    expect(await details().findByRole('button', { name: 'Move to inbox' })).toBeVisible();
  });

  test('is found by any part, and stands beside the stays of whoever wrote it', async () => {
    const found = answerWrites('post', 'rpc/find_messages', [MESSAGE]);
    const { user } = renderSignedIn(`/admin/messages?id=${MESSAGE.id}`);
    answerReads({ reservations: [ROW] });
    const stays = within(await screen.findByRole('region', { name: 'Stays of this guest' }));
    expectLink(formatDate(ARRIVAL), `/admin/reservations?id=${ROW.id}`, stays);
    await write(user, screen.getByRole('searchbox', { name: 'Find a message' }), 'after nine');
    await waitFor(() => expect(found).toEqual([{ query: 'after nine', how_many: 51 }]));
    expect(window.location.search).toBe('?q=after+nine');
  });

  test('a stay shows what its guest has written', async () => {
    renderSignedIn('/admin/reservations');
    answerReads({ messages: [MESSAGE] });
    const written = within(await screen.findByRole('region', { name: 'Messages from this guest' }));
    expectLink('Late arrival', `/admin/messages?id=${MESSAGE.id}`, written);
  });

  test('deleting asks first, and keeps the message when it fails', async () => {
    answerWrites('delete', 'messages', () => answer(500, { message: 'planned' }));
    const { user } = renderSignedIn('/admin/messages');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await press(user, 'Confirm');
    await findToast('Delete failed');
    expect(details().getByRole('heading', { name: 'Late arrival' })).toBeVisible();
    answerReads({ messages: [] });
    answerWrites('delete', 'messages', [{ id: MESSAGE.id }]);
    await press(user, 'Confirm');
    await findToast('Message deleted');
    expect(await screen.findByText('No messages yet')).toBeVisible();
  });
});

test('[S-08] the sidebar counts what waits, and says nothing when nothing does or it is not known', async () => {
  renderSignedIn('/admin/messages');
  answerReads({
    'rpc/dashboard_figures': { ...INBOX_COUNTS, newReservations: 0, unreadMessages: 120 },
  });
  const messages = await screen.findByRole('link', { name: 'Messages 120 unread messages' });
  expect(within(messages).getByText('99+')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reservations' })).toBeVisible();
});

test('one guest is erased only after the address is typed once more', async () => {
  answerReads({ hotel_config: [] });
  const gone = { reservations: 2, messages: 1, letters: 0, subscribers: 1 };
  const erased = answerWrites('post', 'rpc/erase_guest', gone);
  const { user } = renderSignedIn('/admin/privacy');
  await write(user, await screen.findByLabelText('Email of the guest'), 'guest@example.com');
  await press(user, 'Erase data…');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await write(user, dialog.getByLabelText('Type the email once more'), 'Guest@Example.com');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  await findToast('Data erased', '4 entries were deleted or made anonymous.');
  expect(erased).toEqual([{ email: 'guest@example.com' }]);
  expect(screen.getByLabelText('Months')).toHaveValue('24');
});
