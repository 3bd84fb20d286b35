import { LANGUAGE_CODES, type LanguageCode } from '../../../words/languages.ts';
import {
  blankBlock,
  type Block,
  type BlockKind,
  type BlockOf,
} from '../../../content/schema/block.ts';
import type { RichText } from '../../../content/schema/rich-text.ts';
import { blankPage, type PageDraft } from '../../../content/schema/page.ts';
import { gapFor } from '../page-draft.ts';

/** A text by its language. */
type Said = Record<LanguageCode, string>;
/** Says a text in the hotel's first language and keeps it in the others. */
type Say = (english: string, others: Omit<Said, 'en'>) => string;
/** Asks for what only the hotel itself can say. */
type Ask = (about: keyof typeof GAPS) => string;

/** A page made from a starter. */
export type Started = {
  draft: PageDraft;
  /** Into each other language, by the text they are of. A gap has none: it is filled first. */
  translations: Partial<Record<LanguageCode, Record<string, string>>>;
};

/** What a starter says of its page: its blocks are numbered when it is made. */
type Written = Pick<PageDraft, 'title' | 'slug' | 'description' | 'about' | 'place'> & {
  blocks: Block[];
};

/** What a gap asks for, in the language in which the hotel writes. */
const GAPS = {
  known: {
    en: 'what you are known for',
    fr: 'ce qui fait votre réputation',
    km: 'អ្វីដែលអ្នកល្បីឈ្មោះ',
    zh: '您最为人称道之处',
  },
  summary: {
    en: 'what guests find here, in one sentence',
    fr: 'ce que l’on trouve ici, en une phrase',
    km: 'អ្វីដែលភ្ញៀវរកឃើញនៅទីនេះ ក្នុងមួយប្រយោគ',
    zh: '用一句话说明客人在这里能找到什么',
  },
  story: {
    en: 'two or three sentences of your own',
    fr: 'deux ou trois phrases à vous',
    km: 'ពីរបីប្រយោគរបស់អ្នកផ្ទាល់',
    zh: '用您自己的话写两三句',
  },
  title: { en: 'title of the story', fr: 'titre du récit', km: 'ចំណងជើងរឿង', zh: '故事标题' },
  dish: { en: 'a dish', fr: 'un plat', km: 'មុខម្ហូបមួយ', zh: '一道菜' },
  treatment: { en: 'a treatment', fr: 'un soin', km: 'ការថែទាំមួយ', zh: '一项疗程' },
  trip: { en: 'a trip', fr: 'une sortie', km: 'ដំណើរកម្សាន្តមួយ', zh: '一次出游' },
  offer: {
    en: 'name of the offer',
    fr: 'nom de l’offre',
    km: 'ឈ្មោះការផ្ដល់ជូនពិសេស',
    zh: '优惠名称',
  },
  included: {
    en: 'something included',
    fr: 'un élément inclus',
    km: 'អ្វីមួយដែលរួមបញ្ចូល',
    zh: '包含的一项',
  },
  service: {
    en: 'a place or a service',
    fr: 'un lieu ou un service',
    km: 'ទីកន្លែង ឬសេវាមួយ',
    zh: '场地或服务',
  },
  step: { en: 'what happens', fr: 'ce qui se passe', km: 'អ្វីដែលកើតឡើង', zh: '安排内容' },
  line: { en: 'a few words on it', fr: 'en quelques mots', km: 'ពាក្យខ្លីៗអំពីវា', zh: '简短说明' },
  price: { en: 'price', fr: 'prix', km: 'តម្លៃ', zh: '价格' },
  time: { en: 'time', fr: 'heure', km: 'ម៉ោង', zh: '时间' },
  number: { en: 'number', fr: 'nombre', km: 'ចំនួន', zh: '数字' },
  answer: {
    en: 'how it is with you',
    fr: 'ce qu’il en est chez vous',
    km: 'របៀបរបស់អ្នក',
    zh: '您这里的情况',
  },
} as const satisfies Record<string, Said>;

/**
 * A page to begin with: a form. Its headings stand in every language side by side, for whoever
 * translates; what only the hotel knows is a gap, and its pictures are empty places.
 * @param write the page, with its gaps
 */
export function starter<const K extends string>(key: K, write: (say: Say, ask: Ask) => Written) {
  /**
   * @param first the hotel's first language, in which its texts are stored
   * @param others those that it offers besides
   */
  function make(first: LanguageCode, others: readonly LanguageCode[] = LANGUAGE_CODES): Started {
    const into = others.filter((code) => code !== first);
    const translations = Object.fromEntries(
      into.map((code): [LanguageCode, Record<string, string>] => [code, {}]),
    );
    const say: Say = (en, rest) => {
      const said: Said = { en, ...rest };
      // The same word, too: a text without a translation would be counted as missing.
      for (const code of into)
        Object.assign(translations[code] ?? {}, { [said[first]]: said[code] });
      return said[first];
    };
    const { blocks, ...page } = write(say, (about) => gapFor(GAPS[about][first]));
    const numbered = blocks.map((block, at) => ({ ...block, id: `block-${at + 1}` }));
    return { draft: { ...blankPage(), ...page, blocks: numbered }, translations };
  }
  return { key, make };
}

/** A block of a kind in one of its layouts; what is not told is as a new one's. */
export function block<K extends BlockKind>(
  kind: K,
  look: BlockOf<K>['look'],
  told: Partial<BlockOf<K>>,
): BlockOf<K> {
  return { ...blankBlock(kind, kind), ...told, look };
}

/** Text of these paragraphs. */
export function paragraphs(...texts: string[]): RichText {
  return texts.map((text) => ({ type: 'paragraph', text }));
}
