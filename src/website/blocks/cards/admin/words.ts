import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Cards',
    purpose: 'Ways to rooms, to pages of the house or to other sites.',
    looks: { three: 'Three in a row', two: 'Two in a row', rows: 'One below another' },
    labels: {
      title: 'Heading',
      items: 'Cards',
      'items.to': 'Links to',
      'items.name': 'Name',
      'items.line': 'Sentence',
      'items.image': 'Picture',
    },
    noun: 'card',
    itemsHint: 'A room or page gives its own name and picture where these are empty.',
  },
  km: {
    name: 'កាត',
    purpose: 'ផ្លូវទៅបន្ទប់ ទំព័រផ្សេងៗ ឬគេហទំព័រដទៃ។',
    looks: { three: 'បីក្នុងមួយជួរ', two: 'ពីរក្នុងមួយជួរ', rows: 'មួយក្រោមមួយ' },
    labels: {
      title: 'ចំណងជើង',
      items: 'កាត',
      'items.to': 'នាំទៅ',
      'items.name': 'ឈ្មោះ',
      'items.line': 'ប្រយោគ',
      'items.image': 'រូបភាព',
    },
    noun: 'កាត',
    itemsHint: 'បន្ទប់ ឬទំព័រ ផ្ដល់ឈ្មោះ និងរូបភាពរបស់ខ្លួន នៅកន្លែងដែលទុកទទេ។',
  },
});
