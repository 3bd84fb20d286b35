import { block, paragraphs, starter } from './starter.ts';

/** Treatments with their prices, and how a visit goes. */
export const spa = starter('spa', (t, ask) => {
  const treatment = () => ({
    group: '',
    name: ask('treatment'),
    line: ask('line'),
    price: ask('price'),
    marks: [],
  });
  const step = () => ({ when: ask('time'), name: ask('step'), line: '' });
  return {
    title: t('Spa', { fr: 'Le spa', km: 'ស្ប៉ា', zh: '水疗' }),
    slug: 'spa',
    description: ask('summary'),
    about: 'page',
    place: 'header',
    blocks: [
      block('opening', 'beside', {
        title: t('Time for yourself', {
          fr: 'Du temps pour vous',
          km: 'ពេលវេលាសម្រាប់លោកអ្នក',
          zh: '留给自己的时光',
        }),
        lead: ask('known'),
      }),
      block('list', 'columns', {
        title: t('Treatments', { fr: 'Soins', km: 'ការថែទាំ', zh: '疗程' }),
        items: [treatment(), treatment(), treatment()],
      }),
      block('beside', 'start', { title: ask('treatment'), body: paragraphs(ask('story')) }),
      block('times', 'line', {
        title: t('How a visit goes', {
          fr: 'Le déroulé d’une visite',
          km: 'ដំណើរការនៃការមកប្រើសេវា',
          zh: '到访流程',
        }),
        items: [step(), step(), step()],
      }),
      block('facts', 'columns', {
        title: t('Good to know', { fr: 'Bon à savoir', km: 'ព័ត៌មានគួរដឹង', zh: '入住须知' }),
        items: [
          {
            label: t('Hours', { fr: 'Heures', km: 'ម៉ោងបើក', zh: '开放时间' }),
            line: ask('answer'),
          },
          {
            label: t('What to wear', { fr: 'Tenue', km: 'សម្លៀកបំពាក់', zh: '着装' }),
            line: ask('answer'),
          },
        ],
      }),
      block('press', 'quiet', {
        title: t('Ask for a time', { fr: 'Demander un horaire', km: 'សុំម៉ោង', zh: '预约时间' }),
        action: 'write',
      }),
    ],
  };
});
