import { spokenByStaff } from '../../../words/spoken.ts';

/** What staff choose among when they add a page. */
export const words = spokenByStaff({
  en: {
    restaurant: {
      name: 'Restaurant',
      purpose: 'A menu with prices, the hours, a table by telephone',
    },
    spa: { name: 'Spa', purpose: 'Treatments with prices, and how an afternoon goes' },
    experiences: { name: 'Experiences', purpose: 'Trips with prices, a day hour by hour, the map' },
    offers: { name: 'Offers', purpose: 'What is sold for a time, and what is in it' },
    weddings: { name: 'Weddings', purpose: 'The places, the day, and what it costs' },
    journal: {
      name: 'Journal entry',
      purpose: 'A story with pictures, for readers and search engines',
    },
  },
  km: {
    restaurant: { name: 'ភោជនីយដ្ឋាន', purpose: 'មុខម្ហូបមានតម្លៃ ម៉ោងបើក និងការកក់តុតាមទូរស័ព្ទ' },
    spa: { name: 'ស្ប៉ា', purpose: 'ការថែទាំមានតម្លៃ និងរបៀបចំណាយពេលរសៀល' },
    experiences: { name: 'បទពិសោធន៍', purpose: 'ដំណើរកម្សាន្តមានតម្លៃ មួយថ្ងៃតាមម៉ោង និងផែនទី' },
    offers: { name: 'ការផ្ដល់ជូនពិសេស', purpose: 'អ្វីដែលលក់មួយរយៈ និងអ្វីដែលមានក្នុងនោះ' },
    weddings: { name: 'ពិធីមង្គលការ', purpose: 'ទីកន្លែង កម្មវិធីក្នុងថ្ងៃ និងតម្លៃ' },
    journal: { name: 'អត្ថបទកំណត់ហេតុ', purpose: 'រឿងមួយមានរូបភាព សម្រាប់អ្នកអាន និងម៉ាស៊ីនស្វែងរក' },
  },
});
