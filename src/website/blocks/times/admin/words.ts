import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Times',
    purpose: 'What happens when: of a day, a week or a season.',
    looks: { line: 'Along a line', table: 'As a table', columns: 'In columns' },
    labels: {
      title: 'Heading',
      items: 'Times',
      'items.when': 'When',
      'items.name': 'What',
      'items.line': 'Sentence',
    },
    noun: 'time',
    whenHint: 'As it is read: 6:30, at dusk, daily 11–22.',
  },
  km: {
    name: 'ពេលវេលា',
    purpose: 'អ្វីកើតឡើងនៅពេលណា៖ ក្នុងមួយថ្ងៃ មួយសប្ដាហ៍ ឬមួយរដូវ។',
    looks: { line: 'តាមបន្ទាត់មួយ', table: 'ជាតារាង', columns: 'ជាជួរឈរ' },
    labels: {
      title: 'ចំណងជើង',
      items: 'ពេលវេលា',
      'items.when': 'ពេលណា',
      'items.name': 'អ្វី',
      'items.line': 'ប្រយោគ',
    },
    noun: 'ពេលវេលា',
    whenHint: 'តាមដែលភ្ញៀវអាន៖ 6:30 ពេលព្រលប់ រាល់ថ្ងៃ 11–22។',
  },
});
