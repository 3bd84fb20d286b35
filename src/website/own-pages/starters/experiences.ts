import { block, paragraphs, starter } from './starter.ts';

/** What to do from here: trips with their prices, a day hour by hour, and how to get around. */
export const experiences = starter('experiences', (t, ask) => {
  const trip = () => ({
    group: '',
    name: ask('trip'),
    line: ask('line'),
    price: ask('price'),
    marks: [],
  });
  const step = () => ({ when: ask('time'), name: ask('step'), line: '' });
  return {
    title: t('Experiences', { fr: 'Activités', km: 'បទពិសោធន៍', zh: '体验' }),
    slug: 'experiences',
    description: ask('summary'),
    about: 'page',
    place: 'header',
    blocks: [
      block('opening', 'wide', {
        title: t('Days out from the hotel', {
          fr: 'Excursions au départ de l’hôtel',
          km: 'ដំណើរកម្សាន្តពីសណ្ឋាគារ',
          zh: '从酒店出发的日子',
        }),
        lead: ask('known'),
      }),
      block('list', 'cards', {
        title: t('What we arrange', {
          fr: 'Ce que nous organisons',
          km: 'អ្វីដែលយើងរៀបចំ',
          zh: '我们为您安排',
        }),
        items: [trip(), trip(), trip()],
      }),
      block('times', 'line', { title: ask('trip'), items: [step(), step(), step()] }),
      block('beside', 'end', { title: ask('trip'), body: paragraphs(ask('story')) }),
      block('way', 'map', {
        title: t('Where everything is', {
          fr: 'Où tout se trouve',
          km: 'អ្វីៗស្ថិតនៅឯណា',
          zh: '位置一览',
        }),
      }),
      block('press', 'quiet', {
        title: t('What would you like to see?', {
          fr: 'Qu’aimeriez-vous voir\u202f?',
          km: 'លោកអ្នកចង់ឃើញអ្វី?',
          zh: '您想看什么？',
        }),
        action: 'write',
      }),
    ],
  };
});
