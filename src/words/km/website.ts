/** Home, About, the pages of the hotel’s own and what they are made of. */

export const homeWords = {
  heroButton: 'ជ្រើសរើសបន្ទប់',
  roomsTitle: 'បន្ទប់របស់យើង',
  luxuryButton: 'កក់ឥឡូវនេះ',
  testimonialsTitle: 'អ្វីដែលភ្ញៀវរបស់យើងនិយាយ',
  atAGlance: 'ព័ត៌មានសង្ខេប',
  openingTimes: 'ម៉ោងបើក',
  location: 'ទីតាំង',
  support: 'សេវាអតិថិជន',
};

export const carouselWords = {
  label: 'មតិភ្ញៀវ',
  role: 'ការបង្ហាញឆ្លាស់គ្នា',
  slideRole: 'មតិមួយ',
  previous: 'មតិមុន',
  next: 'មតិបន្ទាប់',
  pause: 'ផ្អាកការបង្វិល',
  play: 'ចាប់ផ្ដើមការបង្វិល',
  dot: (number: number) => `មតិទី ${number}`,
  slide: (number: number, count: number) => `${number} ក្នុងចំណោម ${count}`,
  quoted: (text: string) => `“${text}”`,
};

export const aboutWords = {
  placeholder: (number: number) => `រូបភាពសណ្ឋាគារទី ${number}`,
  servicesTitle: 'អ្វីដែលយើងយកចិត្តទុកដាក់',
  onwardLink: 'បន្ទប់របស់យើង',
  galleryTitle: 'រូបភាពបន្ថែមទៀត',
};

export const legalWords = {
  privacyTitle: 'ឯកជនភាព',
  termsTitle: 'លក្ខខណ្ឌ',
  privacySummary: 'អ្វីដែលគេហទំព័រនេះរក្សាទុកអំពីលោកអ្នក មូលហេតុ និងរយៈពេល។',
  termsSummary: 'អត្ថន័យនៃសំណើ តម្លៃ និងការបញ្ជាក់នៅទីនេះ។',
  emptyTitle: 'មិនទាន់បានផ្សាយ',
  emptyText: 'សណ្ឋាគារមិនទាន់បានផ្សាយអត្ថបទនេះទេ។ ប្រសិនបើលោកអ្នកមានសំណួរ សូមសរសេរ ឬហៅទូរស័ព្ទមកយើង។',
};

export const seasonWords = {
  title: 'តម្លៃតាមរដូវកាល',
  other: 'យប់ផ្សេងទៀតទាំងអស់',
  season: 'រដូវកាល',
  least: 'ចំនួនយប់អប្បបរមា',
  orMore: (nights: string) => `យ៉ាងតិច ${nights}`,
};

export const unpublishedWords = {
  title: 'មិនទាន់ផ្សាយ',
  text: 'មានតែអ្នកដែលមានតំណនេះទើបមើលឃើញទំព័រនេះ។',
  unknownTitle: 'តំណនេះលែងប្រើបានហើយ',
  unknownText: 'វាប្រហែលចាស់ជាងមួយសប្ដាហ៍។ សូមសុំតំណថ្មី។',
  unansweredTitle: 'មិនអាចបង្ហាញទំព័រនេះបានទេនៅពេលនេះ',
  unansweredText: 'សូមព្យាយាមម្ដងទៀតបន្តិចទៀត។',
  askAgain: 'ព្យាយាមម្ដងទៀត',
  waiting: 'សូមរង់ចាំបន្តិច។',
};

export const pressWords = {
  write: 'សរសេរមកយើង',
  call: (phone: string) => `ហៅទូរស័ព្ទ ${phone}`,
  page: 'អានបន្ថែម',
};

export const markWords: Record<string, readonly [mark: string, meaning: string]> = {
  vegetarian: ['គ្មានសាច់', 'គ្មានសាច់ គ្មានត្រី'],
  vegan: ['បួស', 'គ្មានអ្វីពីសត្វទេ'],
  spicy: ['ហឹរ', 'មានម្ទេស'],
  glutenFree: ['គ្មានគ្លុយតែន', 'ធ្វើដោយគ្មានគ្លុយតែន'],
  seafood: ['គ្រឿងសមុទ្រ', 'មានត្រី ឬគ្រឿងសមុទ្រ'],
  signature: ['មុខពិសេសរបស់យើង', 'អ្វីដែលយើងល្បីឈ្មោះ'],
};

export const offerFactWords = {
  when: 'កាលបរិច្ឆេទ',
  between: (from: string, until: string) => `ពី ${from} ដល់ ${until}`,
  from: (day: string) => `ចាប់ពី ${day}`,
  until: (day: string) => `រហូតដល់ ${day}`,
  included: 'រួមបញ្ចូល',
  rooms: 'បន្ទប់',
  price: 'តម្លៃ',
  code: 'កូដបញ្ចុះតម្លៃ',
};
