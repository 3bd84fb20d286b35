import { SOCIAL_NETWORKS } from '@/hotel/contact/social-networks';
import { FORM_MIN_FILL_MS } from '@/basics/rules/limits';
import { shownToasts } from '@/ui/toast';
import { advanceClock, answerWrites, created, expectLink, fireEvent } from '../support/site';
import { openPage, requestsSettled, screen, textsOf, within } from '../support/site';

let sent: unknown[];

beforeEach(() => {
  sent = answerWrites('post', 'messages', created);
});

const MESSAGE = {
  Name: 'Sok Dara',
  'E-mail': 'dara@example.com',
  Subject: 'The jetty',
  Message: 'Is it lit at night?',
};
const form = () => screen.getByRole('form', { name: 'Send a message' });
const field = (name: string) => within(form()).getByRole('textbox', { name });
const button = (name = 'Send Message') => within(form()).getByRole('button', { name });
const values = () => Object.keys(MESSAGE).map((name) => (field(name) as HTMLInputElement).value);

function fillInAtOnce(form: typeof MESSAGE): void {
  for (const [name, value] of Object.entries(form))
    fireEvent.change(field(name), { target: { value } });
}

/** Fills in the form and waits as long as a person needs, because faster senders count as bots. */
async function fillIn(form = MESSAGE): Promise<void> {
  fillInAtOnce(form);
  await advanceClock(FORM_MIN_FILL_MS);
}

describe('how to reach the house', () => {
  test('[C-01] [C-02] [C-03] [C-04] [C-05] [C-06] name, location, phone, hours and e-mail', async () => {
    await openPage('/contact');
    const main = within(document.querySelector<HTMLElement>('main .details') ?? document.body);
    const terms = textsOf(main.getAllByRole('term'));
    const values = textsOf(main.getAllByRole('definition'));
    expect(terms.join()).toBe('Hotel,Location,Support phone,Opening hours,E-mail,Follow');
    expect(values.slice(0, 5)).toEqual([
      'Chanrea House',
      'Sample Coast Road, Kep, Cambodia',
      '+855 00 555 0142',
      'Reception open daily, 24 hours',
      'info@example.com',
    ]);
    expectLink('+855 00 555 0142', 'tel:+855005550142', main);
  });

  test('[C-07] social links are those the hotel has given, and nothing where it has given none', async () => {
    await openPage('/contact', ({ sections }) => {
      const none = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, '']));
      Object.assign(sections.contactInfo, none);
    });
    expect(screen.queryByText('Follow')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Instagram' })).toBeNull();
  });
});

describe('the contact form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  });

  test('[C-08] [C-09] asks for name, email, subject and message, all required, the e-mail of its type', async () => {
    await openPage('/contact');
    for (const name of Object.keys(MESSAGE)) expect(field(name)).toBeRequired();
    expect(field('E-mail')).toHaveAttribute('type', 'email');
  });

  test.each(Object.keys(MESSAGE))('[C-09] without %s nothing is sent', async (missing) => {
    await openPage('/contact');
    await fillIn({ ...MESSAGE, [missing]: '   ' });
    fireEvent.click(button());
    await requestsSettled();
    expect(field(missing)).toBeInvalid();
    expect(field(missing)).toHaveAccessibleDescription(
      missing === 'E-mail' ? 'Email is required' : 'Please fill in this field',
    );
    expect(field(missing)).toHaveFocus();
    fireEvent.change(field(missing), { target: { value: 'x' } });
    expect(field(missing)).not.toHaveAttribute('aria-invalid');
    expect(sent).toEqual([]);
  });

  test('a name with an address in it is refused under its field, and everything typed stays', async () => {
    await openPage('/contact');
    await fillIn({ ...MESSAGE, Name: 'see http://x.example' });
    const typed = values();
    fireEvent.click(button());
    await requestsSettled();
    expect(field('Name')).toHaveAccessibleDescription(
      'Please write a name in one line, without web addresses or hidden characters',
    );
    expect(field('Name')).toHaveFocus();
    expect(values()).toEqual(typed);
    expect(sent).toEqual([]);
  });

  test('[C-10] [C-11] [C-12] [C-13] [C-14] sending lasts 1500 ms, then the toast and an empty form', async () => {
    await openPage('/contact');
    await fillIn();
    fireEvent.click(button());
    await advanceClock(1400);
    expect(button('Sending...')).toHaveAttribute('aria-busy', 'true');
    expect(shownToasts()).toEqual([]);
    expect(values()).toEqual(Object.values(MESSAGE));
    await advanceClock(200);
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(screen.getByText('We will get back to you as soon as possible')).toBeVisible();
    expect(values()).toEqual(['', '', '', '']);
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        name: 'Sok Dara',
        email: 'dara@example.com',
        subject: 'The jetty',
        message: 'Is it lit at night?',
        language: 'en',
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('[C-16] what a browser fills in at once is sent, when the time of a person has passed', async () => {
    await openPage('/contact');
    fillInAtOnce(MESSAGE);
    fireEvent.click(button());
    await advanceClock(FORM_MIN_FILL_MS - 100);
    expect(button('Sending...')).toHaveAttribute('aria-busy', 'true');
    expect(sent).toEqual([]);
    expect(values()).toEqual(Object.values(MESSAGE));
    await advanceClock(200);
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(screen.queryByText('Message not sent')).toBeNull();
    expect(sent).toHaveLength(1);
    expect(values()).toEqual(['', '', '', '']);
  });

  test('[C-16] a field that nobody sees marks what programs fill in: it is stored, not refused', async () => {
    await openPage('/contact');
    const trap = form().querySelector<HTMLInputElement>('[name="website"]');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap).toHaveAttribute('tabindex', '-1');
    if (trap) fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await fillIn();
    fireEvent.click(button());
    await advanceClock(1600);
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(sent).toMatchObject([{ message: MESSAGE.Message, maybe_robot: true }]);
  });

  test('[N-18] what is typed survives a reload, and can be sent at once', async () => {
    const { leave } = await openPage('/contact');
    await fillIn();
    leave();
    await openPage('/contact');
    expect(values()).toEqual(Object.values(MESSAGE));
    fireEvent.click(button());
    await advanceClock(1600);
    expect(await screen.findByText('Message sent')).toBeVisible();
  });
});
