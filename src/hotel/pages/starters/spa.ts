import { block, paragraphs, starter } from './starter.ts';

/** Treatments and baths with their prices, and how an afternoon goes. */
export const spa = starter('spa', (t) => ({
  title: t('Spa', { fr: 'Le spa', km: 'ស្ប៉ា', zh: '水疗' }),
  slug: 'spa',
  description: t(
    'Khmer massage, herbs from the garden and a stone bath at dusk, behind a garden wall in Kep.',
    {
      fr: 'Massage khmer, herbes du jardin et bain de pierre au crépuscule, derrière un mur de jardin, à Kep.',
      km: 'ម៉ាស្សាខ្មែរ រុក្ខជាតិពីសួន និងអាងថ្មនៅពេលព្រលប់ ក្រោយរបងសួននៅកែប។',
      zh: '高棉按摩、园中草药，以及黄昏的石浴，在白马一道花园墙后。',
    },
  ),
  about: 'page',
  place: 'header',
  blocks: [
    block('opening', 'beside', {
      title: t('A bath at dusk', {
        fr: 'Un bain au crépuscule',
        km: 'ងូតទឹកនៅពេលព្រលប់',
        zh: '黄昏一浴',
      }),
      lead: t('Three rooms behind a garden wall, and nobody who looks at a clock.', {
        fr: 'Trois pièces derrière un mur de jardin, et personne qui regarde l’heure.',
        km: 'បន្ទប់បីនៅក្រោយរបងសួន ហើយគ្មាននរណាមើលនាឡិកាទេ។',
        zh: '花园墙后三间屋子，没有人看钟。',
      }),
      image: '/images/luxury-2.jpg',
    }),
    block('text', 'column', {
      title: t('Hands, herbs, hot stone', {
        fr: 'Des mains, des herbes, la pierre chaude',
        km: 'ដៃ រុក្ខជាតិ ថ្មក្ដៅ',
        zh: '手、草药、热石',
      }),
      body: paragraphs(
        t(
          'Khmer massage is done on a mat, in loose clothes and without oil. It is slow and firm, and it ends with ginger tea.',
          {
            fr: 'Le massage khmer se fait sur une natte, en vêtements amples et sans huile. Il est lent et ferme, et finit par un thé au gingembre.',
            km: 'ម៉ាស្សាខ្មែរធ្វើលើកន្ទេល ក្នុងសម្លៀកបំពាក់ធូរ ដោយមិនប្រើប្រេង។ វាយឺត និងខ្លាំងល្មម ហើយបញ្ចប់ដោយតែខ្ញី។',
            zh: '高棉按摩在席上进行，穿宽松衣物，不用油。手法缓而有力，以一杯姜茶结束。',
          },
        ),
        t(
          'The herbs are cut in the morning: lemongrass, kaffir lime, turmeric, and whatever stands highest.',
          {
            fr: 'Les herbes sont coupées le matin : citronnelle, combava, curcuma, et ce qui a poussé le plus haut.',
            km: 'រុក្ខជាតិកាត់នៅពេលព្រឹក៖ ស្លឹកគ្រៃ ក្រូចសើច រមៀត និងអ្វីដែលដុះខ្ពស់ជាងគេ។',
            zh: '草药在清晨剪下：香茅、箭叶橙、姜黄，以及长得最高的那些。',
          },
        ),
      ),
    }),
    block('list', 'columns', {
      title: t('Treatments', { fr: 'Les soins', km: 'ការថែទាំ', zh: '疗程' }),
      note: t('Prices are for one person. Towels, tea and time afterwards are in them.', {
        fr: 'Prix par personne. Serviettes, thé et le temps d’après sont compris.',
        km: 'តម្លៃសម្រាប់មនុស្សម្នាក់។ រួមទាំងកន្សែង តែ និងពេលសម្រាកក្រោយនោះ។',
        zh: '价格按每人计，含毛巾、茶和之后的休息。',
      }),
      items: [
        {
          group: t('Massage', { fr: 'Massages', km: 'ម៉ាស្សា', zh: '按摩' }),
          name: t('Khmer massage', { fr: 'Massage khmer', km: 'ម៉ាស្សាខ្មែរ', zh: '高棉按摩' }),
          line: t('60 minutes, on a mat, without oil', {
            fr: '60 minutes, sur une natte, sans huile',
            km: '60 នាទី លើកន្ទេល ដោយមិនប្រើប្រេង',
            zh: '60 分钟，席上，不用油',
          }),
          price: '$25',
          marks: ['signature'],
        },
        {
          group: '',
          name: t('Coconut oil massage', {
            fr: 'Massage à l’huile de coco',
            km: 'ម៉ាស្សាប្រេងដូង',
            zh: '椰子油按摩',
          }),
          line: t('60 minutes, as soft as you say', {
            fr: '60 minutes, aussi doux que vous le dites',
            km: '60 នាទី ស្រាលតាមចិត្តលោកអ្នក',
            zh: '60 分钟，轻重由您',
          }),
          price: '$28',
          marks: [],
        },
        {
          group: '',
          name: t('Feet after the road', {
            fr: 'Les pieds après la route',
            km: 'ម៉ាស្សាជើងក្រោយធ្វើដំណើរ',
            zh: '旅途后的足疗',
          }),
          line: t('40 minutes, with a view of the pond', {
            fr: '40 minutes, face au bassin',
            km: '40 នាទី មើលឃើញស្រះ',
            zh: '40 分钟，可望莲池',
          }),
          price: '$15',
          marks: [],
        },
        {
          group: t('Water and steam', {
            fr: 'Eau et vapeur',
            km: 'ទឹក និងចំហាយ',
            zh: '水与蒸汽',
          }),
          name: t('Stone bath with frangipani', {
            fr: 'Bain de pierre au frangipanier',
            km: 'អាងថ្មផ្កាចម្ប៉ី',
            zh: '鸡蛋花石浴',
          }),
          line: t('45 minutes; drawn for two at the same price', {
            fr: '45 minutes ; pour deux au même prix',
            km: '45 នាទី សម្រាប់ពីរនាក់ក៏តម្លៃដដែល',
            zh: '45 分钟；双人同价',
          }),
          price: '$30',
          marks: [],
        },
        {
          group: '',
          name: t('Herbal steam', {
            fr: 'Bain de vapeur aux herbes',
            km: 'ចំហុយថ្នាំខ្មែរ',
            zh: '草药蒸浴',
          }),
          line: t('20 minutes, as after a birth or a long flight', {
            fr: '20 minutes, comme après une naissance ou un long vol',
            km: '20 នាទី ដូចក្រោយសម្រាលកូន ឬក្រោយជិះយន្តហោះយូរ',
            zh: '20 分钟，如同产后或长途飞行之后',
          }),
          price: '$12',
          marks: [],
        },
        {
          group: '',
          name: t('Salt and pepper scrub', {
            fr: 'Gommage au sel et au poivre',
            km: 'ខាត់ស្បែកអំបិល និងម្រេច',
            zh: '海盐胡椒磨砂',
          }),
          line: t('40 minutes, salt from the fields of Kampot', {
            fr: '40 minutes, sel des salines de Kampot',
            km: '40 នាទី អំបិលពីស្រែអំបិលកំពត',
            zh: '40 分钟，用贡布盐田的盐',
          }),
          price: '$22',
          marks: [],
        },
      ],
    }),
    block('pictures', 'pair', {
      title: t('Where the water is', {
        fr: 'Là où est l’eau',
        km: 'កន្លែងដែលមានទឹក',
        zh: '有水的地方',
      }),
      images: ['/images/room-premier-bath.jpg', '/images/room-deluxe-bath.jpg'],
    }),
    block('times', 'table', {
      title: t('An afternoon for two', {
        fr: 'Un moment à deux',
        km: 'រសៀលមួយសម្រាប់ពីរនាក់',
        zh: '双人午后',
      }),
      items: [
        {
          when: '15:00',
          name: t('Tea in the garden', { fr: 'Thé au jardin', km: 'តែក្នុងសួន', zh: '园中茶' }),
          line: t('And a few questions about your shoulders', {
            fr: 'Et quelques questions sur vos épaules',
            km: 'និងសំណួរខ្លះអំពីស្មារបស់លោកអ្នក',
            zh: '顺便问问您的肩膀',
          }),
        },
        {
          when: '15:30',
          name: t('Two massages, one room', {
            fr: 'Deux massages, une pièce',
            km: 'ម៉ាស្សាពីរនាក់ក្នុងបន្ទប់តែមួយ',
            zh: '一室双人按摩',
          }),
          line: '',
        },
        {
          when: '17:00',
          name: t('The stone bath', { fr: 'Le bain de pierre', km: 'អាងថ្ម', zh: '石浴' }),
          line: t('Until the lanterns are lit', {
            fr: 'Jusqu’à ce qu’on allume les lanternes',
            km: 'រហូតដល់គោមភ្លឺ',
            zh: '直到灯笼亮起',
          }),
        },
      ],
    }),
    block('facts', 'rows', {
      title: t('Before you come', { fr: 'Avant de venir', km: 'មុនពេលមក', zh: '来之前' }),
      items: [
        {
          label: t('Hours', { fr: 'Horaires', km: 'ម៉ោងបើក', zh: '时间' }),
          line: t('Daily from nine to eight; the last bath is drawn at six.', {
            fr: 'Tous les jours de 9 h à 20 h ; le dernier bain est préparé à 18 h.',
            km: 'រាល់ថ្ងៃ ពីម៉ោង 9 ព្រឹក ដល់ម៉ោង 8 យប់ អាងចុងក្រោយរៀបចំនៅម៉ោង 6 ល្ងាច។',
            zh: '每日 9:00 至 20:00；最后一次备浴在 18:00。',
          }),
        },
        {
          label: t('What to wear', { fr: 'Que porter', km: 'សម្លៀកបំពាក់', zh: '穿什么' }),
          line: t('Anything. Loose trousers and a shirt lie ready.', {
            fr: 'Ce que vous voulez. Un pantalon ample et une chemise vous attendent.',
            km: 'អ្វីក៏បាន។ មានខោធូរ និងអាវរៀបចំជូន។',
            zh: '随意。我们备有宽松的衣裤。',
          }),
        },
        {
          label: t('If you are expecting', {
            fr: 'Si vous êtes enceinte',
            km: 'ប្រសិនបើមានផ្ទៃពោះ',
            zh: '若您有孕',
          }),
          line: t('Tell us: some herbs are then left out, and no bath is hot.', {
            fr: 'Dites-le-nous : nous laissons certaines herbes de côté, et aucun bain n’est chaud.',
            km: 'សូមប្រាប់យើង៖ រុក្ខជាតិខ្លះនឹងមិនប្រើ ហើយទឹកក៏មិនក្ដៅដែរ។',
            zh: '请告诉我们：有些草药便不用，水也不烫。',
          }),
        },
      ],
    }),
    block('press', 'picture', {
      title: t('Say when', { fr: 'Dites-nous quand', km: 'ប្រាប់យើងថាពេលណា', zh: '说个时间' }),
      lead: t('Write to us with a day and an hour. The same evening is often possible.', {
        fr: 'Écrivez-nous un jour et une heure. Le soir même, c’est souvent possible.',
        km: 'សូមសរសេរប្រាប់ថ្ងៃ និងម៉ោង។ ជាញឹកញាប់ ល្ងាចថ្ងៃដដែលក៏បានដែរ។',
        zh: '写信告诉我们日期和时间。当晚往往也可以。',
      }),
      action: 'write',
      image: '/images/luxury-1.jpg',
    }),
  ],
}));
