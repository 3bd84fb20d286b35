import { spoken } from '@/words/spoken';

/** What the calendar tells of a day in a room whose nights have prices of their own. */
export const words = spoken({
  en: {
    noArrival: 'no arrival',
    noArrivalOn: (date: string) => `Nobody can arrive on ${date}; it can be a day of departure.`,
    legend: 'Dotted: no arrival on this day',
    orMore: (nights: string) => `${nights} or more`,
  },
  fr: {
    noArrival: 'pas d’arrivée',
    noArrivalOn: (date: string) =>
      `Pas d’arrivée possible ${date}\u00a0; on peut partir ce jour-là.`,
    legend: 'Pointillé\u00a0: pas d’arrivée ce jour-là',
    orMore: (nights: string) => `${nights} au moins`,
  },
  km: {
    noArrival: 'មិនទទួលការមកដល់',
    noArrivalOn: (date: string) => `មិនអាចមកដល់នៅ${date}បានទេ ប៉ុន្តែអាចចាកចេញនៅថ្ងៃនោះបាន។`,
    legend: 'ចុចៗពីក្រោម៖ មិនទទួលការមកដល់នៅថ្ងៃនោះ',
    orMore: (nights: string) => `យ៉ាងតិច ${nights}`,
  },
  zh: {
    noArrival: '不可入住',
    noArrivalOn: (date: string) => `${date}不可入住，但可以退房。`,
    legend: '虚线：当天不可入住',
    orMore: (nights: string) => `至少 ${nights}`,
  },
});
