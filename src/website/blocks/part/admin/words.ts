import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Part of this page',
    purpose:
      'What the page has by itself: it can be moved or hidden, and is edited in its own place.',
    looks: { own: 'Its own' },
    labels: { part: 'Part' },
    parts: {
      hero: 'Hero',
      infoBar: 'Info bar',
      rooms: 'Rooms',
      luxury: 'Luxury experience',
      testimonials: 'Testimonials',
      place: 'The place',
      about: 'About us',
      story: 'Story',
      gallery: 'More pictures',
      onward: 'Onward',
    },
  },
  km: {
    name: 'ផ្នែកនៃទំព័រនេះ',
    purpose: 'អ្វីដែលទំព័រមានស្រាប់៖ អាចរំកិល ឬលាក់ ហើយកែនៅកន្លែងរបស់វា។',
    looks: { own: 'របស់វាផ្ទាល់' },
    labels: { part: 'ផ្នែក' },
    parts: {
      hero: 'ផ្នែកបើកទំព័រ',
      infoBar: 'របារព័ត៌មាន',
      rooms: 'បន្ទប់',
      luxury: 'បទពិសោធន៍ប្រណីត',
      testimonials: 'មតិភ្ញៀវ',
      place: 'ទីកន្លែង',
      about: 'អំពីយើង',
      story: 'រឿងរបស់យើង',
      gallery: 'រូបភាពច្រើនទៀត',
      onward: 'បន្តទៅមុខ',
    },
  },
});
