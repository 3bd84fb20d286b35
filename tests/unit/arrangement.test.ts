import * as v from 'valibot';
import { blankBlock, type Block } from '@/content/schema/block';
import { BUILT_IN_PARTS, PAGES_WITH_PARTS } from '@/content/schema/built-in-parts';
import { arrangedDraft } from '@/website/custom-pages/arranged-draft';
import { arrangement, holdsBlocks, opensWithHero } from '@/website/custom-pages/arrangement';
import { pageDraftSchema } from '@/website/custom-pages/page-draft';

const TODAY = '2026-11-23';
const part = (name: Parameters<typeof partOf>[0], more = {}): Block => ({
  ...partOf(name),
  ...more,
});
const partOf = (
  name: (typeof BUILT_IN_PARTS.home)[number] | (typeof BUILT_IN_PARTS.about)[number],
) => ({ ...blankBlock('part', name), part: name });
const text = (id: string, more = {}): Block => ({ ...blankBlock('text', id), ...more });
const row = (blocks: Block[], more = {}) => [{ ...arrangedDraft('home'), blocks, ...more }];
const inOrder = (blocks: Block[], more = {}) =>
  arrangement(row(blocks, more), 'home', TODAY).map((one) =>
    Array.isArray(one) ? one.map(({ id }) => id) : one,
  );

test.each(PAGES_WITH_PARTS)('with no row or a new one, %s is as specified', (name) => {
  expect(arrangement([], name, TODAY)).toEqual(BUILT_IN_PARTS[name]);
  const draft = arrangedDraft(name);
  expect(v.is(pageDraftSchema, draft)).toBe(true);
  expect(arrangement([draft], name, TODAY)).toEqual(BUILT_IN_PARTS[name]);
});

describe('a row', () => {
  test('says the order of the parts, and which blocks stand between them', () => {
    const rest = ['hero', 'search', 'infoBar', 'moons', 'luxury', 'place'] as const;
    const blocks = [part('rooms'), text('a'), text('b'), part('testimonials'), text('c')];
    expect(inOrder([...blocks, ...rest.map((name) => part(name))])).toEqual([
      'rooms',
      ['a', 'b'],
      'testimonials',
      ['c'],
      ...rest,
    ]);
  });

  test('has what it does not name where the specification has it', () => {
    expect(inOrder([text('a'), part('luxury'), part('hero')])).toEqual([
      ['a'],
      'luxury',
      'hero',
      'search',
      'infoBar',
      'rooms',
      'moons',
      'testimonials',
      'place',
    ]);
    expect(inOrder([])).toEqual(BUILT_IN_PARTS.home);
  });

  test('leaves out what is hidden or has ended, and draws blocks around it as neighbours', () => {
    const until = { ...blankBlock('offer', 'o'), until: '2026-11-22' };
    const rest = BUILT_IN_PARTS.home.slice(1).map((name) => part(name));
    const blocks = [part('hero', { hidden: true }), text('a'), until, text('b'), ...rest];
    const shown = inOrder(blocks);
    expect(shown[0]).toEqual(['a', 'b']);
    expect(shown).not.toContain('hero');
    expect(inOrder([{ ...until, until: TODAY }])[8]).toEqual(['o']);
  });

  test('shows a part once, and none of the other page', () => {
    const twice = { ...part('rooms'), id: 'again' };
    expect(inOrder([part('rooms'), part('story'), twice]).toSorted()).toEqual(
      BUILT_IN_PARTS.home.toSorted(),
    );
  });

  test('that is a draft changes nothing', () => {
    expect(inOrder([part('place')], { status: 'draft' })).toEqual(BUILT_IN_PARTS.home);
  });
});

test('the header stands over the picture only where the page begins with it', () => {
  expect(opensWithHero([], TODAY)).toBe(true);
  expect(opensWithHero(row([text('a'), part('hero')]), TODAY)).toBe(false);
  expect(opensWithHero(row([text('a', { hidden: true }), part('hero')]), TODAY)).toBe(true);
});

test('what draws blocks is needed on every day where one may be shown', () => {
  const ended = { ...blankBlock('offer', 'o'), until: '2026-11-22' };
  expect(holdsBlocks([], 'home')).toBe(false);
  expect(holdsBlocks([arrangedDraft('home')], 'home')).toBe(false);
  expect(holdsBlocks(row([text('a', { hidden: true })]), 'home')).toBe(false);
  expect(holdsBlocks(row([ended]), 'home')).toBe(true);
  expect(holdsBlocks(row([ended]), 'about')).toBe(false);
});
