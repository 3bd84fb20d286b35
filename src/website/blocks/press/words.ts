import { spoken } from '../../../words/spoken.ts';

/** What a press says where staff have written nothing else. */
export const words = spoken({
  en: { write: 'Write to us', call: (phone: string) => `Call ${phone}`, page: 'Read more' },
  fr: {
    write: 'Nous écrire',
    call: (phone: string) => `Appeler le ${phone}`,
    page: 'En savoir plus',
  },
  km: {
    write: 'សរសេរមកយើង',
    call: (phone: string) => `ហៅទូរស័ព្ទ ${phone}`,
    page: 'អានបន្ថែម',
  },
  zh: { write: '给我们留言', call: (phone: string) => `致电 ${phone}`, page: '了解更多' },
});
