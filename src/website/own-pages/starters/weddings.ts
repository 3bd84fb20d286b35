import { block, paragraphs, starter } from './starter.ts';

/** A wedding at the hotel: where, how the day goes and what it costs. */
export const weddings = starter('weddings', (t, ask) => {
  const step = () => ({ when: ask('time'), name: ask('step'), line: ask('line') });
  const service = () => ({
    group: '',
    name: ask('service'),
    line: ask('line'),
    price: ask('price'),
    marks: [],
  });
  return {
    title: t('Weddings', { fr: 'Mariages', km: 'ពិធីមង្គលការ', zh: '婚礼' }),
    slug: 'weddings',
    description: ask('summary'),
    about: 'page',
    place: 'footer',
    blocks: [
      block('opening', 'wide', {
        title: t('Your wedding with us', {
          fr: 'Votre mariage chez nous',
          km: 'ពិធីមង្គលការរបស់លោកអ្នកនៅទីនេះ',
          zh: '在这里举办您的婚礼',
        }),
        lead: ask('known'),
      }),
      block('text', 'columns', { body: paragraphs(ask('story'), ask('story')) }),
      block('times', 'columns', {
        title: t('How the day goes', {
          fr: 'Le déroulé de la journée',
          km: 'កម្មវិធីក្នុងថ្ងៃ',
          zh: '当日流程',
        }),
        items: [step(), step(), step()],
      }),
      block('pictures', 'rows', {
        title: t('The places', { fr: 'Les lieux', km: 'ទីកន្លែង', zh: '场地' }),
      }),
      block('list', 'menu', {
        title: t('What it costs', { fr: 'Tarifs', km: 'តម្លៃ', zh: '费用' }),
        items: [service(), service(), service()],
      }),
      block('facts', 'large', {
        title: t('In figures', { fr: 'En chiffres', km: 'ជាតួលេខ', zh: '数字一览' }),
        items: [
          {
            label: ask('number'),
            line: t('guests at table, at most', {
              fr: 'convives à table, au plus',
              km: 'ភ្ញៀវអង្គុយតុ យ៉ាងច្រើន',
              zh: '位宾客（最多）',
            }),
          },
          {
            label: ask('number'),
            line: t('rooms for them', {
              fr: 'chambres pour eux',
              km: 'បន្ទប់សម្រាប់ភ្ញៀវ',
              zh: '间客房',
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
        action: 'write',
      }),
    ],
  };
});
