import { spoken } from '@/words/spoken';

/** A page that is shown to somebody before it is published. */
export const words = spoken({
  en: {
    title: 'Not published yet',
    text: 'Only people with this link can see this page.',
    unknownTitle: 'This link no longer works',
    unknownText: 'It may be older than a week. Please ask for a new one.',
    unansweredTitle: 'We cannot show this page just now',
    unansweredText: 'Please try again in a moment.',
    askAgain: 'Try again',
    waiting: 'One moment.',
  },
  fr: {
    title: 'Pas encore publiée',
    text: 'Seules les personnes qui ont ce lien voient cette page.',
    unknownTitle: 'Ce lien n’est plus valable',
    unknownText: 'Il a peut-être plus d’une semaine. Veuillez en demander un nouveau.',
    unansweredTitle: 'Impossible d’afficher cette page pour le moment',
    unansweredText: 'Veuillez réessayer dans un instant.',
    askAgain: 'Réessayer',
    waiting: 'Un instant.',
  },
  km: {
    title: 'មិនទាន់ផ្សាយ',
    text: 'មានតែអ្នកដែលមានតំណនេះទើបមើលឃើញទំព័រនេះ។',
    unknownTitle: 'តំណនេះលែងប្រើបានហើយ',
    unknownText: 'វាប្រហែលចាស់ជាងមួយសប្ដាហ៍។ សូមសុំតំណថ្មី។',
    unansweredTitle: 'មិនអាចបង្ហាញទំព័រនេះបានទេនៅពេលនេះ',
    unansweredText: 'សូមព្យាយាមម្ដងទៀតបន្តិចទៀត។',
    askAgain: 'ព្យាយាមម្ដងទៀត',
    waiting: 'សូមរង់ចាំបន្តិច។',
  },
  zh: {
    title: '尚未发布',
    text: '只有持有此链接的人才能看到此页面。',
    unknownTitle: '此链接已失效',
    unknownText: '链接可能已超过一周，请索取新的链接。',
    unansweredTitle: '暂时无法显示此页',
    unansweredText: '请稍后再试。',
    askAgain: '再试一次',
    waiting: '请稍候。',
  },
});
