import { block, paragraphs, starter } from './starter.ts';

/** Where guests eat: the menu with its prices, the hours, and how to keep a table. */
export const restaurant = starter('restaurant', (t, ask) => {
  const dish = (group: string) => ({
    group,
    name: ask('dish'),
    line: ask('line'),
    price: ask('price'),
    marks: [],
  });
  const meal = (name: string) => ({ when: ask('time'), name, line: '' });
  return {
    title: t('Restaurant', { fr: 'Restaurant', km: 'ភោជនីយដ្ឋាន', zh: '餐厅' }),
    slug: 'restaurant',
    description: ask('summary'),
    about: 'restaurant',
    place: 'header',
    blocks: [
      block('opening', 'wide', {
        title: t('At our table', { fr: 'À notre table', km: 'នៅតុរបស់យើង', zh: '在我们的餐桌旁' }),
        lead: ask('known'),
      }),
      block('text', 'large', { body: paragraphs(ask('story')) }),
      block('list', 'menu', {
        title: t('Menu', { fr: 'La carte', km: 'មុខម្ហូប', zh: '菜单' }),
        items: [
          dish(t('Starters', { fr: 'Entrées', km: 'អាហារសម្រន់', zh: '前菜' })),
          dish(t('Mains', { fr: 'Plats', km: 'ម្ហូបចម្បង', zh: '主菜' })),
          dish(t('Desserts', { fr: 'Desserts', km: 'បង្អែម', zh: '甜品' })),
        ],
      }),
      block('times', 'table', {
        title: t('Kitchen hours', { fr: 'Heures de service', km: 'ម៉ោងបម្រើអាហារ', zh: '供餐时间' }),
        items: [
          meal(t('Breakfast', { fr: 'Petit-déjeuner', km: 'អាហារពេលព្រឹក', zh: '早餐' })),
          meal(t('Lunch', { fr: 'Déjeuner', km: 'អាហារថ្ងៃត្រង់', zh: '午餐' })),
          meal(t('Dinner', { fr: 'Dîner', km: 'អាហារពេលល្ងាច', zh: '晚餐' })),
        ],
      }),
      block('press', 'band', {
        title: t('Book a table', { fr: 'Réserver une table', km: 'កក់តុ', zh: '预订餐位' }),
        action: 'call',
      }),
    ],
  };
});
