import { block, paragraphs, starter, steps } from './starter.ts';

/** An entry of the house's journal: a story, what was cooked, and how one makes it at home. */
export const journal = starter('journal', (t) => ({
  title: t('The late boats', {
    fr: 'Les bateaux en retard',
    km: 'ទូកចូលយឺត',
    zh: '晚归的渔船',
  }),
  slug: 'journal',
  description: t(
    'A morning without crab at a house in Kep, and the sauce that saved it: lime, salt and Kampot pepper.',
    {
      fr: 'Un matin sans crabe dans une maison de Kep, et la sauce qui l’a sauvé : citron vert, sel et poivre de Kampot.',
      km: 'ព្រឹកមួយគ្មានក្ដាមនៅផ្ទះក្នុងខេត្តកែប និងទឹកជ្រលក់ដែលបានជួយ៖ ក្រូចឆ្មា អំបិល និងម្រេចកំពត។',
      zh: '白马小院一个没有螃蟹的早晨，和救场的蘸料：青柠、盐与贡布胡椒。',
    },
  ),
  about: 'article',
  place: 'footer',
  blocks: [
    block('opening', 'wide', {
      title: t('The morning the boats came late', {
        fr: 'Le matin où les bateaux ont tardé',
        km: 'ព្រឹកដែលទូកចូលយឺត',
        zh: '渔船晚归的那个早晨',
      }),
      lead: t('From the journal of the house', {
        fr: 'Du journal de la maison',
        km: 'ពីកំណត់ហេតុរបស់ផ្ទះ',
        zh: '小院札记',
      }),
      image: '/images/about-3.jpg',
    }),
    block('text', 'column', {
      title: '',
      body: paragraphs(
        t(
          'At half past five the jetty was empty. The cook stood there with his basket and looked at the sea as one looks at a bus that does not come.',
          {
            fr: 'À cinq heures et demie, la jetée était vide. Le cuisinier s’y tenait avec son panier et regardait la mer comme on regarde un bus qui ne vient pas.',
            km: 'នៅម៉ោងប្រាំកន្លះ ផែទទេ។ ចុងភៅឈរនៅទីនោះជាមួយកន្ត្រក ហើយមើលទៅសមុទ្រ ដូចគេមើលឡានក្រុងដែលមិនមក។',
            zh: '五点半，栈桥空着。厨师提着篮子站在那里，望着海，像望着一班不来的公交车。',
          },
        ),
        t(
          'The wind had turned in the night. Out past Rabbit Island the boats sat and waited, *and so did we*. Seven tables were laid, and four of them had asked for crab.',
          {
            fr: 'Le vent avait tourné pendant la nuit. Au-delà de l’île du Lapin, les bateaux attendaient, *et nous aussi*. Sept tables étaient dressées, et quatre avaient demandé du crabe.',
            km: 'ខ្យល់បានប្ដូរទិសនៅពេលយប់។ ខាងក្រៅកោះទន្សាយ ទូកឈប់រង់ចាំ *ហើយយើងក៏ដូចគ្នា*។ តុប្រាំពីររៀបចំរួច ហើយតុបួនបានកុម្ម៉ង់ក្ដាម។',
            zh: '夜里风转了向。兔子岛外，渔船停着等，*我们也等*。七张桌子已摆好，其中四张点了螃蟹。',
          },
        ),
      ),
    }),
    block('quotation', 'dark', {
      quote: t('The sea keeps no timetable. It only looks as if it did.', {
        fr: 'La mer n’a pas d’horaire. Elle fait seulement semblant.',
        km: 'សមុទ្រគ្មានកាលវិភាគទេ។ វាគ្រាន់តែមើលទៅដូចមាន។',
        zh: '海没有时刻表，只是看上去像有。',
      }),
      author: '',
      role: t('A fisherman at the market in Kep', {
        fr: 'Un pêcheur au marché de Kep',
        km: 'អ្នកនេសាទម្នាក់នៅផ្សារកែប',
        zh: '白马市场的一位渔夫',
      }),
    }),
    block('beside', 'start', {
      title: t('What we served instead', {
        fr: 'Ce que nous avons servi à la place',
        km: 'អ្វីដែលយើងបានដាក់ជំនួស',
        zh: '我们端上的是',
      }),
      body: paragraphs(
        t(
          'Rice soup, a great deal of ginger, and the small green limes from behind the kitchen. Two tables asked for it again the next day, when there was crab.',
          {
            fr: 'Une soupe de riz, beaucoup de gingembre, et les petits citrons verts de derrière la cuisine. Deux tables en ont redemandé le lendemain, alors qu’il y avait du crabe.',
            km: 'បបរ ខ្ញីច្រើន និងក្រូចឆ្មាតូចៗពីក្រោយផ្ទះបាយ។ នៅថ្ងៃបន្ទាប់ ពេលមានក្ដាមហើយ តុពីរនៅតែកុម្ម៉ង់វាម្ដងទៀត។',
            zh: '米粥、许多姜，和厨房后面的小青柠。第二天有了螃蟹，仍有两桌又点了它。',
          },
        ),
      ),
      image: '/images/house-2.jpg',
    }),
    block('text', 'columns', {
      title: t('The sauce, for two', {
        fr: 'La sauce, pour deux',
        km: 'ទឹកជ្រលក់ សម្រាប់ពីរនាក់',
        zh: '蘸料，两人份',
      }),
      body: steps(
        t('Pound **one spoon of Kampot pepper**, not too fine.', {
          fr: 'Pilez **une cuillerée de poivre de Kampot**, pas trop fin.',
          km: 'បុក**ម្រេចកំពតមួយស្លាបព្រា** កុំឱ្យម៉ត់ពេក។',
          zh: '**一勺贡布胡椒**捣碎，不必太细。',
        }),
        t('Add half as much sea salt.', {
          fr: 'Ajoutez moitié moins de sel de mer.',
          km: 'ថែមអំបិលសមុទ្រពាក់កណ្ដាលនៃនោះ។',
          zh: '加一半分量的海盐。',
        }),
        t('Press two limes over it, stir once, and carry it to the table at once.', {
          fr: 'Pressez deux citrons verts, remuez une fois, et portez aussitôt à table.',
          km: 'ច្របាច់ក្រូចឆ្មាពីរ កូរម្ដង ហើយយកទៅតុភ្លាម។',
          zh: '挤两只青柠，搅一下，立刻端上桌。',
        }),
      ),
    }),
    block('pictures', 'strip', {
      title: '',
      images: ['/images/house-1.jpg', '/images/about-2.jpg', '/images/luxury-1.jpg'],
    }),
    block('cards', 'rows', {
      title: t('Come and see', { fr: 'Venez voir', km: 'សូមអញ្ជើញមកមើល', zh: '来看看' }),
      items: [
        {
          to: '/about',
          name: t('The house', { fr: 'La maison', km: 'ផ្ទះ', zh: '小院' }),
          line: t('Who cooks here, and who lights the lanterns', {
            fr: 'Qui cuisine ici, et qui allume les lanternes',
            km: 'អ្នកណាចម្អិន ហើយអ្នកណាអុជគោម',
            zh: '谁在这里做饭，谁点亮灯笼',
          }),
          image: '/images/about-1.jpg',
        },
        {
          to: '/rooms',
          name: t('The rooms', { fr: 'Les chambres', km: 'បន្ទប់ទាំងអស់', zh: '全部客房' }),
          line: t('The boats can be seen from each of them', {
            fr: 'De chacune, on voit les bateaux',
            km: 'ពីបន្ទប់នីមួយៗ អាចមើលឃើញទូក',
            zh: '每一间都望得见渔船',
          }),
          image: '/images/room-standard-view.jpg',
        },
      ],
    }),
  ],
}));
