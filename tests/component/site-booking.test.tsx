import { guestWords } from '@/words/visitors';
import { addDays, hotelToday } from '@/basics/time/dates';
import { VALIDATION } from '@/basics/rules/validation-texts';
import { bookNow, checkIn, email, guestName, guests, message } from '../support/booking-panel';
import { nights, panel, phone } from '../support/booking-panel';
import { answerReads, answerWrites, created, fireEvent, HttpResponse } from '../support/site';
import { openPage, requestsSettled, screen, waitFor, within, write } from '../support/site';

type Sent = Record<string, unknown>;

let sent: Sent[];
const failures: number[] = [];

beforeEach(() => {
  sent = answerWrites('post', 'reservations', () => {
    const status = failures.shift();
    return status ? HttpResponse.json({ message: 'planned failure' }, { status }) : created();
  });
  answerReads({ 'rpc/room_availability': [] });
});

describe('what is refused', () => {
  test('[B-14] an empty e-mail', async () => {
    const { user } = await openPage('/rooms/room-standard');
    await user.click(bookNow());
    await requestsSettled();
    expect(email()).toHaveAccessibleDescription('Email is required');
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('[B-15] [B-16] an e-mail that is none, until one types', async () => {
    const { user } = await openPage('/rooms/room-standard');
    for (const typed of ['you', 'you@example', 'a b@example.com']) {
      fireEvent.change(email(), { target: { value: typed } });
      await user.click(bookNow());
      await requestsSettled();
      expect(email()).toHaveAccessibleDescription('Please enter a valid email');
    }
    expect(sent).toEqual([]);
    await user.type(email(), 'y');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
    expect(email()).not.toHaveAttribute('aria-invalid');
  });

  test.each([
    ['[B-06]', '31/2/2027', VALIDATION.checkInInvalid],
    ['[B-06]', '5 Jan', VALIDATION.checkInInvalid],
    ['[B-23]', addDays(hotelToday(), -1), /Please choose today or a later date/],
  ])('%s the date %s, bound to its field', async (_id, typed, said) => {
    const { user } = await openPage('/rooms/room-standard');
    await write(user, email(), 'you@example.com');
    fireEvent.change(checkIn(), { target: { value: typed } });
    await user.click(bookNow());
    await requestsSettled();
    expect(checkIn()).toHaveAccessibleDescription(said);
    expect(checkIn()).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('a name, a telephone number and a word to the house', () => {
  test('go with the request, without spaces around them, and leave the form with it', async () => {
    const { user } = await openPage('/rooms/room-standard');
    await user.click(within(panel()).getByText(guestWords.title));
    await write(user, email(), 'you@example.com');
    await write(user, guestName(), ' Sok Dara ');
    await write(user, phone(), '+855 12 345 678');
    await user.type(message(), 'Late.{Enter}Quiet, please.');
    expect(message()).toHaveAccessibleDescription('20 of 1,000 characters');
    await user.click(bookNow());
    expect(await screen.findByText('Booking Initiated')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        guest_name: 'Sok Dara',
        phone: '+855 12 345 678',
        message: 'Late.\nQuiet, please.',
      }),
    ]);
    await user.click(await within(panel()).findByRole('button', { name: 'Send another request' }));
    for (const field of [guestName(), phone(), message()]) expect(field).toHaveValue('');
    expect(message()).toHaveAccessibleDescription('0 of 1,000 characters');
  });

  test('are refused where they cannot be stored: the fold opens, and nothing typed is lost', async () => {
    const { user } = await openPage('/rooms/room-standard');
    const long = 'x'.repeat(2000);
    await write(user, email(), 'you@example.com');
    fireEvent.change(guestName(), { target: { value: 'Sok, www.sok.example' } });
    fireEvent.change(phone(), { target: { value: 'call my sister' } });
    fireEvent.change(message(), { target: { value: long } });
    await user.click(bookNow());
    await requestsSettled();
    expect(guestName()).toHaveAccessibleDescription(
      'Please write a name in one line, without web addresses or hidden characters',
    );
    expect(guestName()).toHaveFocus();
    expect(guestName()).toHaveValue('Sok, www.sok.example');
    expect(panel().querySelector('details')).toHaveAttribute('open');
    expect(phone()).toHaveAccessibleDescription(
      'Please enter a phone number in digits, such as +855 12 345 678',
    );
    expect(message()).toHaveAccessibleDescription(
      '2,000 of 1,000 characters Please use at most 1,000 characters',
    );
    expect(message()).toHaveValue(long);
    expect(sent).toEqual([]);
  });

  test('stay where they are when the request cannot be sent', async () => {
    failures.push(500);
    const { user } = await openPage('/rooms/room-standard');
    await user.click(within(panel()).getByText(guestWords.title));
    await write(user, email(), 'you@example.com');
    await write(user, guestName(), 'Sok Dara');
    await user.click(bookNow());
    expect(await screen.findByText('Booking Failed')).toBeVisible();
    expect(guestName()).toHaveValue('Sok Dara');
  });
});

describe('Book Now', () => {
  test('[B-17] [B-18] [B-19] [B-25] stores the request, then says so, and keeps the stay', async () => {
    const { user } = await openPage('/rooms/room-premier');
    const day = addDays(hotelToday(), 30);
    await write(user, email(), ' you@example.com ');
    await user.selectOptions(guests(), '3');
    await user.selectOptions(nights(), '2');
    fireEvent.change(checkIn(), { target: { value: day } });
    await user.click(bookNow());
    expect(await screen.findByText('Booking Initiated')).toBeVisible();
    const told =
      'Your booking for Moonrise Premier has been initiated. A confirmation will be sent to you@example.com.';
    expect(screen.getByText(told)).toBeVisible();
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        room_id: 'room-premier',
        email: 'you@example.com',
        guests: 3,
        nights: 2,
        check_in: day,
        guest_name: null,
        phone: null,
        message: '',
        language: 'en',
      },
    ]);
    await user.click(await within(panel()).findByRole('button', { name: 'Send another request' }));
    expect(email()).toHaveValue('');
    expect(email()).toHaveFocus();
    expect(nights()).toHaveValue('2');
    expect(checkIn()).toHaveValue(day);
  });

  test('[B-26] a retry is the same request; a change makes another', async () => {
    failures.push(503, 503);
    const { user } = await openPage('/rooms/room-standard');
    await write(user, email(), 'you@example.com');
    for (const count of [1, 2]) {
      await user.click(bookNow());
      await waitFor(() => expect(sent).toHaveLength(count));
      await waitFor(() => expect(bookNow()).not.toHaveAttribute('aria-busy'));
    }
    expect(sent[1]).toEqual(sent[0]);
    await user.selectOptions(nights(), '2');
    await user.click(bookNow());
    expect(await screen.findByText('Booking Initiated')).toBeVisible();
    expect(sent[2]?.['id']).not.toBe(sent[0]?.['id']);
  });
});
