import { csvLine } from '@/desk/lists/csv';

test('fields are quoted where they must be (RFC 4180)', () => {
  expect(csvLine(['plain', 'with, comma', 'with "quotes"', 'two\nlines', null, 12.5])).toBe(
    'plain,"with, comma","with ""quotes""","two\nlines",,12.5\r\n',
  );
});

test.each(['a;b', 'a|b', 'a\tb'])('%j is one cell, whatever a spreadsheet separates by', (text) => {
  for (const separator of [',', ';', '\t', '|'])
    expect(readBy(separator, csvLine([text]))).toEqual([text]);
});

test('white space at the ends is kept by quotes', () => {
  expect(csvLine([' a '])).toBe('" a "\r\n');
});

test.each([
  ['+49 30 1234567', '+49 30 1234567'],
  ['+855 (0)12-345-678', '+855 12 345 678'],
])('a telephone number is written as one: %s', (phone, written) => {
  expect(csvLine([phone, 'x'])).toBe(`${written},x\r\n`);
});

test('numbers are numbers, also below zero', () => {
  expect(csvLine([-5, 0])).toBe('-5,0\r\n');
});

/** Splits a line as a program with this separator does. */
function readBy(separator: string, line: string): string[] {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, '');
  for (;;) {
    // quotes count only at the start of a cell; text after the closing quote belongs to the cell
    const quoted = /^"((?:[^"]|"")*)"?/.exec(rest);
    const head = quoted ? (quoted[1] ?? '').replaceAll('""', '"') : '';
    const after = quoted ? rest.slice(quoted[0].length) : rest;
    const end = after.search(new RegExp(`[${separator}\\r\\n]`));
    cells.push(head + (end < 0 ? after : after.slice(0, end)));
    if (end < 0) return cells;
    rest = after.slice(end + 1);
  }
}

const HOSTILE = [
  ...'=1+1 +1+2 -2 @SUM(A1) \uFF1D1'.split(' '),
  ...'\t=1# =1#\r=1#\n@x#\u00A0=1'.split('#'),
  "+cmd|' /C calc'!A0",
  'a;=1+1;b',
  'a; =1+1',
  'a;"=1+1;b',
  'a;""=1+1',
  "a;'=1",
  'a\t=1+1',
  'a|@SUM(A1)',
  'a\n=1+1',
  'a\r\n-1+1;=2',
  '";=1',
  'x,"\n=1',
  'a;\uFF1D1+1',
  ';;;=1',
  '=1;=2;=3',
];

test.each(HOSTILE)('[T19] %j is no formula by any separator', (text) => {
  for (const line of [csvLine([text]), csvLine(['first', text, 'last']), csvLine([text, text])])
    for (const separator of [',', ';', '\t', '|'])
      for (const cell of readBy(separator, line))
        expect(cell, `read by ${separator}: ${line}`).not.toMatch(/^[\s"]*[=+\-@\uFF1D\uFF20]/);
});

test('what is no formula stays as it was written, read by commas', () => {
  for (const text of 'a;b|rooms 1-3; 2+1 guests|a@b.cd;c@d.ef|x\ty|"quoted"; yes|a - b'.split('|'))
    expect(readBy(',', csvLine([text]))).toEqual([text]);
});
