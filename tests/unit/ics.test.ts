import { calendarFile } from '@/desk/calendar/ics';

const STAY = {
  id: '4f1f6c1e-0000-4000-8000-000000000000',
  checkIn: '2026-11-30',
  checkOut: '2026-12-02',
  summary: 'Moonrise Premier: Sophea',
  description: '2 guests',
  updatedAt: '2026-11-20T10:00:00.123+07:00',
};

test('a stay is an all-day event up to the day of departure', () => {
  expect(calendarFile('Chanrea House', [STAY]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel//Stays//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Chanrea House',
    'BEGIN:VEVENT',
    `UID:${STAY.id}@reservations`,
    'DTSTAMP:20261120T030000Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261202',
    'SUMMARY:Moonrise Premier: Sophea',
    'DESCRIPTION:2 guests',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('what means something in the format is escaped, and cannot begin another line', () => {
  const text = calendarFile('x', [{ ...STAY, summary: 'a,b;c\\d\r\nEND:VCALENDAR' }]);
  expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\\nEND:VCALENDAR\r\n');
});

test('a house without stays has an empty calendar', () => {
  expect(calendarFile('x', [])).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
});
