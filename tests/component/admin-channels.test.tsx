import { alertText } from '@/guests/emails/alert-text';
import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { EMAIL_HOTEL } from '../support/email-stay';
import { LISTING as ROW, LISTING_EVENT as EVENT } from '../support/rows';
import { answerReads, answerWrites, expectLink, findToast, press, refusal } from '../support/staff';
import { renderSignedIn, retype, screen, storedContent, waitFor, within } from '../support/staff';

const TODAY = hotelToday();
const ROOM = storedContent().rooms[0] as { id: string; name: string };
const VERSION = '2026-11-20 17:15:28.781+00';
const ADDRESS = ROW.import_url;
const KEY = ROW.export_key;
const READ_AT = new Date(Date.now() - 5 * 60_000).toISOString();
const LISTING = { ...ROW, room_id: ROOM.id, read_at: READ_AT, heard_at: READ_AT };
const CONFLICT = {
  id: '33333333-3333-4333-8333-333333333333',
  listing_id: LISTING.id,
  channel: 'airbnb',
  name: '',
  room_id: ROOM.id,
  room: ROOM.name,
  summary: 'Reserved',
  from_date: addDays(TODAY, 8),
  to_date: addDays(TODAY, 11),
  nights: [addDays(TODAY, 9), addDays(TODAY, 10)],
  reservation_id: null,
  soft: false,
  stays: [
    { id: 'r1', guest: 'Ms Chan', check_in: addDays(TODAY, 9), check_out: addDays(TODAY, 11) },
  ],
  closings: [],
  channels: [],
};

type Kept = { listings?: object[]; events?: object[]; conflicts?: object[] };

async function openChannels(kept: Kept = {}, path = '/admin/booking-sites') {
  const app = renderSignedIn(path);
  const now = { listings: [LISTING], events: [], conflicts: [], ...kept } as Required<Kept>;
  answerReads({
    listings: () => now.listings as never,
    listing_events: () => now.events as never,
    'rpc/channel_conflicts': () => now.conflicts as never,
  });
  await screen.findByRole('heading', { level: 1 });
  if (path === '/admin/booking-sites' && now.listings.length > 0)
    await screen.findAllByRole('button', { name: /^Edit: / });
  return { ...app, now };
}

const dialog = () => within(screen.getByRole('dialog'));

test('a listing is added: our address first, then theirs, a look, and only then its nights', async () => {
  const { user, now } = await openChannels({ listings: [] });
  await screen.findByText('No booking sites yet');
  const added = answerWrites<object>('post', 'listings', (body) => {
    now.listings = [{ ...LISTING, read_at: null, ...body }];
    return now.listings as never;
  });
  const changed = answerWrites<object>('patch', 'listings', (body) => {
    now.listings = [{ ...now.listings[0], ...body }];
    return now.listings as never;
  });
  const asked = answerWrites<{ look?: boolean }>(
    'post',
    '*/functions/v1/read-calendars',
    ({ look }) => ({
      listing: LISTING.id,
      error: null,
      detail: '',
      taken: look
        ? { found: [EVENT, { ...EVENT, state: 'skipped', reason: 'words', summary: 'Closed' }] }
        : { found: [] },
    }),
  );

  await press(user, 'Add a listing');
  await user.selectOptions(dialog().getByLabelText('Booking site'), 'Airbnb');
  await retype(user, 'Number of the room there', '2');
  await press(user, 'Next: calendar links');
  const ours = await dialog().findByLabelText('Our calendar link, to paste there');
  expect(ours).toHaveValue(`http://localhost:3000/functions/v1/calendar/${KEY}.ics`);
  expect(dialog().getByText(/Connect to another website/)).toBeVisible();
  expect(dialog().getByText(/A double booking can happen in between/)).toBeVisible();
  const ignored = dialog().getByLabelText('Ignore entries containing');
  expect(ignored).toHaveValue('Airbnb (Not available)');
  expect(added).toEqual([
    expect.objectContaining({ room_id: ROOM.id, channel: 'airbnb', slot: 2, import_url: '' }),
  ]);

  await retype(user, 'Their calendar link', ADDRESS);
  await press(user, 'Check the link');
  expect(await dialog().findByText('2 entries were found:')).toBeVisible();
  expect(dialog().getByText('Will take these nights')).toBeVisible();
  expect(dialog().getByText('Ignored, by text: no nights taken')).toBeVisible();
  expect(changed).toEqual([expect.objectContaining({ import_url: ADDRESS })]);
  expect(asked).toEqual([{ listing: expect.any(String), look: true }]);

  await press(user, 'Take these nights');
  await findToast('Nights taken');
  expect(asked[1]).toEqual({ listing: expect.any(String) });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [
    'listing-twice',
    { room: 'Garden Room' },
    'This link is already used for Garden Room. Each room on a booking site has its own link.',
  ],
  [
    'listing-address',
    undefined,
    'This is not a calendar link. Copy it from the booking site; it begins with https://.',
  ],
  ['room-gone', undefined, 'This room kind no longer exists. Please choose another.'],
  [
    'listing-fields',
    undefined,
    'Please check the booking site, the number (1 to 500) and the ignored words (at most 20).',
  ],
])('a refusal (%s) is shown twice, and nothing typed is lost', async (code, details, sentence) => {
  const { user } = await openChannels();
  const sent = answerWrites('patch', 'listings', () => refusal(code, details));
  await press(user, `Edit: Airbnb, ${ROOM.name}`);
  await retype(user, 'Their calendar link', 'https://other.example/x.ics');
  for (const times of [1, 2]) {
    await press(user, 'Check the link');
    await waitFor(() => expect(sent).toHaveLength(times));
    expect(await dialog().findByText(sentence)).toBeVisible();
  }
  expect(dialog().getByLabelText('Their calendar link')).toHaveValue('https://other.example/x.ics');
});

test('a channel that is not in the list needs its name', async () => {
  const { user } = await openChannels();
  await press(user, 'Add a listing');
  await user.selectOptions(dialog().getByLabelText('Booking site'), 'Another booking site');
  await press(user, 'Next: calendar links');
  expect(await dialog().findByText('Please fill in this field')).toBeVisible();
});

test('what somebody else has stored meanwhile comes in beside what was typed', async () => {
  const { user, now } = await openChannels();
  answerWrites('patch', 'listings', []);
  await press(user, `Edit: Airbnb, ${ROOM.name}`);
  await retype(user, 'Ignore entries containing', 'Blocked');
  now.listings = [{ ...LISTING, slot: 7, updated_at: '2026-11-21 17:15:28.781+00' }];
  await press(user, 'Check the link');
  expect(await dialog().findByText(/This form now has their changes and yours/)).toBeVisible();
  expect(dialog().getByLabelText('Number of the room there')).toHaveValue('7');
  expect(dialog().getByLabelText('Ignore entries containing')).toHaveValue('Blocked');
});

test.each([
  ['unreachable', /cannot be reached/],
  ['timeout', /took too long/],
  ['status', /refuses the link/],
  ['redirects', /too many times/],
  ['private-address', /private network/],
  ['not-https', /without https/],
  ['not-a-calendar', /not a calendar/],
  ['too-large', /larger than 1 MB/],
  ['too-many', /more than 2,000 entries/],
  ['of tomorrow', /could not be read/],
])('a listing that fails (%s) says since when and why', async (error_code, sentence) => {
  const error_since = new Date(Date.now() - 10 * 60_000).toISOString();
  await openChannels({ listings: [{ ...LISTING, error_code, error_since }] });
  const said = await screen.findByText(
    /We cannot read this calendar\. The problem began 10 min ago\./,
  );
  expect(said).toHaveTextContent(sentence);
  expect(said).toHaveTextContent('Nights that are already taken stay taken.');
  expect(screen.getByText('Last read: 5 min ago')).toBeVisible();
});

test('a listing of which nothing comes back, not even an error, says since when', async () => {
  const heard_at = new Date(Date.now() - 45 * 60_000).toISOString();
  const quiet = { ...LISTING, id: 'l2', slot: 2, heard_at };
  await openChannels({ listings: [LISTING, quiet, { ...quiet, id: 'l3', import_url: '' }] });
  expect(
    screen.getAllByText(/^We do not read this calendar\. The problem began 45 min ago\./),
  ).toHaveLength(1);
});

test('a listing says what it holds and what holds nothing and why', async () => {
  const settled = { ...EVENT, id: 'e6', state: 'conflict' };
  const { user } = await openChannels({
    events: [
      EVENT,
      { ...EVENT, id: 'e2', from_date: addDays(TODAY, 5), to_date: addDays(TODAY, 7) },
      { ...EVENT, id: 'e3', state: 'skipped', reason: 'words' },
      { ...EVENT, id: 'e4', state: 'skipped', reason: 'past' },
      { ...EVENT, id: 'e5', state: 'echo' },
      { ...settled, conflict_nights: [EVENT.from_date], settled_at: VERSION },
    ],
  });
  expect(await screen.findByText('4 nights taken')).toBeVisible();
  expect(screen.getByText('2 ignored (1 by text, 1 past)')).toBeVisible();
  expect(screen.getByText('1 entry repeats our own closed nights')).toBeVisible();
  await press(user, `Nights taken: Airbnb, ${ROOM.name}`);
  expect(dialog().getByText('Our own closed nights: no nights taken')).toBeVisible();
  expect(dialog().getAllByText('Nights taken')).toHaveLength(2);
  expect(dialog().getByText(/^Double booking on .*: solved$/)).toBeVisible();
  expect(screen.queryByText('1 double booking')).toBeNull();
});

test('an entry is let go, and held again', async () => {
  const { user, now } = await openChannels({ events: [EVENT] });
  const sent = answerWrites<{ let_go_at: string | null }>('patch', 'listing_events', (body) => {
    now.events = [{ ...EVENT, ...body }];
    return now.events as never;
  });
  expect(await screen.findByText('3 nights taken')).toBeVisible();
  await press(user, `Nights taken: Airbnb, ${ROOM.name}`);
  await user.click(dialog().getByRole('button', { name: /^Free these nights: / }));
  expect(await dialog().findByText('Freed by staff: no nights taken')).toBeVisible();
  expect(screen.getByText('0 nights taken')).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: /^Take these nights again: / }));
  expect(await dialog().findByText('Nights taken')).toBeVisible();
  expect(sent).toEqual([{ let_go_at: expect.any(String) }, { let_go_at: null }]);
});

test('a double booking stands first with both stays and what can be done, until it is settled', async () => {
  const { user, now } = await openChannels({ conflicts: [CONFLICT] });
  const nights = `${formatDate(addDays(TODAY, 9))} – ${formatDate(addDays(TODAY, 10))}`;
  expect(await screen.findByRole('heading', { name: `${ROOM.name}: ${nights}` })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('1 double booking');
  expectLink('Ms Chan', '/admin/reservations?id=r1');
  expect(screen.getByText(/^Open one of our stays above/)).toBeVisible();
  const month = addDays(TODAY, 9).slice(0, 7);
  expectLink('Reopen closed nights in the calendar', `/admin/calendar?month=${month}`);
  expect(screen.getByText('Cancel the booking on Airbnb')).toBeVisible();
  const sent = answerWrites('patch', 'listing_events', () => {
    now.conflicts = [];
    return [{ ...EVENT, state: 'conflict' }];
  });
  await press(user, `Mark as solved: ${ROOM.name}: ${nights}`);
  await findToast('Marked as solved');
  await waitFor(() => expect(screen.queryByText('1 double booking')).toBeNull());
  expect(sent).toEqual([{ settled_at: expect.any(String) }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the link of an alert leads to the double bookings', async () => {
  const { body } = alertText({ conflicts: 1 }, [], EMAIL_HOTEL);
  await openChannels({ conflicts: [CONFLICT] }, /\/admin\S+/.exec(body)?.[0]);
  expect(await screen.findByRole('heading', { name: '1 double booking' })).toHaveFocus();
});

test('what may be our own closed nights is told apart, and holds nothing once staff say so', async () => {
  const { user, now } = await openChannels({
    conflicts: [CONFLICT, { ...CONFLICT, id: 'soft', soft: true }],
  });
  const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  expect(heads.slice(0, 2)).toEqual(['1 double booking', '1 entry that may be a double booking']);
  const sent = answerWrites('patch', 'listing_events', () => {
    now.conflicts = [CONFLICT];
    return [{ ...EVENT, let_go_at: VERSION }];
  });
  await user.click(screen.getByRole('button', { name: /^Our own closed nights: / }));
  await waitFor(() => expect(screen.queryByText(/may be a double booking$/)).toBeNull());
  expect(sent).toEqual([{ let_go_at: expect.any(String) }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the dashboard says first that nights were sold twice, and which calendar is not read', async () => {
  const error_since = new Date(Date.now() - 50 * 60_000).toISOString();
  const conflicts = [CONFLICT, { ...CONFLICT, id: 'soft', soft: true }];
  const broken = { ...LISTING, id: 'l2', slot: 2, error_code: 'status', error_since };
  await openChannels({ conflicts, listings: [LISTING, broken] }, '/admin/dashboard');
  const said = await screen.findByText(
    /We could not read these calendars: Airbnb, room 2 \(50 min ago\)\./,
  );
  expect(said).toHaveTextContent(
    /^There is 1 double booking\. 1 entry .* may be a double booking\./,
  );
  expectLink('See what you can do', '/admin/booking-sites');
});

test('a calendar is read now, and its failure is told', async () => {
  const { user } = await openChannels();
  const answer = { listing: LISTING.id, error: 'timeout', detail: 'x', taken: null };
  answerWrites('post', '*/functions/v1/read-calendars', answer);
  await press(user, `Read now: Airbnb, ${ROOM.name}`);
  await findToast('Not read', 'The booking site took too long to answer.');
});

test('a new key and a removal are asked first, with what they mean', async () => {
  const { user, now } = await openChannels();
  const keys = answerWrites('patch', 'listings', () => {
    now.listings = [{ ...LISTING, export_key: 'b'.repeat(40) }];
    return now.listings as never;
  });
  await press(user, `New calendar link: Airbnb, ${ROOM.name}`);
  expect(dialog().getByText(/the old one stops working/)).toBeVisible();
  expect(keys).toEqual([]);
  await press(user, 'Make a new calendar link');
  await findToast('New calendar link made');
  expect(keys).toEqual([{ export_key: '' }]);
  expect(await screen.findByLabelText('Our calendar link, to paste there')).toHaveValue(
    `http://localhost:3000/functions/v1/calendar/${'b'.repeat(40)}.ics`,
  );

  const removed = answerWrites('delete', 'listings', () => {
    now.listings = [];
    return [{ id: LISTING.id }];
  });
  await press(user, `Remove: Airbnb, ${ROOM.name}`);
  expect(dialog().getByText(/All nights of this listing become free/)).toBeVisible();
  expect(removed).toHaveLength(0);
  await press(user, 'Remove it and free its nights');
  await findToast('Listing removed');
  expect(await screen.findByText('No booking sites yet')).toBeVisible();
});
