import { expect, test } from 'vitest';
import { csvLine } from '@/domain/csv';

test('fields are quoted where they must be (RFC 4180)', () => {
  expect(csvLine(['plain', 'with, comma', 'with "quotes"', 'two\nlines', null, 12.5])).toBe(
    'plain,"with, comma","with ""quotes""","two\nlines",,12.5\r\n',
  );
});

test('white space at the ends is kept by quotes', () => {
  expect(csvLine([' a '])).toBe('" a "\r\n');
});

test.each([
  '=1+1',
  '+855 12 345 678',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\n@x',
  '\uFF1D1',
  '\u00A0=1',
])('[T19] %j is not run as a formula', (text) => {
  expect(csvLine([text])).toMatch(/^"?'/);
});

test('numbers are numbers, also below zero', () => {
  expect(csvLine([-5, 0])).toBe('-5,0\r\n');
});
