import { block, paragraphs, starter } from './starter.ts';

/** Offers: each says what is in it and what it costs, and ends by itself on the day it is given. */
export const offers = starter('offers', (t, ask) => {
  const offer = (look: 'wide' | 'beside') =>
    block('offer', look, {
      title: ask('offer'),
      body: paragraphs(ask('story')),
      price: ask('price'),
      included: [{ name: ask('included') }, { name: ask('included') }],
    });
  return {
    title: t('Offers', { fr: 'Offres', km: 'ការផ្ដល់ជូនពិសេស', zh: '优惠' }),
    slug: 'offers',
    description: ask('summary'),
    about: 'page',
    place: 'header',
    blocks: [
      block('opening', 'quiet', {
        title: t('Reasons to stay a little longer', {
          fr: 'De bonnes raisons de rester un peu plus longtemps',
          km: 'ហេតុផលដើម្បីស្នាក់នៅយូរបន្តិច',
          zh: '多住几日的理由',
        }),
        lead: ask('known'),
      }),
      offer('wide'),
      offer('beside'),
      block('facts', 'rows', {
        title: t('How it works', { fr: 'Comment ça marche', km: 'របៀបប្រើ', zh: '如何使用' }),
        items: [
          {
            label: t('How to book', { fr: 'Pour en profiter', km: 'របៀបកក់', zh: '如何预订' }),
            line: ask('answer'),
          },
          {
            label: t('If plans change', {
              fr: 'Si vos projets changent',
              km: 'ប្រសិនបើគម្រោងផ្លាស់ប្ដូរ',
              zh: '如行程有变',
            }),
            line: ask('answer'),
          },
        ],
      }),
      block('cards', 'two', {
        items: [
          {
            to: '/rooms',
            name: t('Rooms', { fr: 'Chambres', km: 'បន្ទប់', zh: '客房' }),
            line: t('And their price per night', {
              fr: 'Et leur prix par nuit',
              km: 'និងតម្លៃក្នុងមួយយប់',
              zh: '查看每晚房价',
            }),
            image: '',
          },
          {
            to: '/contact',
            name: t('Getting here', {
              fr: 'Venir jusqu’à nous',
              km: 'ផ្លូវមកកាន់យើង',
              zh: '如何到达',
            }),
            line: '',
            image: '',
          },
        ],
      }),
    ],
  };
});
