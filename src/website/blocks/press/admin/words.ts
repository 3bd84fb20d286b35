import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Book, write or call',
    purpose: 'What visitors do next: a button with a sentence.',
    looks: { band: 'A dark band', quiet: 'Quiet', picture: 'On a picture' },
    labels: {
      title: 'Heading',
      lead: 'Sentence',
      action: 'The button',
      label: 'Button text',
      to: 'Links to',
      image: 'Picture',
    },
    actions: {
      book: 'Books a room',
      write: 'Writes to the hotel',
      call: 'Calls the hotel',
      page: 'Links to a page',
    },
    labelHint: 'Empty: what it does, in the reader’s language.',
  },
  km: {
    name: 'កក់ សរសេរ ឬទូរស័ព្ទ',
    purpose: 'អ្វីដែលភ្ញៀវធ្វើបន្ទាប់៖ ប៊ូតុងមួយ និងប្រយោគមួយ។',
    looks: { band: 'ផ្ទាំងងងឹត', quiet: 'ស្ងៀមស្ងាត់', picture: 'លើរូបភាព' },
    labels: {
      title: 'ចំណងជើង',
      lead: 'ប្រយោគ',
      action: 'ប៊ូតុង',
      label: 'អត្ថបទលើប៊ូតុង',
      to: 'នាំទៅ',
      image: 'រូបភាព',
    },
    actions: {
      book: 'កក់បន្ទប់',
      write: 'សរសេរមកសណ្ឋាគារ',
      call: 'ទូរស័ព្ទមកសណ្ឋាគារ',
      page: 'នាំទៅទំព័រមួយ',
    },
    labelHint: 'ទុកទទេ៖ អ្វីដែលវាធ្វើ ជាភាសារបស់អ្នកអាន។',
  },
});
