import { block, paragraphs, starter } from './starter.ts';

/** What to do from here: trips with their prices, a day hour by hour, and how to get around. */
export const experiences = starter('experiences', (t) => ({
  title: t('Experiences', { fr: 'À faire', km: 'បទពិសោធន៍', zh: '体验' }),
  slug: 'experiences',
  description: t(
    'By boat to Rabbit Island, to a pepper farm, along the salt fields: days from a house in Kep.',
    {
      fr: 'En bateau à l’île du Lapin, dans une plantation de poivre, le long des salines : des journées au départ d’une maison de Kep.',
      km: 'ជិះទូកទៅកោះទន្សាយ ទៅចម្ការម្រេច តាមបណ្ដោយស្រែអំបិល៖ ដំណើរកម្សាន្តពីផ្ទះនៅកែប។',
      zh: '乘船去兔子岛，看胡椒园，沿着盐田走：从白马小院出发的日子。',
    },
  ),
  about: 'page',
  place: 'header',
  blocks: [
    block('opening', 'wide', {
      title: t('Days along the coast', {
        fr: 'Des jours le long de la côte',
        km: 'ថ្ងៃៗតាមបណ្ដោយឆ្នេរ',
        zh: '海岸上的日子',
      }),
      lead: t('An island, a pepper hill, a market. All of it is less than an hour away.', {
        fr: 'Une île, une colline à poivre, un marché. Tout est à moins d’une heure.',
        km: 'កោះមួយ ភ្នំម្រេចមួយ ផ្សារមួយ។ ទាំងអស់នៅឆ្ងាយតិចជាងមួយម៉ោង។',
        zh: '一座岛，一片胡椒山，一个市场。都不到一小时的路。',
      }),
      image: '/images/about-3.jpg',
    }),
    block('list', 'cards', {
      title: t('What we arrange', {
        fr: 'Ce que nous organisons',
        km: 'អ្វីដែលយើងរៀបចំ',
        zh: '我们为您安排',
      }),
      note: t('For one person, with everything that is named. Tell us the evening before.', {
        fr: 'Par personne, tout ce qui est cité compris. Prévenez-nous la veille au soir.',
        km: 'សម្រាប់មនុស្សម្នាក់ រួមទាំងអ្វីដែលបានរៀបរាប់។ សូមប្រាប់យើងនៅល្ងាចមុន។',
        zh: '每人价格，包含所列各项。请提前一晚告知。',
      }),
      items: [
        {
          group: '',
          name: t('Rabbit Island by boat', {
            fr: 'L’île du Lapin en bateau',
            km: 'ទៅកោះទន្សាយតាមទូក',
            zh: '乘船去兔子岛',
          }),
          line: t('Boat, hammock, and crab at noon', {
            fr: 'Bateau, hamac, et du crabe à midi',
            km: 'ទូក អង្រឹង និងក្ដាមនៅថ្ងៃត្រង់',
            zh: '船、吊床，中午吃螃蟹',
          }),
          price: '$18',
          marks: ['signature'],
        },
        {
          group: '',
          name: t('A pepper farm near Kampot', {
            fr: 'Une plantation de poivre près de Kampot',
            km: 'ចម្ការម្រេចក្បែរកំពត',
            zh: '贡布附近的胡椒园',
          }),
          line: t('Half a day by tuk-tuk; four colours from one vine', {
            fr: 'Une demi-journée en tuk-tuk ; quatre couleurs d’une même liane',
            km: 'កន្លះថ្ងៃដោយតុកតុក ម្រេចបួនពណ៌ពីដើមតែមួយ',
            zh: '嘟嘟车半日游；一藤四色',
          }),
          price: '$14',
          marks: [],
        },
        {
          group: '',
          name: t('To the crab market with the cook', {
            fr: 'Au marché aux crabes avec le cuisinier',
            km: 'ទៅផ្សារក្ដាមជាមួយចុងភៅ',
            zh: '跟厨师逛螃蟹市场',
          }),
          line: t('At half past five; you carry the basket', {
            fr: 'À cinq heures et demie ; vous portez le panier',
            km: 'នៅម៉ោងប្រាំកន្លះព្រឹក លោកអ្នកយួរកន្ត្រក',
            zh: '清晨五点半；篮子归您提',
          }),
          price: '$8',
          marks: [],
        },
        {
          group: '',
          name: t('Salt fields by bicycle', {
            fr: 'Les salines à vélo',
            km: 'ជិះកង់មើលស្រែអំបិល',
            zh: '骑车看盐田',
          }),
          line: t('Flat all the way; best between January and April', {
            fr: 'Plat tout du long ; au mieux de janvier à avril',
            km: 'ផ្លូវរាបស្មើ ល្អបំផុតពីមករា ដល់មេសា',
            zh: '一路平坦；一月至四月最好',
          }),
          price: '$6',
          marks: [],
        },
        {
          group: '',
          name: t('The path through the national park', {
            fr: 'Le sentier du parc national',
            km: 'ផ្លូវដើរក្នុងឧទ្យានជាតិ',
            zh: '国家公园小径',
          }),
          line: t('Eight kilometres of shade, with a map of ours', {
            fr: 'Huit kilomètres d’ombre, avec notre carte',
            km: 'ប្រាំបីគីឡូម៉ែត្រក្នុងម្លប់ មានផែនទីរបស់យើង',
            zh: '八公里林荫，附我们的地图',
          }),
          price: t('free', { fr: 'gratuit', km: 'ឥតគិតថ្លៃ', zh: '免费' }),
          marks: [],
        },
        {
          group: '',
          name: t('Sunrise on the jetty', {
            fr: 'Le lever du soleil sur la jetée',
            km: 'ថ្ងៃរះនៅលើផែ',
            zh: '栈桥日出',
          }),
          line: t('We knock at your door, and leave the coffee', {
            fr: 'Nous frappons à votre porte et laissons le café',
            km: 'យើងគោះទ្វារ ហើយទុកកាហ្វេជូន',
            zh: '我们来敲门，留下咖啡',
          }),
          price: t('free', { fr: 'gratuit', km: 'ឥតគិតថ្លៃ', zh: '免费' }),
          marks: [],
        },
      ],
    }),
    block('times', 'line', {
      title: t('A day on Rabbit Island', {
        fr: 'Une journée sur l’île du Lapin',
        km: 'មួយថ្ងៃនៅកោះទន្សាយ',
        zh: '兔子岛一日',
      }),
      items: [
        {
          when: '8:30',
          name: t('To the pier', { fr: 'À l’embarcadère', km: 'ទៅកំពង់ផែ', zh: '到码头' }),
          line: t('Five minutes by tuk-tuk', {
            fr: 'Cinq minutes en tuk-tuk',
            km: 'ជិះតុកតុកប្រាំនាទី',
            zh: '嘟嘟车五分钟',
          }),
        },
        {
          when: '9:00',
          name: t('Across by boat', { fr: 'La traversée', km: 'ឆ្លងដោយទូក', zh: '渡海' }),
          line: t('Twenty-five minutes; sit on the left for the shade', {
            fr: 'Vingt-cinq minutes ; l’ombre est à gauche',
            km: 'ម្ភៃប្រាំនាទី អង្គុយខាងឆ្វេងមានម្លប់',
            zh: '二十五分钟；左边有荫',
          }),
        },
        {
          when: '12:00',
          name: t('Crab under the palms', {
            fr: 'Du crabe sous les palmiers',
            km: 'ក្ដាមក្រោមដើមដូង',
            zh: '椰树下吃蟹',
          }),
          line: '',
        },
        {
          when: '15:30',
          name: t('Back, before the wind', {
            fr: 'Le retour, avant le vent',
            km: 'ត្រឡប់មកវិញ មុនខ្យល់បក់',
            zh: '起风前返回',
          }),
          line: t('The pool is still warm', {
            fr: 'La piscine est encore tiède',
            km: 'ទឹកអាងនៅក្ដៅឧណ្ហៗ',
            zh: '泳池还温着',
          }),
        },
      ],
    }),
    block('beside', 'over', {
      title: t('When the moon is full', {
        fr: 'Quand la lune est pleine',
        km: 'នៅថ្ងៃពេញបូណ៌មី',
        zh: '月圆之夜',
      }),
      body: paragraphs(
        t(
          'Nothing to arrange: the tables stand on the jetty, and the moon comes up across the bay a little after dinner does.',
          {
            fr: 'Rien à organiser : les tables sont sur la jetée, et la lune se lève de l’autre côté de la baie, peu après l’arrivée du dîner.',
            km: 'មិនបាច់រៀបចំអ្វីទេ៖ តុដាក់លើផែ ហើយព្រះចន្ទរះពីម្ខាងឈូងសមុទ្រ បន្តិចក្រោយអាហារពេលល្ងាចមកដល់។',
            zh: '什么都不用安排：餐桌摆在栈桥上，晚餐上桌不久，月亮便从海湾那边升起。',
          },
        ),
      ),
      image: '/images/jetty-night.jpg',
    }),
    block('facts', 'columns', {
      title: t('Before you set out', { fr: 'Avant de partir', km: 'មុនពេលចេញដំណើរ', zh: '出发前' }),
      items: [
        {
          label: t('Weather', { fr: 'Le temps', km: 'អាកាសធាតុ', zh: '天气' }),
          line: t(
            'November to May is dry. From June it rains in the afternoon, so we start early.',
            {
              fr: 'De novembre à mai, il fait sec. Dès juin, il pleut l’après-midi : nous partons tôt.',
              km: 'ពីវិច្ឆិកា ដល់ឧសភា អាកាសធាតុស្ងួត។ ចាប់ពីមិថុនា ភ្លៀងនៅពេលរសៀល ដូច្នេះយើងចេញពីព្រលឹម។',
              zh: '十一月至五月干燥。六月起午后有雨，我们便早些动身。',
            },
          ),
        },
        {
          label: t('What to bring', { fr: 'À emporter', km: 'អ្វីត្រូវយកទៅ', zh: '带什么' }),
          line: t('A hat. Water, towels and a basket for lunch are in the boat.', {
            fr: 'Un chapeau. L’eau, les serviettes et le panier du déjeuner sont dans le bateau.',
            km: 'មួកមួយ។ ទឹក កន្សែង និងកន្ត្រកអាហារថ្ងៃត្រង់មានក្នុងទូកហើយ។',
            zh: '一顶帽子。水、毛巾和午餐篮都在船上。',
          }),
        },
        {
          label: t('If the sea is rough', {
            fr: 'Si la mer est forte',
            km: 'ប្រសិនបើមានរលកធំ',
            zh: '若风浪大',
          }),
          line: t('We stay on land, and you pay nothing.', {
            fr: 'Nous restons à terre, et vous ne payez rien.',
            km: 'យើងនៅលើគោក ហើយលោកអ្នកមិនបាច់បង់ប្រាក់ទេ។',
            zh: '我们就留在岸上，您分文不付。',
          }),
        },
      ],
    }),
    block('way', 'map', {
      title: t('Where everything is', {
        fr: 'Où tout se trouve',
        km: 'អ្វីៗស្ថិតនៅឯណា',
        zh: '都在哪里',
      }),
      note: t('Most of it can be reached by bicycle. For the rest we call a tuk-tuk.', {
        fr: 'Presque tout se rejoint à vélo. Pour le reste, nous appelons un tuk-tuk.',
        km: 'កន្លែងភាគច្រើនអាចជិះកង់ទៅបាន។ កន្លែងផ្សេងទៀត យើងហៅតុកតុកជូន។',
        zh: '大多骑车可达。其余的，我们叫嘟嘟车。',
      }),
    }),
    block('press', 'quiet', {
      title: t('What would you like to see', {
        fr: 'Ce que vous aimeriez voir',
        km: 'លោកអ្នកចង់ឃើញអ្វី',
        zh: '您想看什么',
      }),
      lead: t('Write to us before you come, and the days are ready when you are.', {
        fr: 'Écrivez-nous avant de venir : les journées seront prêtes quand vous le serez.',
        km: 'សូមសរសេរមកយើងមុនពេលមក នោះអ្វីៗនឹងរួចរាល់ពេលលោកអ្នកមកដល់។',
        zh: '来之前写信给我们，日程随时为您备好。',
      }),
      action: 'write',
    }),
  ],
}));
