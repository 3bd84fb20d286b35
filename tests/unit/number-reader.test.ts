import { globSync, readFileSync } from 'node:fs';
import { numbersIn } from '@/basics/rules/number-reader';

test.each<[typed: string, numbers: number[], limits?: Parameters<typeof numbersIn>[1]]>([
  ['12,50', [12.5]],
  ['-7,5', [-7.5]],
  ['−7', [-7]],
  ['1.250,00', [1250]],
  ['1,250.00', [1250]],
  ['1 250,5', [1250.5]],
  ['1’250.50', [1250.5]],
  ['1.250.000', [1_250_000]],
  ['$125', [125]],
  ['125 USD', [125]],
  ['-$5', [-5]],
  ['4100៛', [4100]],
  ['12 %', [12]],
  ['១២៥', [125]],
  ['１２，５', [12.5]],
  ['٣٫٥', [3.5]],
  ['1\u200b2', [12]],
  ['0.125', [0.125]],
  ['12.500', [12_500, 12.5]],
  ['12,500', [12_500, 12.5]],
  ['12,500', [12.5], { max: 100 }],
  ['12.500', [12_500], { isWhole: true }],
  ...['1e3', '30²', '30 m²', '1.2.3', '12,5,0', '1,25,000', 'abc', '-', '12..5'].map(
    (text) => [text, []] as [string, number[]],
  ),
])('%s is read as %j', (typed, numbers, limits = {}) => {
  expect(numbersIn(typed, limits)).toEqual(numbers);
});

test('no field but NumberInput asks the browser for a number', () => {
  const browserReads = /type=.?.number|valueAsNumber: true|inputMode=.?.(decimal|numeric)/;
  const asking = globSync('src/**/*.tsx').filter(
    (file) => browserReads.test(readFileSync(file, 'utf8')) && !file.endsWith('/NumberInput.tsx'),
  );
  // A one-time code has six digits but is not a number.
  expect(asking).toEqual(['src/front/sign-in/admin/use-code-field.tsx']);
});
