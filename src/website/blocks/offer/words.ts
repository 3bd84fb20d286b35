import { spoken } from '../../../words/spoken.ts';

/** The facts of an offer. */
export const words = spoken({
  en: {
    when: 'When',
    between: (from: string, until: string) => `${from} to ${until}`,
    from: (day: string) => `From ${day}`,
    until: (day: string) => `Until ${day}`,
    included: 'Included',
    rooms: 'Rooms',
    price: 'Price',
    code: 'Promo code',
  },
  fr: {
    when: 'Dates',
    between: (from: string, until: string) => `Du ${from} au ${until}`,
    from: (day: string) => `À partir du ${day}`,
    until: (day: string) => `Jusqu’au ${day}`,
    included: 'Inclus',
    rooms: 'Chambres',
    price: 'Prix',
    code: 'Code promo',
  },
  km: {
    when: 'កាលបរិច្ឆេទ',
    between: (from: string, until: string) => `ពី ${from} ដល់ ${until}`,
    from: (day: string) => `ចាប់ពី ${day}`,
    until: (day: string) => `រហូតដល់ ${day}`,
    included: 'រួមបញ្ចូល',
    rooms: 'បន្ទប់',
    price: 'តម្លៃ',
    code: 'កូដបញ្ចុះតម្លៃ',
  },
  zh: {
    when: '适用日期',
    between: (from: string, until: string) => `${from}至${until}`,
    from: (day: string) => `${day}起`,
    until: (day: string) => `至${day}`,
    included: '套餐包含',
    rooms: '客房',
    price: '价格',
    code: '优惠码',
  },
});
