import * as v from 'valibot';
import { chargeChange, chargeSchema, hasBegun } from '@/desk/stays/early-departure';
import { movedStaySchema, nightsSlept } from '@/desk/stays/early-departure';
import type { Charge, Reservation } from '@/desk/stays/reservation';
import { changeSentence } from '@/desk/stays/admin/History';
import { EMAIL_STAY } from '../support/email-stay';

const DAYS = { checkIn: '2026-11-20', checkOut: '2026-11-25', nights: 5 };
const STAY: Reservation = { ...EMAIL_STAY, ...DAYS, status: 'checked_in' };
const charge = (charged: Charge, amount = Number.NaN) => ({ charged, amount });

describe('an early departure', () => {
  test('is one from the day of arrival on, of a stay that holds its nights', () => {
    expect(hasBegun(STAY, '2026-11-19')).toBe(false);
    expect(hasBegun(STAY, '2026-11-20')).toBe(true);
    expect(hasBegun({ ...STAY, status: 'new' }, '2026-11-22')).toBe(false);
    expect(hasBegun({ ...STAY, checkIn: null }, '2026-11-22')).toBe(false);
  });

  test.each([
    ['2026-11-18', 1],
    ['2026-11-20', 1],
    ['2026-11-22', 2],
    ['2026-11-24', 4],
    ['2026-11-25', undefined],
    ['2026-11-29', undefined],
  ])('on %s leaves %s nights, never fewer than one', (today, nights) => {
    expect(nightsSlept(STAY, today)).toBe(nights);
  });

  test('stores an amount of its own as the price', () => {
    expect(chargeChange(charge('amount', 99.499))).toEqual({ charged: 'amount', price: 99.5 });
    expect(chargeChange(charge('whole', 7))).toEqual({ charged: 'whole' });
  });

  test.each([Number.NaN, -1, 1_000_000_001])('does not take %s for an amount', (amount) => {
    const parsed = v.safeParse(chargeSchema, charge('amount', amount));
    expect(parsed.issues?.[0].message).toBe('Please enter an amount');
    expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toEqual(['amount']);
    expect(v.safeParse(chargeSchema, charge('nights', amount)).success).toBe(true);
    const moved = v.safeParse(movedStaySchema, charge('amount', amount));
    expect(moved.issues?.map((issue) => v.getDotPath(issue))).toContain('checkIn');
  });

  test('stands in the history', () => {
    const changes: Record<string, [unknown, unknown]> = {
      nights: [5, 3],
      charged: ['nights', 'whole'],
    };
    expect(changeSentence(changes, String, (amount) => `$${amount}`)).toBe(
      'Stay 5 nights → 3 nights; the whole stay is charged',
    );
  });
});
