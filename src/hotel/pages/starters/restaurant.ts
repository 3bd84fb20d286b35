import { block, paragraphs, starter } from './starter.ts';

/** Where one eats: the card with its prices, the hours, and how to keep a table. */
export const restaurant = starter('restaurant', (t) => ({
  title: t('Restaurant', { fr: 'Restaurant', km: 'ភោជនីយដ្ឋាន', zh: '餐厅' }),
  slug: 'restaurant',
  description: t(
    'Crab from the morning boats, herbs from the garden and Kampot pepper, at tables above the sea in Kep.',
    {
      fr: 'Le crabe des bateaux du matin, les herbes du jardin et le poivre de Kampot, à des tables au-dessus de la mer, à Kep.',
      km: 'ក្ដាមពីទូកពេលព្រឹក ជីរពីសួន និងម្រេចកំពត នៅលើតុមាត់សមុទ្រកែប។',
      zh: '清晨渔船的螃蟹、园中的香草和贡布胡椒，在白马临海的餐桌上。',
    },
  ),
  about: 'restaurant',
  place: 'header',
  blocks: [
    block('opening', 'wide', {
      title: t('A table above the sea', {
        fr: 'Une table face à la mer',
        km: 'តុមួយនៅលើមាត់សមុទ្រ',
        zh: '海上的一张餐桌',
      }),
      lead: t('Crab from the morning boats, and pepper from the hills behind the house.', {
        fr: 'Le crabe des bateaux du matin, et le poivre des collines derrière la maison.',
        km: 'ក្ដាមពីទូកពេលព្រឹក និងម្រេចពីភ្នំខាងក្រោយផ្ទះ។',
        zh: '清晨渔船的螃蟹，和屋后山丘的胡椒。',
      }),
      image: '/images/about-2.jpg',
    }),
    block('text', 'large', {
      title: t('What the coast gives', {
        fr: 'Ce que donne la côte',
        km: 'អ្វីដែលឆ្នេរផ្ដល់ឱ្យ',
        zh: '海岸给什么',
      }),
      body: paragraphs(
        t(
          'The boats come in before six. By seven the cook has been to the market, and by eight the card is written. What is not on it was not good enough today.',
          {
            fr: 'Les bateaux rentrent avant six heures. À sept heures, le cuisinier est passé au marché ; à huit heures, la carte est écrite. Ce qui n’y figure pas n’était pas assez bon ce matin.',
            km: 'ទូកចូលមកមុនម៉ោងប្រាំមួយ។ នៅម៉ោងប្រាំពីរ ចុងភៅបានទៅផ្សាររួចហើយ ហើយនៅម៉ោងប្រាំបី បញ្ជីមុខម្ហូបត្រូវបានសរសេររួច។ អ្វីដែលមិនមានក្នុងបញ្ជី គឺមិនទាន់ល្អគ្រប់គ្រាន់សម្រាប់ថ្ងៃនេះ។',
            zh: '渔船六点前回港。七点，厨师已从市场回来；八点，菜单写好。没写在上面的，就是今天还不够好。',
          },
        ),
      ),
    }),
    block('list', 'menu', {
      title: t('The card in the evening', {
        fr: 'La carte du soir',
        km: 'មុខម្ហូបពេលល្ងាច',
        zh: '晚间菜单',
      }),
      note: t('It changes with the catch. Ask what came in today.', {
        fr: 'Elle change avec la pêche. Demandez ce qui est arrivé aujourd’hui.',
        km: 'វាប្ដូរតាមអ្វីដែលនេសាទបាន។ សូមសួរថាថ្ងៃនេះមានអ្វីថ្មី។',
        zh: '随渔获而变。请问问今天到了什么。',
      }),
      items: [
        {
          group: t('To begin', { fr: 'Pour commencer', km: 'ចាប់ផ្ដើម', zh: '前菜' }),
          name: t('Green mango with smoked fish', {
            fr: 'Mangue verte au poisson fumé',
            km: 'ញាំស្វាយខ្ចីត្រីឆ្អើរ',
            zh: '青芒果拌熏鱼',
          }),
          line: t('Shallots, mint, roasted peanuts', {
            fr: 'Échalotes, menthe, cacahuètes grillées',
            km: 'ខ្ទឹមក្រហម ជីរអង្កាម សណ្ដែកដីលីង',
            zh: '红葱、薄荷、烤花生',
          }),
          price: '$7',
          marks: ['seafood'],
        },
        {
          group: '',
          name: t('Lotus stem salad', {
            fr: 'Salade de tiges de lotus',
            km: 'ញាំក្រអៅឈូក',
            zh: '莲梗沙拉',
          }),
          line: t('From the pond in front of the hall', {
            fr: 'Du bassin devant la salle',
            km: 'ពីស្រះមុខសាល',
            zh: '采自敞厅前的莲池',
          }),
          price: '$6',
          marks: ['vegan'],
        },
        {
          group: t('From the boats', { fr: 'Des bateaux', km: 'ពីទូកនេសាទ', zh: '渔船所获' }),
          name: t('Crab with green Kampot pepper', {
            fr: 'Crabe au poivre vert de Kampot',
            km: 'ក្ដាមឆាម្រេចខៀវកំពត',
            zh: '贡布青胡椒炒蟹',
          }),
          line: t('Whole branches of pepper; it takes both hands', {
            fr: 'Des grappes entières ; il faut les deux mains',
            km: 'ម្រេចទាំងចង្កោម ត្រូវប្រើដៃទាំងពីរ',
            zh: '整串青胡椒；得用双手',
          }),
          price: '$16',
          marks: ['seafood', 'signature'],
        },
        {
          group: '',
          name: t('Squid from the charcoal', {
            fr: 'Calmar au charbon de bois',
            km: 'មឹកអាំង',
            zh: '炭烤鱿鱼',
          }),
          line: t('Lime, salt and pepper beside it', {
            fr: 'Citron vert, sel et poivre à côté',
            km: 'ជាមួយទឹកក្រូចឆ្មា អំបិល និងម្រេច',
            zh: '配青柠、盐与胡椒',
          }),
          price: '$12',
          marks: ['seafood', 'glutenFree'],
        },
        {
          group: '',
          name: t('Fish amok in a banana leaf', {
            fr: 'Amok de poisson en feuille de bananier',
            km: 'អាម៉ុកត្រីខ្ចប់ស្លឹកចេក',
            zh: '蕉叶阿莫克鱼',
          }),
          line: t('Steamed with coconut and kroeung', {
            fr: 'Cuit à la vapeur, coco et kroeung',
            km: 'ចំហុយជាមួយខ្ទិះដូង និងគ្រឿង',
            zh: '以椰浆与香料酱蒸制',
          }),
          price: '$13',
          marks: ['seafood'],
        },
        {
          group: t('From the garden', { fr: 'Du jardin', km: 'ពីសួនបន្លែ', zh: '园中所产' }),
          name: t('Young jackfruit curry', {
            fr: 'Curry de jeune jacquier',
            km: 'ការីខ្នុរខ្ចី',
            zh: '嫩菠萝蜜咖喱',
          }),
          line: t('With rice from the fields at Kampong Trach', {
            fr: 'Avec le riz des champs de Kampong Trach',
            km: 'ជាមួយបាយស្រូវកំពង់ត្រាច',
            zh: '配贡不德拉的稻米',
          }),
          price: '$10',
          marks: ['vegan', 'spicy'],
        },
        {
          group: t('Sweet', { fr: 'Sucré', km: 'បង្អែម', zh: '甜品' }),
          name: t('Palm sugar custard in a pumpkin', {
            fr: 'Crème au sucre de palme dans un potiron',
            km: 'សង់ខ្យាល្ពៅ',
            zh: '南瓜棕榈糖布丁',
          }),
          line: '',
          price: '$5',
          marks: ['vegetarian'],
        },
      ],
    }),
    block('beside', 'end', {
      title: t('Breakfast under the bougainvillea', {
        fr: 'Le matin sous les bougainvilliers',
        km: 'អាហារពេលព្រឹកក្រោមផ្កាក្រដាស',
        zh: '三角梅下的早餐',
      }),
      body: paragraphs(
        t(
          'Rice soup with ginger, or eggs as you like them. Bread from our oven, mangoes in their season, and coffee that is roasted in Kampot. It waits for whoever sleeps long.',
          {
            fr: 'Une soupe de riz au gingembre, ou des œufs à votre goût. Le pain de notre four, les mangues en leur saison, et un café torréfié à Kampot. Il attend ceux qui dorment tard.',
            km: 'បបរខ្ញី ឬស៊ុតតាមចិត្តលោកអ្នក។ នំប៉័ងពីឡរបស់យើង ស្វាយតាមរដូវ និងកាហ្វេលីងនៅកំពត។ វារង់ចាំអ្នកដែលគេងយូរ។',
            zh: '姜丝米粥，或随您喜欢的鸡蛋。自家烤炉的面包，当季的芒果，贡布烘焙的咖啡。起得晚的人，也等得到。',
          },
        ),
      ),
      image: '/images/house-2.jpg',
    }),
    block('times', 'line', {
      title: t('The hours of the kitchen', {
        fr: 'Les heures de la cuisine',
        km: 'ម៉ោងផ្ទះបាយ',
        zh: '厨房的时间',
      }),
      items: [
        {
          when: '6:30 – 11:00',
          name: t('Breakfast', { fr: 'Petit-déjeuner', km: 'អាហារពេលព្រឹក', zh: '早餐' }),
          line: t('On the terrace', { fr: 'Sur la terrasse', km: 'លើរានហាល', zh: '在露台' }),
        },
        {
          when: '12:00 – 15:00',
          name: t('Lunch', { fr: 'Déjeuner', km: 'អាហារថ្ងៃត្រង់', zh: '午餐' }),
          line: t('In the shade of the hall', {
            fr: 'À l’ombre de la salle',
            km: 'ក្នុងម្លប់សាល',
            zh: '在敞厅的荫凉里',
          }),
        },
        {
          when: '18:00 – 22:00',
          name: t('Dinner', { fr: 'Dîner', km: 'អាហារពេលល្ងាច', zh: '晚餐' }),
          line: t('Above the water; the lanterns are lit at six', {
            fr: 'Au-dessus de l’eau ; on allume les lanternes à six heures',
            km: 'លើមាត់ទឹក គោមភ្លឺនៅម៉ោងប្រាំមួយ',
            zh: '临水而坐；六点点亮灯笼',
          }),
        },
      ],
    }),
    block('quotation', 'large', {
      quote: t('The crab at dinner had been in the water that morning.', {
        fr: 'Le crabe du dîner était encore dans l’eau le matin.',
        km: 'ក្ដាមពេលល្ងាចនៅក្នុងទឹកនៅឡើយកាលពីព្រឹក។',
        zh: '晚餐的螃蟹，早上还在水里。',
      }),
      author: 'Sample Guest C.',
      role: t('A guest of the house', {
        fr: 'De passage dans la maison',
        km: 'ភ្ញៀវរបស់ផ្ទះ',
        zh: '小院的客人',
      }),
    }),
    block('facts', 'columns', {
      title: t('Good to know', { fr: 'Bon à savoir', km: 'គួរដឹង', zh: '须知' }),
      items: [
        {
          label: t('From outside', { fr: 'De l’extérieur', km: 'ភ្ញៀវពីក្រៅ', zh: '非住客' }),
          line: t('You need not stay here to eat here. Please call before four.', {
            fr: 'Nul besoin de dormir ici pour y dîner. Appelez-nous avant seize heures.',
            km: 'មិនចាំបាច់ស្នាក់នៅទេ ក៏អាចញ៉ាំនៅទីនេះបាន។ សូមទូរស័ព្ទមុនម៉ោងបួនរសៀល។',
            zh: '不住店也可来用餐。请在下午四点前来电。',
          }),
        },
        {
          label: t('What you do not eat', {
            fr: 'Ce que vous ne mangez pas',
            km: 'អ្វីដែលលោកអ្នកមិនពិសា',
            zh: '忌口',
          }),
          line: t('Tell us, and the cook comes to the table.', {
            fr: 'Dites-le-nous, et le cuisinier vient à votre table.',
            km: 'សូមប្រាប់យើង ហើយចុងភៅនឹងមកដល់តុ។',
            zh: '请告诉我们，厨师会到桌边来。',
          }),
        },
        {
          label: t('Children', { fr: 'Enfants', km: 'កុមារ', zh: '儿童' }),
          line: t('Small plates of everything, at half the price.', {
            fr: 'De petites assiettes de tout, à moitié prix.',
            km: 'គ្រប់មុខម្ហូបជាចានតូច ពាក់កណ្ដាលតម្លៃ។',
            zh: '每道菜都有小份，半价。',
          }),
        },
      ],
    }),
    block('press', 'band', {
      title: t('Keep a table', { fr: 'Réserver une table', km: 'កក់តុ', zh: '留一张桌' }),
      lead: t('Those by the railing go first. Call us, and one is yours.', {
        fr: 'Celles près de la balustrade partent les premières. Appelez-nous : l’une est à vous.',
        km: 'តុក្បែរបង្កាន់ដៃអស់មុនគេ។ សូមទូរស័ព្ទមក នោះមួយជារបស់លោកអ្នក។',
        zh: '栏杆边的总是先满。来个电话，就给您留一张。',
      }),
      action: 'call',
    }),
  ],
}));
