import { LANGUAGES, type LanguageCode } from '@/words/languages';
import { answerStaffReads, MESSAGE, STAY } from '../support/staff-answers';
import { answerReads, answerWrites, renderSignedIn, screen, textsOf } from '../support/staff';
import { within } from '../support/staff';

const GUEST_KEY = '0123456789abcdef0123456789abcdef01234567';
const details = () => within(screen.getByRole('article'));

beforeEach(() => {
  answerReads({ reservation_events: [], 'rpc/room_availability': [] });
});

function openReservation(change: object) {
  answerReads({ reservations: [{ ...STAY, ...change }], 'rpc/guest_key': () => GUEST_KEY });
  return renderSignedIn('/admin/reservations').user;
}

function inFrench(): void {
  answerReads({
    translations: ({ request }) => {
      expect(new URL(request.url).searchParams.get('source')).toBe(`eq.${STAY.room_name}`);
      return [{ language: 'fr', text: 'Premier Lever de lune' }];
    },
  });
}

function openMessage(language: LanguageCode) {
  answerReads({ messages: [{ ...MESSAGE, language }] });
  return renderSignedIn('/admin/messages').user;
}

test('a request from a French page is answered in French, with the room’s name in French', async () => {
  inFrench();
  const user = openReservation({ language: 'fr' });
  expect(await screen.findByText('Emails in French')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Write to the guest' }));
  const subject = `Votre réservation chez Chanrea House est confirmée\u00a0: Premier Lever de lune`;
  await vi.waitFor(() => expect(details().getByLabelText('Subject')).toHaveValue(subject));
  const email = () => details().getByLabelText<HTMLTextAreaElement>('Text').value;
  expect(email()).toContain('Arrivée\u00a0: dim. 22 nov. 2026');
  await vi.waitFor(() => expect(email()).toContain(`/fr/stay/${GUEST_KEY}`));
  const link = details().getByRole('link', { name: 'Open in your mail program' });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('body')).toContain(
    '12\u202f822,50\u00a0$',
  );
});

test('of an erased guest no language is said', async () => {
  openReservation({ language: 'fr', erased_at: STAY.created_at, email: null });
  expect(await screen.findByRole('heading', { name: 'Erased guest' })).toBeVisible();
  expect(screen.queryByText(/Emails in/)).toBeNull();
});

test('a paper for the guest names the room in the guest’s language, marked as such', async () => {
  answerStaffReads();
  inFrench();
  answerReads({ reservations: [{ ...STAY, language: 'fr' }] });
  renderSignedIn(`/admin/document?id=${STAY.id}&kind=registration`);
  expect(await screen.findByText('Premier Lever de lune')).toHaveAttribute('lang', 'fr');
});

test('a booking by phone is in the site’s first language, unless staff choose another', async () => {
  const user = openReservation({});
  const stored = answerWrites('post', 'reservations', [STAY]);
  await user.click(await screen.findByRole('button', { name: 'Add booking' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByLabelText('Language of the guest');
  expect(field).toHaveValue('en');
  expect(textsOf(within(field).getAllByRole('option'))).toEqual(
    LANGUAGES.map(({ called }) => called.en),
  );
  await user.selectOptions(field, 'Chinese');
  await user.type(dialog.getByLabelText(/^Name/), 'Sophea');
  await user.click(dialog.getByRole('button', { name: 'Add booking' }));
  await vi.waitFor(() => expect(stored).toMatchObject([{ language: 'zh' }]));
});

test('a guest who reads another language than the page they came from is written to in that', async () => {
  const user = openReservation({ language: 'fr' });
  const stored = answerWrites('patch', 'reservations', [{ ...STAY, language: 'km' }]);
  await user.click(await screen.findByRole('button', { name: 'Edit guest' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Language of the guest'), 'Khmer');
  await user.click(dialog.getByRole('button', { name: 'Save guest' }));
  await vi.waitFor(() => expect(stored).toMatchObject([{ language: 'km' }]));
  expect(await screen.findByText('Emails in Khmer')).toBeVisible();
});

test('a message from a Chinese page says so, and the reply is begun in Chinese', async () => {
  const user = openMessage('zh');
  expect(await screen.findByText('Wrote in Chinese')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  await vi.waitFor(() => {
    const link = details().getByRole('link', { name: 'Open in your mail program' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('body')).toContain(
      'Vanna，您好！',
    );
  });
});
