import { fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, hotelToday } from '@/hotel/time/dates';
import {
  bookNow,
  checkIn,
  email,
  guests,
  nights,
  options,
  panel,
  summary,
} from '../support/booking-panel';
import { reads } from '../support/serve';
import { openPage } from '../support/site';

beforeEach(() => {
  reads({ 'rpc/room_availability': [] });
});

describe('the fields', () => {
  test('[B-02] [B-05] guests go from 1 to the capacity of the room', async () => {
    await openPage('/rooms/room-premier');
    expect(options(guests())).toEqual(['1 Guest', '2 Guests', '3 Guests']);
  });

  test('[B-01] [B-03] [B-04] [B-12] [B-13] [B-24] they begin with no e-mail, one guest, one night of ten and no date; nothing is charged yet', async () => {
    await openPage('/rooms/room-standard');
    expect(email()).toHaveAttribute('type', 'email');
    expect(bookNow()).toBeEnabled();
    expect(guests()).toHaveValue('1');
    expect(nights()).toHaveValue('1');
    expect(checkIn()).toHaveValue('');
    expect(within(panel()).getByText("You won't be charged yet")).toBeVisible();
    expect(options(nights())).toEqual([
      '1 Night',
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => `${count} Nights`),
    ]);
  });

  test('a chosen date says when one leaves', async () => {
    const { user } = await openPage('/rooms/room-standard');
    const day = addDays(hotelToday(), 30);
    fireEvent.change(checkIn(), { target: { value: day } });
    await user.selectOptions(nights(), '3');
    expect(checkIn()).toHaveAccessibleDescription(/^Departure /);
  });
});

describe('the price', () => {
  test.each([
    ['room-standard', '$129', '$13', '$142'],
    ['room-deluxe', '$199', '$20', '$219'],
    ['room-premier', '$249', '$25', '$274'],
  ])('[B-07] [B-08] [B-09] [B-11] one night in %s: %s, fee %s, total %s', async (id, ...prices) => {
    await openPage(`/rooms/${id}`);
    expect(summary()).toEqual(prices);
    expect(within(panel()).getByText('Service fee (10%)')).toBeVisible();
  });

  test('[B-10] follows the nights, and five digits fit', async () => {
    const { user } = await openPage('/rooms/room-standard', ({ rooms }) => {
      if (rooms[0]) rooms[0].price = 12_500;
    });
    await user.selectOptions(nights(), '3');
    expect(within(panel()).getByText('Room price, 3 nights × $12,500')).toBeVisible();
    expect(summary()).toEqual(['$37,500', '$3,750', '$41,250']);
  });
});
