import { numberWords as FRENCH } from '@/words/fr/visitors';
import { numberWords as CHINESE } from '@/words/zh/visitors';
import { formatPrice, SERVICE_FEE, stayPrice } from '@/basics/rules/price';

test('[B-10] several nights: the fee is taken from the price of the stay', () => {
  expect(stayPrice(129, 3, [SERVICE_FEE])).toMatchObject({ price: 387, fee: 39, total: 426 });
  expect(stayPrice(99.99, 10, [SERVICE_FEE])).toMatchObject({
    price: 999.9,
    fee: 100,
    total: 1099.9,
  });
});

test('[B-08] half a dollar of fee is rounded up', () => {
  expect(stayPrice(145, 1, [SERVICE_FEE]).fee).toBe(15);
  expect(stayPrice(35, 1, [SERVICE_FEE]).fee).toBe(4);
});

test('[G-23] prices are written in dollars, with cents only where there are any', () => {
  expect(formatPrice(129, '$')).toBe('$129');
  expect(formatPrice(12_500, '$')).toBe('$12,500');
  expect(formatPrice(129.5, '$')).toBe('$129.50');
});

test.each([
  ['US$', 'US$12,500', '12\u202f500\u00a0US$', 'US$12,500'],
  ['$', '$12,500', '12\u202f500\u00a0$', 'US$12,500'],
  ['€', '€12,500', '12\u202f500\u00a0€', '€12,500'],
  ['៛', '12,500៛', '12\u202f500៛', '12,500៛'],
  ['CN¥', 'CN¥12,500', '12\u202f500\u00a0CN¥', 'CN¥12,500'],
] as const)('%s stands where each language has it, nothing is converted', (sign, en, fr, zh) => {
  expect(formatPrice(12_500, sign)).toBe(en);
  expect(formatPrice(12_500, sign, FRENCH)).toBe(fr);
  expect(formatPrice(12_500, sign, CHINESE)).toBe(zh);
});
