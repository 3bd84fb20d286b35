import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Getting here',
    purpose: 'The map and the distances, as Site Config has them.',
    looks: { map: 'With the map', list: 'Distances alone' },
    labels: { title: 'Heading', note: 'Note' },
    noteHint: 'What else guests should know on the way, e.g. where to park.',
  },
  km: {
    name: 'ផ្លូវមកកាន់យើង',
    purpose: 'ផែនទី និងចម្ងាយ ដូចក្នុងការកំណត់គេហទំព័រ។',
    looks: { map: 'មានផែនទី', list: 'តែចម្ងាយ' },
    labels: { title: 'ចំណងជើង', note: 'កំណត់សម្គាល់' },
    noteHint: 'អ្វីផ្សេងទៀតដែលគួរដឹងតាមផ្លូវ ឧ. កន្លែងចតរថយន្ត។',
  },
});
