import { spoken } from '@/words/spoken';

/** What the calendar tells of a day in a room whose nights have prices of their own. */
export const words = spoken({
  en: {
    noArrival: 'no arrival',
    noArrivalOn: (date: string) => `You cannot arrive on ${date}, but you can leave that day.`,
    legend: 'Dotted: no arrival on this day',
    orMore: (nights: string) => `${nights} or more`,
  },
  fr: {
    noArrival: 'pas d’arrivée',
    noArrivalOn: (date: string) =>
      `Pas d’arrivée possible le ${date}\u202f; vous pouvez partir ce jour-là.`,
    legend: 'Pointillé\u00a0: pas d’arrivée ce jour-là',
    orMore: (nights: string) => `${nights} minimum`,
  },
  km: {
    noArrival: 'មិនទទួលចូលស្នាក់នៅ',
    noArrivalOn: (date: string) => `លោកអ្នកមិនអាចចូលស្នាក់នៅ${date}បានទេ ប៉ុន្តែអាចចាកចេញនៅថ្ងៃនោះបាន។`,
    legend: 'បន្ទាត់ចុចៗ៖ មិនទទួលចូលស្នាក់នៅថ្ងៃនោះ',
    orMore: (nights: string) => `យ៉ាងតិច ${nights}`,
  },
  zh: {
    noArrival: '不可办理入住',
    noArrivalOn: (date: string) => `${date}不可办理入住，但可以退房。`,
    legend: '点线：当日不可办理入住',
    orMore: (nights: string) => `${nights}起`,
  },
});
