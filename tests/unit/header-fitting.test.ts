import { expect, test } from 'vitest';
import { fitting } from '@/front/layout/site/fitting';

const BAR = {
  brand: 'Chanrea House',
  links: ['Home', 'Rooms', 'About', 'Contact'],
  language: 'English',
  book: 'Book',
  more: 'More',
};

test('what fits stands in the bar from the width on at which it does, six links at most', () => {
  expect(fitting(['Spa'], BAR)).toEqual(['md']);
  expect(fitting(['Restaurant', 'Spa', 'Weddings', 'Journal', 'Tours'], BAR)).toEqual([
    'lg',
    'xl',
    'never',
    'never',
    'never',
  ]);
});

test('the order is kept: after one that has no room the others have none', () => {
  const long = 'A page with a title that is as long as the longest that anybody may give to one';
  expect(fitting([long, 'Spa'], BAR)).toEqual(['never', 'never']);
});

test('without a language and with few letters there is room for more', () => {
  const titles = ['餐厅', '水疗', '婚礼', '游览'];
  const chinese = { ...BAR, links: ['首页', '客房', '关于', '联系'], language: '', book: '预订' };
  expect(fitting(titles, chinese).slice(0, 2)).toEqual(['md', 'md']);
  expect(fitting([], BAR)).toEqual([]);
});
