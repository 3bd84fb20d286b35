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
  atFullMoon: 'ពេលព្រះចន្ទពេញវង់',
  when: 'កាលបរិច្ឆេទ',
  between: (from: string, until: string) => `ពី ${from} ដល់ ${until}`,
  from: (day: string) => `ចាប់ពី ${day}`,
  until: (day: string) => `រហូតដល់ ${day}`,
  included: 'រួមបញ្ចូល',
  rooms: 'បន្ទប់',
  price: 'តម្លៃ',
  code: 'កូដបញ្ចុះតម្លៃ',
};

export const starterTexts = {
  restaurant: 'ភោជនីយដ្ឋាន',
  atOurTable: 'នៅតុរបស់យើង',
  menu: 'មុខម្ហូប',
  starters: 'អាហារសម្រន់',
  mains: 'ម្ហូបចម្បង',
  desserts: 'បង្អែម',
  kitchenHours: 'ម៉ោងបម្រើអាហារ',
  breakfast: 'អាហារពេលព្រឹក',
  lunch: 'អាហារថ្ងៃត្រង់',
  dinner: 'អាហារពេលល្ងាច',
  bookATable: 'កក់តុ',
  spa: 'ស្ប៉ា',
  timeForYourself: 'ពេលវេលាសម្រាប់លោកអ្នក',
  treatments: 'ការថែទាំ',
  howAVisitGoes: 'ដំណើរការនៃការមកប្រើសេវា',
  goodToKnow: 'ព័ត៌មានគួរដឹង',
  hours: 'ម៉ោងបើក',
  whatToWear: 'សម្លៀកបំពាក់',
  askForATime: 'សុំម៉ោង',
  experiences: 'បទពិសោធន៍',
  daysOut: 'ដំណើរកម្សាន្តពីសណ្ឋាគារ',
  whatWeArrange: 'អ្វីដែលយើងរៀបចំ',
  whereEverythingIs: 'អ្វីៗស្ថិតនៅឯណា',
  whatToSee: 'លោកអ្នកចង់ឃើញអ្វី?',
  offers: 'ការផ្ដល់ជូនពិសេស',
  reasonsToStay: 'ហេតុផលដើម្បីស្នាក់នៅយូរបន្តិច',
  howItWorks: 'របៀបប្រើ',
  howToBook: 'របៀបកក់',
  ifPlansChange: 'ប្រសិនបើគម្រោងផ្លាស់ប្ដូរ',
  rooms: 'បន្ទប់',
  pricePerNight: 'និងតម្លៃក្នុងមួយយប់',
  gettingHere: 'ផ្លូវមកកាន់យើង',
  weddings: 'ពិធីមង្គលការ',
  yourWeddingWithUs: 'ពិធីមង្គលការរបស់លោកអ្នកនៅទីនេះ',
  howTheDayGoes: 'កម្មវិធីក្នុងថ្ងៃ',
  thePlaces: 'ទីកន្លែង',
  whatItCosts: 'តម្លៃ',
  inFigures: 'ជាតួលេខ',
  guestsAtTable: 'ភ្ញៀវអង្គុយតុ យ៉ាងច្រើន',
  roomsForThem: 'បន្ទប់សម្រាប់ភ្ញៀវ',
  tellUsTheDay: 'សូមប្រាប់យើងថ្ងៃណា',
  journal: 'កំណត់ហេតុ',
  fromTheJournal: 'ពីកំណត់ហេតុរបស់សណ្ឋាគារ',
  comeAndSee: 'សូមអញ្ជើញមកមើល',
  aboutUs: 'អំពីយើង',
};

export const starterGaps = {
  known: 'អ្វីដែលអ្នកល្បីឈ្មោះ',
  summary: 'អ្វីដែលភ្ញៀវរកឃើញនៅទីនេះ ក្នុងមួយប្រយោគ',
  story: 'ពីរបីប្រយោគរបស់អ្នកផ្ទាល់',
  title: 'ចំណងជើងរឿង',
  dish: 'មុខម្ហូបមួយ',
  treatment: 'ការថែទាំមួយ',
  trip: 'ដំណើរកម្សាន្តមួយ',
  offer: 'ឈ្មោះការផ្ដល់ជូនពិសេស',
  included: 'អ្វីមួយដែលរួមបញ្ចូល',
  service: 'ទីកន្លែង ឬសេវាមួយ',
  step: 'អ្វីដែលកើតឡើង',
  line: 'ពាក្យខ្លីៗអំពីវា',
  price: 'តម្លៃ',
  time: 'ម៉ោង',
  number: 'ចំនួន',
  answer: 'របៀបរបស់អ្នក',
};
