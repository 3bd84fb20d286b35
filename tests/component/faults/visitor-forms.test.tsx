import { FORM_MIN_FILL_MS } from '@/basics/rules/limits';
import type { ToastText } from '@/words/toast-text';
import { visitorToasts } from '@/words/visitors';
import { bookNow, email, nights } from '../../support/booking-panel';
import { expectOneToast, type Fault, HTTP_FAULTS, pressTwice } from '../../support/http-faults';
import { REFUSAL_SENTENCE } from '../../support/http-faults';
import { advanceClock, answerWrites, fireEvent, HttpResponse, openPage } from '../../support/site';
import { screen, waitFor, within } from '../../support/site';

/** How long a form waits for an answer (ms). */
const PATIENCE_MS = 10_000;
const ADDRESS = 'dara@example.com';
const MESSAGE = { Name: 'Sok Dara', 'E-mail': ADDRESS, Subject: 'Jetty', Message: 'Is it lit?' };

const contactForm = () => within(screen.getByRole('form', { name: 'Send a message' }));
const field = (name: string) => contactForm().getByRole('textbox', { name });
const newsletter = () => screen.getByRole('textbox', { name: 'E-mail for the newsletter' });

type Form = {
  name: string;
  page: string;
  table: string;
  fill: () => Promise<void> | void;
  button: () => HTMLElement;
  typed: () => string[];
  failed: ToastText;
  done: ToastText;
};

const valueOf = (element: HTMLElement) => (element as HTMLInputElement | HTMLSelectElement).value;

const FORMS: Form[] = [
  {
    name: '[B-20] [B-21] [B-26] a booking',
    page: '/rooms/room-standard',
    table: 'reservations',
    fill: () => {
      fireEvent.change(email(), { target: { value: ADDRESS } });
      fireEvent.change(nights(), { target: { value: '4' } });
    },
    button: bookNow,
    typed: () => [valueOf(email()), valueOf(nights())],
    failed: visitorToasts.bookingFailed('+855 00 555 0142'),
    done: visitorToasts.bookingInitiated('Garden Standard', ADDRESS),
  },
  {
    name: '[C-15] a message',
    page: '/contact',
    table: 'messages',
    fill: async () => {
      for (const [name, value] of Object.entries(MESSAGE))
        fireEvent.change(field(name), { target: { value } });
      await advanceClock(FORM_MIN_FILL_MS);
    },
    button: () => contactForm().getByRole('button', { name: /^Send/ }),
    typed: () => Object.keys(MESSAGE).map((name) => valueOf(field(name))),
    failed: visitorToasts.messageFailed,
    done: visitorToasts.messageSent,
  },
  {
    name: '[P-13] an address for the newsletter',
    page: '/about',
    table: 'subscribers',
    fill: () => void fireEvent.change(newsletter(), { target: { value: ADDRESS } }),
    button: () => screen.getByRole('button', { name: 'Subscribe' }),
    typed: () => [valueOf(newsletter())],
    failed: visitorToasts.subscribeFailed,
    done: visitorToasts.subscribed,
  },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});

function answers(table: string, ...replies: (() => Response | Promise<Response>)[]): unknown[] {
  return answerWrites('post', table, () => {
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    return reply?.() ?? HttpResponse.error();
  });
}

function words({ failed }: Form, { what }: Fault): ToastText {
  return what.endsWith('with a sentence') ? { ...failed, description: REFUSAL_SENTENCE } : failed;
}

describe.each(FORMS)('$name', (form) => {
  async function send() {
    await openPage(form.page);
    await form.fill();
    const before = form.typed();
    pressTwice(form.button());
    await advanceClock(1600); // a message is "sending" for at least 1500 ms
    return before;
  }

  test.each(HTTP_FAULTS)('answered with $what: told once, nothing typed is lost', async (fault) => {
    const sent = answers(form.table, fault.reply);
    const before = await send();
    await expectOneToast(words(form, fault));
    expect(form.typed()).toEqual(before);
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.each([
    ['not answered at all', () => new Promise<never>(() => undefined)],
    ['answered with a head and then silence', () => new Response(new ReadableStream())],
  ])('%s: given up after ten seconds, told once', async (_what, reply) => {
    const sent = answers(form.table, reply);
    const before = await send();
    expect(document.querySelector('.toast')).toBeNull();
    pressTwice(form.button());
    await advanceClock(PATIENCE_MS);
    await expectOneToast(form.failed);
    expect(form.typed()).toEqual(before);
    expect(sent).toHaveLength(1);
  });

  test('stored, but the answer got lost: the next try is the same row and succeeds', async () => {
    const sent = answers(
      form.table,
      () => HttpResponse.error(),
      () => HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
    );
    await send();
    await expectOneToast(form.failed);
    fireEvent.click(form.button());
    await advanceClock(1600);
    await screen.findByText(form.done.title, { selector: '.toast-title' });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });
});
