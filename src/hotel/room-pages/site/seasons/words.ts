import { spoken } from '@/words/spoken';

/** What a night costs at other times, on a room's page. */
export const words = spoken({
  en: {
    title: 'Prices by season',
    other: 'All other nights',
    season: 'Season',
    least: 'Stay',
    orMore: (nights: string) => `${nights} or more`,
  },
  fr: {
    title: 'Prix selon la saison',
    other: 'Toutes les autres nuits',
    season: 'Saison',
    least: 'Séjour',
    orMore: (nights: string) => `${nights} au moins`,
  },
  km: {
    title: 'តម្លៃតាមរដូវកាល',
    other: 'យប់ផ្សេងទៀតទាំងអស់',
    season: 'រដូវកាល',
    least: 'ការស្នាក់នៅ',
    orMore: (nights: string) => `យ៉ាងតិច ${nights}`,
  },
  zh: {
    title: '各季节房价',
    other: '其他日期',
    season: '季节',
    least: '入住',
    orMore: (nights: string) => `至少 ${nights}`,
  },
});
