import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Facts',
    purpose: 'What is good to know: a word and a sentence each.',
    looks: { rows: 'In rows', columns: 'In columns', large: 'Large' },
    labels: {
      title: 'Heading',
      items: 'Facts',
      'items.label': 'Word',
      'items.line': 'Sentence',
    },
    noun: 'fact',
    itemsHint: 'For example: Seats · 40, half of them outside.',
  },
  km: {
    name: 'ចំណុចគួរដឹង',
    purpose: 'អ្វីដែលគួរដឹង៖ ពាក្យមួយ និងប្រយោគមួយក្នុងចំណុចនីមួយៗ។',
    looks: { rows: 'ជាជួរដេក', columns: 'ជាជួរឈរ', large: 'ធំ' },
    labels: {
      title: 'ចំណងជើង',
      items: 'ចំណុច',
      'items.label': 'ពាក្យ',
      'items.line': 'ប្រយោគ',
    },
    noun: 'ចំណុច',
    itemsHint: 'ឧទាហរណ៍៖ កន្លែងអង្គុយ · 40 ពាក់កណ្ដាលនៅខាងក្រៅ។',
  },
});
