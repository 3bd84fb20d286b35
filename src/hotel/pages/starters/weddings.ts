import { block, paragraphs, starter } from './starter.ts';

/** A wedding at the house: where, how the day goes and what it costs. */
export const weddings = starter('weddings', (t) => ({
  title: t('Weddings', { fr: 'Mariages', km: 'ពិធីមង្គលការ', zh: '婚礼' }),
  slug: 'weddings',
  description: t(
    'A wedding on the lawn of a small house by the sea in Kep: how the day goes, and what it costs.',
    {
      fr: 'Un mariage sur la pelouse d’une petite maison au bord de la mer, à Kep : comment passe la journée, et ce qu’elle coûte.',
      km: 'ពិធីមង្គលការលើស្មៅនៃផ្ទះតូចមួយមាត់សមុទ្រកែប៖ ថ្ងៃនោះប្រព្រឹត្តទៅយ៉ាងណា និងតម្លៃប៉ុន្មាន។',
      zh: '在白马海边小院草坪上的婚礼：这一天怎么过，费用多少。',
    },
  ),
  about: 'page',
  place: 'footer',
  blocks: [
    block('opening', 'wide', {
      title: t('A wedding by the water', {
        fr: 'Un mariage au bord de l’eau',
        km: 'ពិធីមង្គលការនៅមាត់ទឹក',
        zh: '水边的婚礼',
      }),
      lead: t('One lawn, one hall, and for two days no other guests than yours.', {
        fr: 'Une pelouse, une salle, et pendant deux jours pas d’autres hôtes que les vôtres.',
        km: 'ស្មៅមួយ សាលមួយ ហើយក្នុងពីរថ្ងៃ គ្មានភ្ញៀវណាក្រៅពីភ្ញៀវរបស់លោកអ្នកទេ។',
        zh: '一片草坪，一座敞厅，两天里只有您的客人。',
      }),
      image: '/images/about-1.jpg',
    }),
    block('text', 'columns', {
      title: t('The whole house, for one day', {
        fr: 'Toute la maison, pour un jour',
        km: 'ផ្ទះទាំងមូល សម្រាប់មួយថ្ងៃ',
        zh: '整座小院，只为一天',
      }),
      body: paragraphs(
        t(
          'We marry one couple at a time. Everyone who stays in the house that night has come for you, and the kitchen cooks for nobody else.',
          {
            fr: 'Nous marions un seul couple à la fois. Tous ceux qui dorment ici cette nuit-là sont venus pour vous, et la cuisine ne travaille pour personne d’autre.',
            km: 'យើងរៀបចំម្ដងមួយគូប៉ុណ្ណោះ។ អ្នកដែលស្នាក់នៅផ្ទះនេះយប់នោះ សុទ្ធតែមកដើម្បីលោកអ្នក ហើយផ្ទះបាយមិនចម្អិនសម្រាប់អ្នកផ្សេងទេ។',
            zh: '我们一次只办一对新人的婚礼。当晚住在这里的每一位，都是为您而来；厨房也只为您忙。',
          },
        ),
        t(
          'Monks come from the pagoda on the hill if you wish, and the musicians live in the next village. Chairs, lanterns and flowers are ours.',
          {
            fr: 'Les moines viennent de la pagode sur la colline, si vous le souhaitez, et les musiciens habitent le village voisin. Les chaises, les lanternes et les fleurs sont à nous.',
            km: 'ព្រះសង្ឃនិមន្តពីវត្តលើភ្នំ ប្រសិនបើលោកអ្នកចង់ ហើយអ្នកលេងភ្លេងរស់នៅភូមិជិតខាង។ កៅអី គោម និងផ្កា យើងរៀបចំជូន។',
            zh: '若您愿意，山上寺院的僧人会来；乐师就住邻村。椅子、灯笼和花由我们准备。',
          },
        ),
      ),
    }),
    block('times', 'columns', {
      title: t('How the day goes', {
        fr: 'Comment passe la journée',
        km: 'ថ្ងៃនោះប្រព្រឹត្តទៅយ៉ាងណា',
        zh: '这一天怎么过',
      }),
      items: [
        {
          when: '7:00',
          name: t('The blessing', { fr: 'La bénédiction', km: 'ពិធីសូត្រមន្ត', zh: '祈福' }),
          line: t('In the hall, with the doors open to the sea', {
            fr: 'Dans la salle, portes ouvertes sur la mer',
            km: 'ក្នុងសាល បើកទ្វារទៅរកសមុទ្រ',
            zh: '在敞厅里，门朝海敞开',
          }),
        },
        {
          when: '16:30',
          name: t('The ceremony', { fr: 'La cérémonie', km: 'ពិធី', zh: '典礼' }),
          line: t('On the lawn, when the heat has gone', {
            fr: 'Sur la pelouse, une fois la chaleur passée',
            km: 'លើស្មៅ ពេលអស់កម្ដៅថ្ងៃ',
            zh: '暑气退去后，在草坪上',
          }),
        },
        {
          when: '18:00',
          name: t('Dinner at long tables', {
            fr: 'Le dîner à de longues tables',
            km: 'អាហារពេលល្ងាចលើតុវែង',
            zh: '长桌晚宴',
          }),
          line: t('Eight dishes, in the middle, for everyone', {
            fr: 'Huit plats, au milieu, pour tous',
            km: 'ម្ហូបប្រាំបីមុខ នៅកណ្ដាលតុ សម្រាប់ទាំងអស់គ្នា',
            zh: '八道菜，摆在中间，众人共享',
          }),
        },
        {
          when: '21:00',
          name: t('Music', { fr: 'La musique', km: 'តន្ត្រី', zh: '音乐' }),
          line: t('Until the last aunt goes to bed', {
            fr: 'Jusqu’à ce que la dernière tante aille se coucher',
            km: 'រហូតដល់មីងចុងក្រោយចូលគេង',
            zh: '直到最后一位姨母去睡',
          }),
        },
      ],
    }),
    block('pictures', 'rows', {
      title: t('The places', { fr: 'Les lieux', km: 'ទីកន្លែង', zh: '场地' }),
      images: [
        '/images/hero.jpg',
        '/images/jetty-night.jpg',
        '/images/about-2.jpg',
        '/images/house-1.jpg',
      ],
    }),
    block('list', 'menu', {
      title: t('What it costs', { fr: 'Ce que cela coûte', km: 'តម្លៃ', zh: '费用' }),
      note: t('Half is paid when the day is set, the rest when you leave.', {
        fr: 'La moitié se règle quand le jour est fixé, le reste au départ.',
        km: 'បង់ពាក់កណ្ដាលពេលកំណត់ថ្ងៃ ហើយនៅសល់ពេលចាកចេញ។',
        zh: '定下日子时付一半，离店时付清。',
      }),
      items: [
        {
          group: t('The house', { fr: 'La maison', km: 'ផ្ទះ', zh: '小院' }),
          name: t('All twelve rooms, two nights', {
            fr: 'Les douze chambres, deux nuits',
            km: 'បន្ទប់ទាំងដប់ពីរ ពីរយប់',
            zh: '全部十二间客房，两晚',
          }),
          line: t('Breakfast for everyone, late on the second day', {
            fr: 'Petit-déjeuner pour tous, tard le second jour',
            km: 'អាហារពេលព្រឹកសម្រាប់ទាំងអស់គ្នា ថ្ងៃទីពីរពេលណាក៏បាន',
            zh: '含全员早餐，次日可晚些',
          }),
          price: '$3,600',
          marks: [],
        },
        {
          group: '',
          name: t('Lawn, hall and lanterns', {
            fr: 'Pelouse, salle et lanternes',
            km: 'ស្មៅ សាល និងគោម',
            zh: '草坪、敞厅与灯笼',
          }),
          line: t('Chairs and flowers from our garden with them', {
            fr: 'Avec les chaises et les fleurs de notre jardin',
            km: 'រួមទាំងកៅអី និងផ្កាពីសួនរបស់យើង',
            zh: '含椅子和园中鲜花',
          }),
          price: '$900',
          marks: [],
        },
        {
          group: t('At table', { fr: 'À table', km: 'លើតុអាហារ', zh: '餐桌上' }),
          name: t('Dinner, eight dishes', {
            fr: 'Dîner, huit plats',
            km: 'អាហារពេលល្ងាច ប្រាំបីមុខ',
            zh: '晚宴，八道菜',
          }),
          line: t('For each guest; children half', {
            fr: 'Par convive ; moitié pour les enfants',
            km: 'ក្នុងម្នាក់ កុមារពាក់កណ្ដាល',
            zh: '每位；儿童半价',
          }),
          price: '$38',
          marks: ['seafood'],
        },
        {
          group: '',
          name: t('The same without meat or fish', {
            fr: 'Le même, sans viande ni poisson',
            km: 'ដូចគ្នា ដោយគ្មានសាច់ ឬត្រី',
            zh: '同上，不含鱼肉',
          }),
          line: '',
          price: '$32',
          marks: ['vegetarian'],
        },
        {
          group: t('Besides', { fr: 'En plus', km: 'បន្ថែម', zh: '另加' }),
          name: t('Musicians from the village', {
            fr: 'Les musiciens du village',
            km: 'អ្នកលេងភ្លេងពីភូមិ',
            zh: '村里的乐师',
          }),
          line: t('Five of them, until they are tired', {
            fr: 'Ils sont cinq, et jouent jusqu’à la fatigue',
            km: 'ប្រាំនាក់ លេងរហូតដល់ហត់',
            zh: '五位，奏到累为止',
          }),
          price: '$250',
          marks: [],
        },
      ],
    }),
    block('facts', 'large', {
      title: t('In figures', { fr: 'En chiffres', km: 'ជាតួលេខ', zh: '数字' }),
      items: [
        {
          label: '80',
          line: t('guests at table, at most', {
            fr: 'convives à table, au plus',
            km: 'ភ្ញៀវលើតុ យ៉ាងច្រើន',
            zh: '位宾客，最多',
          }),
        },
        {
          label: '12',
          line: t('rooms in the house', {
            fr: 'chambres dans la maison',
            km: 'បន្ទប់ក្នុងផ្ទះ',
            zh: '间客房',
          }),
        },
        {
          label: '1',
          line: t('wedding at a time', {
            fr: 'mariage à la fois',
            km: 'មង្គលការក្នុងពេលមួយ',
            zh: '场婚礼，一次一场',
          }),
        },
      ],
    }),
    block('press', 'picture', {
      title: t('Tell us the day', {
        fr: 'Dites-nous le jour',
        km: 'សូមប្រាប់យើងថ្ងៃណា',
        zh: '告诉我们日子',
      }),
      lead: t('Two or three that would suit you are better than one. We answer within a day.', {
        fr: 'Deux ou trois dates valent mieux qu’une. Nous répondons dans la journée.',
        km: 'ថ្ងៃពីរ ឬបីដែលស្រួល ល្អជាងថ្ងៃតែមួយ។ យើងឆ្លើយក្នុងរយៈពេលមួយថ្ងៃ។',
        zh: '给两三个合适的日子，比一个更好。我们一天内答复。',
      }),
      action: 'write',
      image: '/images/luxury-1.jpg',
    }),
  ],
}));
