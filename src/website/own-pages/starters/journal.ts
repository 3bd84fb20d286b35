import { block, paragraphs, starter } from './starter.ts';

/** An entry of the hotel's journal: a story with its pictures. */
export const journal = starter('journal', (t, ask) => ({
  title: t('Journal', { fr: 'Journal', km: 'កំណត់ហេតុ', zh: '札记' }),
  slug: 'journal',
  description: ask('summary'),
  about: 'article',
  place: 'footer',
  blocks: [
    block('opening', 'wide', {
      title: ask('title'),
      lead: t('From the journal of the hotel', {
        fr: 'Du journal de l’hôtel',
        km: 'ពីកំណត់ហេតុរបស់សណ្ឋាគារ',
        zh: '酒店札记',
      }),
    }),
    block('text', 'column', { body: paragraphs(ask('story'), ask('story')) }),
    block('beside', 'start', { body: paragraphs(ask('story')) }),
    block('pictures', 'strip', {}),
    block('cards', 'rows', {
      title: t('Come and see', { fr: 'Venez voir', km: 'សូមអញ្ជើញមកមើល', zh: '来看看' }),
      items: [
        {
          to: '/about',
          name: t('About us', { fr: 'À propos', km: 'អំពីយើង', zh: '关于我们' }),
          line: '',
          image: '',
        },
        {
          to: '/rooms',
          name: t('Rooms', { fr: 'Chambres', km: 'បន្ទប់', zh: '客房' }),
          line: '',
          image: '',
        },
      ],
    }),
  ],
}));
