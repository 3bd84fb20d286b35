import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Opening picture',
    purpose: 'A picture with the page’s title and a sentence. A page begins with it.',
    looks: {
      wide: 'Text on the picture',
      beside: 'Picture beside the text',
      quiet: 'Picture below the text',
    },
    labels: { title: 'Title', lead: 'Sentence', image: 'Picture' },
    leadHint: 'One or two sentences that say what awaits guests here.',
    imageHint: 'Landscape, at least 1920 pixels wide. The text stands at its lower left.',
  },
  km: {
    name: 'រូបភាពបើកទំព័រ',
    purpose: 'រូបភាពមួយជាមួយចំណងជើងទំព័រ និងប្រយោគមួយ។ ទំព័រចាប់ផ្ដើមដោយវា។',
    looks: {
      wide: 'អក្សរលើរូបភាព',
      beside: 'រូបភាពក្បែរអក្សរ',
      quiet: 'រូបភាពក្រោមអក្សរ',
    },
    labels: { title: 'ចំណងជើង', lead: 'ប្រយោគ', image: 'រូបភាព' },
    leadHint: 'ប្រយោគមួយ ឬពីរ ប្រាប់ពីអ្វីដែលរង់ចាំភ្ញៀវនៅទីនេះ។',
    imageHint: 'រូបផ្ដេក ទទឹងយ៉ាងតិច 1920 ភីកសែល។ អក្សរឈរនៅខាងក្រោមឆ្វេង។',
  },
});
