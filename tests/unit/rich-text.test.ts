import { documentOf, richTextOf, type EditorNode } from '@/website/blocks/admin/editor-document';
import { plainOf, richTextOfPlain } from '@/website/blocks/admin/plain-rich-text';
import { withoutMarkup, runsOf, markupOf, type Run } from '@/website/blocks/inline-markup';
import type { RichText } from '@/content/schema/rich-text';
import { seededRandom } from '../support/seeded-random.ts';

const PIECES = ['a', 'ស្រា', '*', '**', '[', ']', '(', ')', '\\', ' ', '](', '- ', '# ', '1. ', '_'];
const LINKS = ['/rooms', '#book', 'https://x.example/a?b=c', 'mailto:a@b.example', 'tel:+85512'];

function someRuns(random: (below: number) => number): Run[] {
  const one = <T>(from: readonly T[]) => from[random(from.length)] as T;
  return Array.from({ length: 1 + random(6) }, () => ({
    text: Array.from({ length: 1 + random(4) }, () => one(PIECES)).join(''),
    ...(random(10) < 4 && { bold: true as const }),
    ...(random(10) < 4 && { italic: true as const }),
    ...(random(10) < 3 && { to: one(LINKS) }),
  }));
}

function joined(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((all, { text, ...marks }) => {
    const { text: before = '', ...last } = all.at(-1) ?? {};
    return JSON.stringify(last) === JSON.stringify(marks) && all.length > 0
      ? [...all.slice(0, -1), { text: before + text, ...marks }]
      : [...all, { text, ...marks }];
  }, []);
}

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed);

describe('inside a paragraph', () => {
  test.each([
    [
      [
        { text: 'a', italic: true },
        { text: 'b', bold: true, italic: true },
      ],
      '*a**b***',
    ],
    [
      [
        { text: 'a', bold: true },
        { text: 'b', to: '/rooms' },
      ],
      '**a**[b](/rooms)',
    ],
    [
      [
        { text: 'a', to: '/r' },
        { text: 'b', to: '/r', bold: true },
      ],
      '[a**b**](/r)',
    ],
    [[{ text: '2 * 3 = [6]' }], '2 \\* 3 = \\[6\\]'],
  ] as [Run[], string][])('%j is written %s, and read as it was', (runs, text) => {
    expect(markupOf(runs)).toBe(text);
    expect(runsOf(text)).toEqual(runs);
  });

  test('what is written is read as it was, whatever signs, marks and links meet', () => {
    for (const seed of SEEDS) {
      const runs = joined(someRuns(seededRandom(seed)));
      expect(joined(runsOf(markupOf(runs))), `seed ${seed}: ${markupOf(runs)}`).toEqual(runs);
    }
  });

  test('an address with brackets leads where it did', () => {
    const [run] = runsOf(markupOf([{ text: 'a', to: 'https://x.example/a_(b)' }]));
    expect(run?.to).toBe('https://x.example/a_%28b%29');
    expect(runsOf(markupOf([{ text: 'a', to: 'tel:+855 (0)12' }]))[0]?.to).toBe('tel:+855012');
  });
});

function someText(seed: number): RichText {
  const random = seededRandom(seed);
  const types = ['paragraph', 'heading', 'bullet', 'number'] as const;
  return Array.from({ length: random(7) }, () => ({
    type: types[random(4)] ?? 'paragraph',
    text: markupOf(someRuns(random)).trim(),
  })).filter(({ text }) => withoutMarkup(text).trim() !== '');
}

describe('in the editor', () => {
  test('every text comes out as it went in', () => {
    for (const seed of SEEDS) {
      const text = someText(seed);
      const read = text.map((one) => ({ ...one, text: markupOf(runsOf(one.text)).trim() }));
      expect(richTextOf(documentOf(text)), `seed ${seed}`).toEqual(read);
    }
  });

  test('there is a paragraph to write in, and an empty one is nothing', () => {
    expect(documentOf([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
    const spaces = { type: 'paragraph', content: [{ type: 'text', text: '  ' }] };
    expect(richTextOf({ type: 'doc', content: [{ type: 'paragraph' }, spaces] })).toEqual([]);
  });

  test('lists inside lists follow one another; an address that no link may have is none', () => {
    const words = (text: string, to?: string): EditorNode => ({
      type: 'paragraph',
      content: [{ type: 'text', text, marks: to ? [{ type: 'link', attrs: { to } }] : [] }],
    });
    const item = (...content: EditorNode[]) => ({ type: 'listItem', content });
    const inner = { type: 'orderedList', content: [item(words('b'))] };
    const list = { type: 'bulletList', content: [item(words('a'), inner), item(words('c'))] };
    expect(richTextOf({ content: [list, words('d', 'javascript:alert(1)')] })).toEqual([
      { type: 'bullet', text: 'a' },
      { type: 'number', text: 'b' },
      { type: 'bullet', text: 'c' },
      { type: 'paragraph', text: 'd' },
    ]);
  });
});

describe('in a plain field', () => {
  test('every text comes out as it went in', () => {
    for (const seed of SEEDS) {
      const text = someText(seed);
      expect(richTextOfPlain(plainOf(text)), `seed ${seed}: ${plainOf(text)}`).toEqual(text);
    }
  });

  test('an empty line begins a paragraph, a sign a heading or a list', () => {
    const typed =
      '# Dinner\nFrom six\nat the shore.\n\n\n- fish\n- rice\n1. sit\n2. eat\n\nThe end.';
    expect(richTextOfPlain(typed)).toEqual([
      { type: 'heading', text: 'Dinner' },
      { type: 'paragraph', text: 'From six\nat the shore.' },
      { type: 'bullet', text: 'fish' },
      { type: 'bullet', text: 'rice' },
      { type: 'number', text: 'sit' },
      { type: 'number', text: 'eat' },
      { type: 'paragraph', text: 'The end.' },
    ]);
  });
});
