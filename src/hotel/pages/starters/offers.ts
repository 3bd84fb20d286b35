import { block, paragraphs, starter } from './starter.ts';

/** Offers: each says what is in it and what it costs, and ends by itself on the day it is given. */
export const offers = starter('offers', (t) => ({
  title: t('Offers', { fr: 'Offres', km: 'ការផ្ដល់ជូន', zh: '优惠' }),
  slug: 'offers',
  description: t('Three nights at full moon, and a week in the green season, at a house in Kep.', {
    fr: 'Trois nuits à la pleine lune, une semaine à la saison verte, dans une maison de Kep.',
    km: 'បីយប់នៅថ្ងៃពេញបូណ៌មី និងមួយសប្ដាហ៍ក្នុងរដូវបៃតង នៅផ្ទះមួយក្នុងខេត្តកែប។',
    zh: '白马小院：满月三夜，绿季一周。',
  }),
  about: 'page',
  place: 'header',
  blocks: [
    block('opening', 'quiet', {
      title: t('Reasons to stay a little longer', {
        fr: 'Des raisons de rester un peu',
        km: 'ហេតុផលដើម្បីស្នាក់នៅយូរបន្តិច',
        zh: '多住几日的理由',
      }),
      lead: t('Two of them. Both are cheaper than their nights alone.', {
        fr: 'Il y en a deux. Chacune coûte moins que ses nuits seules.',
        km: 'មានពីរ។ ទាំងពីរថោកជាងតម្លៃបន្ទប់រៀងរាល់យប់។',
        zh: '有两个。都比单住更划算。',
      }),
      image: '/images/house-1.jpg',
    }),
    block('offer', 'wide', {
      title: t('Three nights at full moon', {
        fr: 'Trois nuits à la pleine lune',
        km: 'បីយប់នៅថ្ងៃពេញបូណ៌មី',
        zh: '满月三夜',
      }),
      body: paragraphs(
        t(
          'Come the day before the moon is full and leave the day after. On the night between, dinner is on the jetty, and it takes as long as it takes.',
          {
            fr: 'Arrivez la veille de la pleine lune et repartez le surlendemain. Le soir même, le dîner est sur la jetée, et il dure ce qu’il dure.',
            km: 'សូមមកមុនថ្ងៃពេញបូណ៌មីមួយថ្ងៃ ហើយចាកចេញក្រោយនោះ។ នៅយប់កណ្ដាល អាហារពេលល្ងាចនៅលើផែ ហើយចំណាយពេលតាមដែលវាត្រូវការ។',
            zh: '满月前一天来，过后再走。中间那一夜，晚餐摆在栈桥上，想吃多久就吃多久。',
          },
        ),
      ),
      image: '/images/jetty-night.jpg',
      price: t('$540 for two', { fr: '$540 pour deux', km: '$540 សម្រាប់ពីរនាក់', zh: '双人 $540' }),
      included: [
        {
          name: t('Three nights with breakfast', {
            fr: 'Trois nuits avec petit-déjeuner',
            km: 'បីយប់ជាមួយអាហារពេលព្រឹក',
            zh: '三晚含早餐',
          }),
        },
        {
          name: t('Dinner on the jetty', {
            fr: 'Le dîner sur la jetée',
            km: 'អាហារពេលល្ងាចលើផែ',
            zh: '栈桥晚餐',
          }),
        },
        {
          name: t('A stone bath at dusk', {
            fr: 'Un bain de pierre au crépuscule',
            km: 'អាងថ្មនៅពេលព្រលប់',
            zh: '黄昏石浴',
          }),
        },
        {
          name: t('Leaving as late as 16:00', {
            fr: 'Départ jusqu’à 16 h',
            km: 'ចាកចេញរហូតដល់ម៉ោង 16:00',
            zh: '延迟至 16:00 退房',
          }),
        },
      ],
    }),
    block('offer', 'beside', {
      title: t('A week in the green season', {
        fr: 'Une semaine à la saison verte',
        km: 'មួយសប្ដាហ៍ក្នុងរដូវបៃតង',
        zh: '绿季一周',
      }),
      body: paragraphs(
        t(
          'From June the afternoons are rain, and the hills are greener than they look in any picture. Seven nights for the price of five, and books on the veranda.',
          {
            fr: 'Dès juin, les après-midi sont à la pluie, et les collines plus vertes que sur n’importe quelle image. Sept nuits au prix de cinq, et des livres sur la véranda.',
            km: 'ចាប់ពីមិថុនា ភ្លៀងធ្លាក់នៅពេលរសៀល ហើយភ្នំបៃតងជាងក្នុងរូបភាពណាទាំងអស់។ ប្រាំពីរយប់ក្នុងតម្លៃប្រាំយប់ និងសៀវភៅនៅរានហាល។',
            zh: '六月起，午后是雨，山比任何照片里都绿。七晚只付五晚，游廊上有书。',
          },
        ),
      ),
      image: '/images/about-4.jpg',
      price: t('from $645', { fr: 'dès $645', km: 'ចាប់ពី $645', zh: '$645 起' }),
      included: [
        {
          name: t('Seven nights with breakfast', {
            fr: 'Sept nuits avec petit-déjeuner',
            km: 'ប្រាំពីរយប់ជាមួយអាហារពេលព្រឹក',
            zh: '七晚含早餐',
          }),
        },
        {
          name: t('Two Khmer massages', {
            fr: 'Deux massages khmers',
            km: 'ម៉ាស្សាខ្មែរពីរដង',
            zh: '两次高棉按摩',
          }),
        },
        {
          name: t('A large umbrella', { fr: 'Un grand parapluie', km: 'ឆ័ត្រធំមួយ', zh: '一把大伞' }),
        },
      ],
    }),
    block('facts', 'rows', {
      title: t('How it works', { fr: 'Comment ça marche', km: 'របៀបប្រើ', zh: '如何使用' }),
      items: [
        {
          label: t('Asking for one', { fr: 'La demander', km: 'ការស្នើសុំ', zh: '如何申请' }),
          line: t('Choose a room and your dates, and name the offer in your message.', {
            fr: 'Choisissez une chambre et vos dates, et nommez l’offre dans votre message.',
            km: 'សូមជ្រើសរើសបន្ទប់ និងថ្ងៃ ហើយសរសេរឈ្មោះការផ្ដល់ជូនក្នុងសារ។',
            zh: '选好客房与日期，在留言中写明优惠名称。',
          }),
        },
        {
          label: t('Rooms', { fr: 'Chambres', km: 'បន្ទប់', zh: '客房' }),
          line: t('The price is for the first kind of room; the others cost a little more.', {
            fr: 'Le prix vaut pour la première catégorie ; les autres coûtent un peu plus.',
            km: 'តម្លៃនេះសម្រាប់បន្ទប់ប្រភេទទីមួយ ប្រភេទផ្សេងថ្លៃជាងបន្តិច។',
            zh: '价格适用于第一种房型；其他房型略高。',
          }),
        },
        {
          label: t('If plans change', {
            fr: 'Si vos plans changent',
            km: 'ប្រសិនបើគម្រោងប្ដូរ',
            zh: '若计划有变',
          }),
          line: t('As with every stay: free until two days before.', {
            fr: 'Comme pour tout séjour : sans frais jusqu’à deux jours avant.',
            km: 'ដូចការស្នាក់នៅទាំងអស់៖ ឥតគិតថ្លៃរហូតដល់ពីរថ្ងៃមុន។',
            zh: '与所有住宿一样：提前两天免费。',
          }),
        },
      ],
    }),
    block('quotation', 'quiet', {
      quote: t('We came for two nights and stayed for six.', {
        fr: 'Nous venions pour deux nuits et sommes restés six.',
        km: 'យើងមកស្នាក់ពីរយប់ ហើយបានស្នាក់ប្រាំមួយយប់។',
        zh: '我们本来住两晚，结果住了六晚。',
      }),
      author: 'Sample Guest A.',
      role: t('A guest of the house', {
        fr: 'De passage dans la maison',
        km: 'ភ្ញៀវរបស់ផ្ទះ',
        zh: '小院的客人',
      }),
    }),
    block('cards', 'two', {
      title: t('Further', { fr: 'Plus loin', km: 'បន្តទៀត', zh: '继续' }),
      items: [
        {
          to: '/rooms',
          name: t('The rooms', { fr: 'Les chambres', km: 'បន្ទប់ទាំងអស់', zh: '全部客房' }),
          line: t('With their prices for one night', {
            fr: 'Avec leur prix pour une nuit',
            km: 'ជាមួយតម្លៃក្នុងមួយយប់',
            zh: '及其每晚价格',
          }),
          image: '/images/room-deluxe.jpg',
        },
        {
          to: '/contact',
          name: t('Getting here', { fr: 'Venir ici', km: 'របៀបមកដល់', zh: '如何到来' }),
          line: t('Three hours from Phnom Penh, by a road that is good now', {
            fr: 'À trois heures de Phnom Penh, par une route désormais bonne',
            km: 'បីម៉ោងពីភ្នំពេញ តាមផ្លូវដែលល្អហើយ',
            zh: '距金边三小时，路如今很好走',
          }),
          image: '/images/about-1.jpg',
        },
      ],
    }),
    block('press', 'band', {
      title: t('Choose your nights', {
        fr: 'Choisissez vos nuits',
        km: 'ជ្រើសរើសយប់របស់លោកអ្នក',
        zh: '选您的日子',
      }),
      lead: t('The calendar of each room shows which are free.', {
        fr: 'Le calendrier de chaque chambre montre celles qui sont libres.',
        km: 'ប្រតិទិនរបស់បន្ទប់នីមួយៗបង្ហាញយប់ដែលទំនេរ។',
        zh: '每间客房的日历上标明空房。',
      }),
      action: 'book',
    }),
  ],
}));
