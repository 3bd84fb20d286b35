import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Picture beside text',
    purpose: 'A picture and what is told of it, with a link or without.',
    looks: { start: 'Picture first', end: 'Picture second', over: 'Text on the picture' },
    labels: {
      title: 'Heading',
      body: 'Text',
      'body.text': 'Paragraph',
      image: 'Picture',
      label: 'Link text',
      to: 'Links to',
    },
    labelHint: 'Empty: “See the page” in the reader’s language.',
  },
  km: {
    name: 'រូបភាពក្បែរអត្ថបទ',
    purpose: 'រូបភាពមួយ និងរឿងរបស់វា មានតំណក៏បាន គ្មានក៏បាន។',
    looks: { start: 'រូបភាពមុន', end: 'រូបភាពក្រោយ', over: 'អក្សរលើរូបភាព' },
    labels: {
      title: 'ចំណងជើង',
      body: 'អត្ថបទ',
      'body.text': 'កថាខណ្ឌ',
      image: 'រូបភាព',
      label: 'អត្ថបទនៃតំណ',
      to: 'នាំទៅ',
    },
    labelHint: 'ទុកទទេ៖ “មើលទំព័រ” ជាភាសារបស់អ្នកអាន។',
  },
});
