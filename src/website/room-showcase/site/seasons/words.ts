import { spoken } from '@/words/spoken';

/** What a night costs at other times, on a room's page. */
export const words = spoken({
  en: {
    title: 'Prices by season',
    other: 'All other nights',
    season: 'Season',
    least: 'Minimum nights',
    orMore: (nights: string) => `${nights} or more`,
  },
  fr: {
    title: 'Prix selon la saison',
    other: 'Toutes les autres nuits',
    season: 'Saison',
    least: 'Durée minimale',
    orMore: (nights: string) => `${nights} minimum`,
  },
  km: {
    title: 'តម្លៃតាមរដូវកាល',
    other: 'យប់ផ្សេងទៀតទាំងអស់',
    season: 'រដូវកាល',
    least: 'ចំនួនយប់អប្បបរមា',
    orMore: (nights: string) => `យ៉ាងតិច ${nights}`,
  },
  zh: {
    title: '各时段房价',
    other: '其他日期',
    season: '时段',
    least: '最少晚数',
    orMore: (nights: string) => `${nights}起`,
  },
});
