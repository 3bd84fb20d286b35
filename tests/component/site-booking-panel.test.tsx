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
  test('[B-01] [B-13] there is an e-mail field and the button Book Now', async () => {
    await openPage('/rooms/room-standard');
    expect(email()).toHaveAttribute('type', 'email');
    expect(bookNow()).toBeEnabled();
  });

  test('[B-02] [B-05] guests go from 1 to the capacity of the room', async () => {
    await openPage('/rooms/room-premier');
    expect(options(guests())).toEqual(['1 Guest', '2 Guests', '3 Guests']);
  });

  test('[B-03] [B-04] nights go from 1 to 10: Night for one, Nights for more', async () => {
    await openPage('/rooms/room-standard');
    expect(options(nights())).toEqual([
      '1 Night',
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => `${count} Nights`),
    ]);
  });

  test('[B-24] they begin with one guest, one night and no date', async () => {
    await openPage('/rooms/room-standard');
    expect(guests()).toHaveValue('1');
    expect(nights()).toHaveValue('1');
    expect(checkIn()).toHaveValue('');
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

  test('[B-10] follows the nights', async () => {
    const { user } = await openPage('/rooms/room-standard');
    await user.selectOptions(nights(), '3');
    expect(within(panel()).getByText('Room price, 3 nights × $129')).toBeVisible();
    expect(summary()).toEqual(['$387', '$39', '$426']);
  });

  test('five digits fit', async () => {
    await openPage('/rooms/room-standard', ({ rooms }) => {
      if (rooms[0]) rooms[0].price = 12_500;
    });
    expect(summary()).toEqual(['$12,500', '$1,250', '$13,750']);
  });

  test('[B-12] the panel says that nothing is charged yet', async () => {
    await openPage('/rooms/room-standard');
    expect(within(panel()).getByText("You won't be charged yet")).toBeVisible();
  });
});
