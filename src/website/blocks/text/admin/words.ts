import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Text',
    purpose: 'Paragraphs, with a heading or without.',
    looks: {
      column: 'Beside its heading',
      columns: 'In two columns',
      large: 'Begins in large letters',
    },
    labels: { title: 'Heading', body: 'Text', 'body.text': 'Paragraph' },
  },
  km: {
    name: 'អត្ថបទ',
    purpose: 'កថាខណ្ឌ មានចំណងជើងក៏បាន គ្មានក៏បាន។',
    looks: {
      column: 'ក្បែរចំណងជើង',
      columns: 'ជាពីរជួរឈរ',
      large: 'ចាប់ផ្ដើមដោយអក្សរធំ',
    },
    labels: { title: 'ចំណងជើង', body: 'អត្ថបទ', 'body.text': 'កថាខណ្ឌ' },
  },
});
