import { errorToast, toastText, type ToastText } from '../../toast-text.ts';

type Entries = 'reservations' | 'messages' | 'subscribers' | 'changes';

const ENTRIES = {
  reservations: 'ការកក់',
  messages: 'សារ',
  subscribers: 'អ្នកជាវ',
  changes: 'ការផ្លាស់ប្ដូរ',
};
const STATUS = {
  new: 'ថ្មី',
  confirmed: 'បានបញ្ជាក់',
  declined: 'បានបដិសេធ',
  cancelled: 'បានបោះបង់',
  checked_in: 'បានចូលស្នាក់នៅ',
  checked_out: 'បានចាកចេញ',
  no_show: 'មិនបានមក',
};

export const inboxWords = {
  filters: 'តម្រង',
  emailFilter: 'អ៊ីមែលចាប់ផ្ដើមដោយ',
  details: 'ព័ត៌មានលម្អិត',
  failed: (entries: Entries) => `មិនអាចផ្ទុក${ENTRIES[entries]}បានទេនៅពេលនេះ។`,
  nothingFound: 'រកមិនឃើញអ្វីទេ',
  nothingFoundText: 'សូមសាកល្បងតម្រងតិចជាង ឬផ្សេងពីនេះ។',
  none: (entries: Entries) => `មិនទាន់មាន${ENTRIES[entries]}`,
  older: (entries: Entries) => `បង្ហាញ${ENTRIES[entries]}ចាស់ជាងនេះ`,
  choose: {
    reservation: 'សូមជ្រើសរើសការកក់មួយដើម្បីអាន។',
    message: 'សូមជ្រើសរើសសារមួយដើម្បីអាន។',
  },
  isGone: {
    reservation: 'ការកក់នេះលែងមានហើយ។',
    message: 'សារនេះលែងមានហើយ។',
  },
  all: 'នាំចេញ CSV',
  these: 'នាំចេញទាំងនេះ',
  progress: (rows: string, total: string | undefined) =>
    total === undefined ? `${rows} ជួរ` : `${rows} ក្នុងចំណោម ${total} ជួរ`,
};

export const inboxToasts = {
  listFailed: (what: Entries | 'reservation' | 'stays' | 'message') =>
    errorToast(
      'មិនបានផ្ទុក',
      `មិនអាចផ្ទុក${
        { ...ENTRIES, reservation: 'ការកក់នេះ', stays: 'ការស្នាក់នៅ', message: 'សារនេះ' }[what]
      }បានទេ។ សូមព្យាយាមម្ដងទៀត។`,
    ),
  retentionNotLoaded: errorToast('មិនបានផ្ទុក', 'មិនអាចផ្ទុកការកំណត់ឯកជនភាពបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  reservationChanged: (status: keyof typeof STATUS): ToastText => ({
    title: `ការកក់៖ ${STATUS[status]}`,
    description: status === 'confirmed' ? 'យប់ទាំងនេះត្រូវបានកក់ហើយ។' : undefined,
  }),
  staySaved: toastText('បានរក្សាទុកការស្នាក់នៅ'),
  cancellationSeen: toastText('បានឃើញការបោះបង់'),
  notesSaved: toastText('បានរក្សាទុកកំណត់ចំណាំ'),
  guestSaved: toastText('បានរក្សាទុកព័ត៌មានភ្ញៀវ'),
  bookingAdded: (status: keyof typeof STATUS): ToastText => ({
    title: 'បានបន្ថែមការកក់',
    description: status === 'confirmed' ? 'យប់ទាំងនេះត្រូវបានកក់ហើយ។' : undefined,
  }),
  reservationFailed: errorToast('មិនបានរក្សាទុក', 'ការកក់នៅដដែល។ សូមព្យាយាមម្ដងទៀត។'),
  bookingFailed: errorToast('មិនបានរក្សាទុក', 'ការកក់មិនបានបន្ថែមទេ។ អ្វីដែលអ្នកបានសរសេរនៅតែមាននៅទីនេះ។'),
  reservationConflict: errorToast(
    'មានការកែនៅចន្លោះនោះ',
    'មានអ្នកផ្សេងទើបតែបានកែការកក់នេះ។ សូមមើលវា រួចសម្រេចម្ដងទៀត។',
  ),
  nightsTaken: (sentence: string) => errorToast('គ្មានបន្ទប់ទំនេរ', sentence),
  messageFailed: errorToast('មិនបានទុកដាក់', 'សារនៅកន្លែងដដែល។ សូមព្យាយាមម្ដងទៀត។'),
  messageArchived: toastText('បានទុកសារក្នុងប័ណ្ណសារ'),
  messageIsSpam: toastText('បានសម្គាល់ជាសារឥតបានការ', 'វាស្ថិតនៅ «បង្ហាញ» → «សារឥតបានការ»។'),
  messageRestored: toastText('សារត្រឡប់មកប្រអប់សារវិញ'),
  messageDeleted: toastText('បានលុបសារ'),
  deleteFailed: (what: 'message' | 'subscriber') =>
    errorToast(
      'លុបមិនបាន',
      `មិនអាចលុប${{ message: 'សារ', subscriber: 'អ្នកជាវ' }[what]}នេះបានទេ។ សូមព្យាយាមម្ដងទៀត។`,
    ),
  subscriberDeleted: (email: string) => toastText('បានលុបអ្នកជាវ', `${email} លែងទទួលដំណឹងទៀតហើយ។`),
  emailQueued: toastText('អ៊ីមែលស្ថិតក្នុងប្រអប់ផ្ញើចេញ', 'វានឹងចេញទៅបន្តិចទៀត អ្នកនឹងឃើញនៅទីនេះពេលចេញរួច។'),
  emailFailed: errorToast('មិនបានទទួលអ៊ីមែល', 'អ្វីដែលអ្នកបានសរសេរនៅតែទុកក្នុងកម្មវិធីរុករកនេះ។ សូមព្យាយាមម្ដងទៀត។'),
  erased: (entries: number, written: string): ToastText => ({
    title: entries === 0 ? 'គ្មានអ្វីត្រូវលុប' : 'បានលុបទិន្នន័យ',
    description: entries === 0 ? 'គ្មានអ្វីនៅទីនេះអំពីភ្ញៀវនេះទេ។' : `ធាតុ ${written} ត្រូវបានលុប ឬដកឈ្មោះចេញ។`,
  }),
  eraseFailed: errorToast('មិនបានលុប', 'គ្មានអ្វីផ្លាស់ប្ដូរទេ។ សូមព្យាយាមម្ដងទៀត។'),
  retentionSaved: (months: number) =>
    toastText('បានរក្សាទុករយៈពេល', `ទិន្នន័យរបស់ភ្ញៀវត្រូវបានទុករយៈពេល ${months} ខែ។`),
  retentionFailed: errorToast('មិនបានរក្សាទុក', 'រយៈពេលនៅដដែល។ សូមព្យាយាមម្ដងទៀត។'),
  exportDone: (_rows: number, written: string) =>
    toastText('នាំចេញរួចរាល់', `${written} ជួរត្រូវបានរក្សាទុកក្នុងឯកសារ។`),
  exportFailed: errorToast('នាំចេញមិនបាន', 'គ្មានឯកសារត្រូវបានរក្សាទុកទេ។ សូមព្យាយាមម្ដងទៀត។'),
};

export const csvWords = {
  reservations: [
    'បានទទួល',
    'ស្ថានភាព',
    'បន្ទប់',
    'ភ្ញៀវ',
    'អ៊ីមែល',
    'ទូរស័ព្ទ',
    'ចំនួនភ្ញៀវ',
    'ថ្ងៃចូលស្នាក់នៅ',
    'ថ្ងៃចាកចេញ',
    'ចំនួនយប់',
    'តម្លៃបន្ទប់',
    'ថ្លៃសេវា',
    'សរុប',
    'ប្រភព',
    'សារ',
    'កំណត់ចំណាំ',
    'ភាសា',
    'លេខយោង',
    'វិក្កយបត្រ',
    'តម្លៃយប់នីមួយៗ',
    'សេវាបន្ថែម',
    'តម្លៃសេវាបន្ថែម',
    'បញ្ចុះតម្លៃ',
    'កូដ',
    'មូលហេតុនៃតម្លៃផ្សេង',
    'ពន្ធ',
    'អាយុកុមារ',
  ],
  messages: ['បានទទួល', 'ស្ថានភាព', 'ឈ្មោះ', 'អ៊ីមែល', 'ប្រធានបទ', 'សារ', 'ភាសា'],
  subscribers: ['តាំងពី', 'អ៊ីមែល'],
  activity: ['ពេលវេលា', 'អ្នកណា', 'អ្វី', 'ឈ្មោះ', 'ការផ្លាស់ប្ដូរ'],
};

export const todayWords = {
  title: 'ថ្ងៃនេះ',
  failed: 'មិនអាចផ្ទុកការស្នាក់នៅថ្ងៃនេះបាននៅពេលនេះទេ។',
  loading: 'កំពុងផ្ទុកថ្ងៃនេះ',
  toCome: 'នឹងមកដល់',
  toLeave: 'នឹងចាកចេញ',
  inHouse: 'កំពុងស្នាក់នៅ',
  freeTonight: 'ទំនេរយប់នេះ',
  done: {
    arrived: (count: number) => `មកដល់ហើយ ${count}`,
    left: (count: number) => `ចាកចេញហើយ ${count}`,
    leaving: (count: number) => `នឹងចាកចេញ ${count}`,
    ofRooms: (count: number) => `ក្នុងចំណោម ${count} បន្ទប់`,
  },
  lists: {
    waiting: { title: 'រង់ចាំចម្លើយ', none: 'គ្មានសំណើណារង់ចាំចម្លើយទេ។' },
    arriving: { title: 'មកដល់', none: 'គ្មាននរណាមកដល់ថ្ងៃនេះទេ។' },
    leaving: { title: 'ចាកចេញ', none: 'គ្មាននរណាចាកចេញថ្ងៃនេះទេ។' },
    staying: { title: 'ស្នាក់នៅបន្ត', none: 'គ្មានអ្នកផ្សេងទៀតកំពុងស្នាក់នៅទេ។' },
    freed: {
      title: 'យប់របស់ពួកគាត់ទំនេរហើយ',
      none: '',
      hint: 'ភ្ញៀវទាំងនេះបានស្នើយប់ដែលពេញ។ អ្នកដែលស្នើមុនគេ នៅមុនគេ។ គ្មានអ្វីត្រូវបានសន្យាទេ៖ សូមបញ្ជាក់ម្នាក់ ឬសរសេរទៅម្នាក់។',
    },
    asking: { title: 'ស្នើសុំផ្លាស់ប្ដូរ', none: '' },
    cancelled: { title: 'ភ្ញៀវបានបោះបង់', none: '' },
    unmarked: {
      title: 'មិនទាន់កត់ត្រា',
      none: '',
      hint: 'ការស្នាក់នៅទាំងនេះបានចប់ហើយ តែគ្មាននរណាបានកត់ត្រាថាភ្ញៀវបានមកឬអត់ទេ។ មុនពេលកត់ត្រា វាមិនរាប់ជាយប់ ឬជាចំណូលទេ។',
    },
  },
  allWaiting: (count: number) => `សំណើទាំង ${count}`,
  facts: (facts: readonly string[]) => facts.join(', '),
  from: (day: string) => `ពី ${day}`,
  until: (day: string) => `រហូតដល់ ${day}`,
  noDate: 'មិនទាន់មានកាលបរិច្ឆេទ',
  day: (weekday: string, day: string) => `${weekday} ${day}`,
  expected: (day: string) => `រង់ចាំតាំងពី ${day}`,
  overdue: (day: string) => `គួរចាកចេញនៅ ${day}`,
  passed: 'ថ្ងៃមកដល់បានកន្លងផុតហើយ',
  early: (day: string) => `ចូលស្នាក់នៅមុនថ្ងៃ៖ បានកក់ពី ${day}`,
  word: (words: string) => `«${words}»`,
  note: (words: string) => `កំណត់ចំណាំ៖ ${words}`,
  call: (guest: string, phone: string) => `ទូរស័ព្ទទៅ ${guest}, ${phone}`,
  whatsApp: 'WhatsApp',
  chat: (guest: string) => `WhatsApp ទៅ ${guest}`,
  steps: {
    confirmed: 'បញ្ជាក់',
    declined: 'បដិសេធ',
    checked_in: 'មកដល់ហើយ',
    checked_out: 'ចាកចេញហើយ',
    no_show: 'មិនបានមក',
  },
  isSeen: { asking: 'បានឆ្លើយ', cancelled: 'បានឃើញ' },
  is: { ...STATUS, checked_in: 'មកដល់ហើយ', checked_out: 'ចាកចេញហើយ' },
  stepOf: (step: string, guest: string) => `${step}៖ ${guest}`,
  undo: 'មិនធ្វើវិញ',
  chooseDate: 'ជ្រើសកាលបរិច្ឆេទ',
  answerChange: 'ឆ្លើយ',
  writeFreed: 'សរសេរថាទំនេរហើយ',
  isWritten: 'បានសរសេរអ៊ីមែល «យប់ទាំងនោះទំនេរហើយ»',
  seen: 'បានឃើញ',
};

export const freeNightsWords = {
  title: '30 យប់ខាងមុខ',
  text: 'ចំនួនបន្ទប់ទំនេរនៃប្រភេទនីមួយៗ។ របារគឺបន្ទប់ដែលមានភ្ញៀវ រហូតដល់ចំនួនបន្ទប់ទាំងអស់។',
  occupied: 'មានភ្ញៀវ',
  room: 'បន្ទប់',
  weekdays: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហ.', 'សុក្រ', 'សៅរ៍'],
  full: 'ពេញ',
  all: 'បន្ទប់ទាំងអស់',
  calendar: 'ប្រតិទិន',
};

export const reservationStatusWords = {
  labels: STATUS,
  steps: {
    confirm: 'បញ្ជាក់',
    decline: 'បដិសេធ',
    guestCancelled: 'ភ្ញៀវបោះបង់',
    checkIn: 'ចូលស្នាក់នៅ',
    noShow: 'មិនបានមក',
    cancelStay: 'បោះបង់ការស្នាក់នៅ',
    backToNew: 'ត្រឡប់ទៅ «ថ្មី»',
    confirmAfterAll: 'បញ្ជាក់វិញ',
    checkOut: 'ចាកចេញ',
    notArrived: 'មិនទាន់មកដល់',
    stillHere: 'នៅស្នាក់នៅឡើយ',
    backToConfirmed: 'ត្រឡប់ទៅ «បានបញ្ជាក់»',
  },
};

export const reservationMarkWords = {
  asks: 'ស្នើសុំផ្លាស់ប្ដូរ',
  unseen: 'ភ្ញៀវបានបោះបង់',
  unmarked: 'មិនទាន់កត់ត្រា',
};

export const reservationWords = {
  purpose: 'សំណើពីគេហទំព័រ និងការកក់ដែលអ្នកទទួលផ្ទាល់។',
  emptyText: 'សំណើបន្ទប់នឹងបង្ហាញនៅទីនេះភ្លាមៗពេលភ្ញៀវផ្ញើ។',
  addBooking: 'បន្ថែមការកក់',
  all: 'ទាំងអស់',
  status: 'ស្ថានភាព',
  room: 'បន្ទប់',
  checkInFrom: 'ថ្ងៃចូលស្នាក់នៅចាប់ពី',
  checkInUntil: 'ថ្ងៃចូលស្នាក់នៅរហូតដល់',
  moreFilters: 'បន្ទប់ និងកាលបរិច្ឆេទ',
  labels: {
    website: 'គេហទំព័រ',
    phone: 'ទូរស័ព្ទ',
    walk_in: 'មកដោយផ្ទាល់',
    booking: 'Booking.com',
    airbnb: 'Airbnb',
    agoda: 'Agoda',
    expedia: 'Expedia / Vrbo',
    other: 'ផ្សេងទៀត',
  },
  erased: 'ភ្ញៀវដែលបានលុបទិន្នន័យ',
  dataErased: 'ទិន្នន័យរបស់ភ្ញៀវត្រូវបានលុបហើយ។',
  label: 'ស្វែងរកការស្នាក់នៅ',
  placeholder: 'ឈ្មោះ ទូរស័ព្ទ អ៊ីមែល ឬលេខយោង',
  submit: 'ស្វែងរក',
};

export const stayWords = {
  checkIn: 'ថ្ងៃចូលស្នាក់នៅ',
  noDate: 'មិនទាន់កំណត់',
  until: (date: string) => `ដល់ ${date}`,
  nights: 'ចំនួនយប់',
  guests: 'ភ្ញៀវ',
  roomPrice: 'តម្លៃបន្ទប់',
  fee: 'ថ្លៃសេវា',
  total: 'សរុប',
  chooseDate: 'កំណត់កាលបរិច្ឆេទ',
  write: 'សរសេរទៅភ្ញៀវ',
  guestMessage: 'សារពីភ្ញៀវ',
  received: (moment: string, reference: string) => `បានទទួល ${moment}។ លេខយោង ${reference}`,
  entered: (source: string, moment: string, reference: string) =>
    `${source} បានបញ្ចូល ${moment}។ លេខយោង ${reference}`,
  edit: 'កែព័ត៌មានភ្ញៀវ',
  editText:
    'សម្រាប់ការកក់នេះ។ អ្វីដែលបានប្ដូរ ត្រូវបានកត់ទុកក្នុងប្រវត្តិ។ បើប្ដូរអ៊ីមែល ទំព័ររបស់ភ្ញៀវក៏ទទួលអាសយដ្ឋានថ្មីដែរ៖ សូមផ្ញើវាជូនភ្ញៀវ។',
  save: 'រក្សាទុកព័ត៌មានភ្ញៀវ',
  others: 'ការស្នាក់នៅផ្សេងទៀតរបស់ភ្ញៀវនេះ',
  othersFailed: 'មិនអាចផ្ទុកការស្នាក់នៅផ្សេងទៀតបាននៅពេលនេះទេ។',
  noOthers: 'គ្មានការស្នាក់នៅណាមានអ៊ីមែល ឬលេខទូរស័ព្ទនេះទេ។',
  sameNights: 'ភ្ញៀវដដែលមានការស្នាក់នៅមួយទៀតនៅយប់ទាំងនេះ៖',
  othersMost: 'ចុងក្រោយចំនួន 20។ សូមស្វែងរកភ្ញៀវ ដើម្បីមើលទាំងអស់។',
};

export const untoldWords = {
  mark: 'មិនទាន់ប្រាប់ភ្ញៀវ',
  onItsWay: 'អ៊ីមែលកំពុងផ្ញើ',
  what: {
    confirmed: 'ភ្ញៀវមិនទាន់ដឹងថាការស្នាក់នៅត្រូវបានបញ្ជាក់ទេ។',
    changed: 'ភ្ញៀវមិនទាន់ដឹងថាការស្នាក់នៅបានផ្លាស់ប្ដូរទេ។',
    declined: 'ភ្ញៀវមិនទាន់ដឹងថាអ្នកបានបដិសេធទេ។',
    cancelled: 'ភ្ញៀវមិនទាន់ដឹងថាការស្នាក់នៅត្រូវបានបោះបង់ទេ។',
    general: 'ភ្ញៀវមិនទាន់ដឹងពីការសម្រេចរបស់អ្នកទេ។',
  },
  noReminder: 'មុននោះ គ្មានអ៊ីមែលរំលឹកណាចេញទេ។',
  wait: 'អ៊ីមែលអំពីរឿងនេះកំពុងផ្ញើ។ សញ្ញានេះនឹងបាត់ពេលវាចេញហើយ។',
  toldAnotherWay: 'បានប្រាប់តាមវិធីផ្សេង',
  toldOf: (guest: string) => `បានប្រាប់តាមវិធីផ្សេង៖ ${guest}`,
  listTitle: 'ភ្ញៀវដែលមិនទាន់បានប្រាប់',
  short: {
    confirmed: 'បានបញ្ជាក់',
    changed: 'បានផ្លាស់ប្ដូរ',
    declined: 'បានបដិសេធ',
    cancelled: 'បានបោះបង់',
    general: 'បានសម្រេច',
  },
  told: toastText('បានប្រាប់ភ្ញៀវ', 'បានកត់ទុកក្នុងប្រវត្តិ។'),
  notTold: errorToast('មិនបានរក្សាទុក', 'សញ្ញានៅដដែល។ សូមព្យាយាមម្ដងទៀត។'),
};

export const stepQuestionWords = {
  cancelled: {
    title: 'តើត្រូវបោះបង់ការស្នាក់នៅនេះមែនទេ?',
    text: (stay: string) => `${stay}។ អ្នកផ្សេងអាចកក់យប់ទាំងនេះបានភ្លាម។`,
    yes: 'យល់ព្រមបោះបង់',
  },
  no_show: {
    title: 'ភ្ញៀវមិនបានមកមែនឬ?',
    text: (stay: string) => `${stay}។ អ្នកផ្សេងអាចកក់យប់ទាំងនេះបានភ្លាម។`,
    yes: 'មិនបានមក',
  },
  early: {
    title: 'ចូលស្នាក់នៅមុនថ្ងៃមកដល់ឬ?',
    text: (stay: string) => `${stay}។`,
    yes: 'ចូលស្នាក់នៅឥឡូវ',
  },
  group: {
    title: (step: string, rooms: number) => `${step}៖ ទាំង ${rooms} បន្ទប់ឬ?`,
    text: (rooms: readonly string[]) => `${rooms.join(', ')}។`,
    yes: (rooms: number) => `យល់ព្រម ទាំង ${rooms} បន្ទប់`,
  },
  stay: (guest: string, room: string, from: string, until: string) =>
    `${guest}, ${room}, ${from} ដល់ ${until}`,
  no: 'ទុកដដែល',
};

export const bookingRoomsWords = {
  add: 'បន្ថែមបន្ទប់មួយទៀត',
  most: (rooms: number) => `យ៉ាងច្រើន ${rooms} បន្ទប់ក្នុងការកក់មួយ។`,
  room: (place: number) => `បន្ទប់ទី ${place}`,
  remove: (place: number) => `ដកបន្ទប់ទី ${place} ចេញ`,
  removed: (rooms: number) => `បានដកចេញ។ ឥឡូវមាន ${rooms} បន្ទប់។`,
  total: (rooms: string, nights: string, price: string) => `${rooms}, ${nights}៖ សរុប ${price}`,
  rooms: (rooms: number) => `${rooms} បន្ទប់`,
  placed: (place: number, rooms: number) => `បន្ទប់ទី ${place} ក្នុងចំណោម ${rooms}`,
  fullRoom: (room: string, nights: readonly string[]) => `${room} នៅ ${nights.join(', ')}`,
  fullPlace: (place: number, room: string) => `បន្ទប់ទី ${place}៖ ${room}`,
  notSoMany: (units: number) => `សណ្ឋាគារមានបន្ទប់ប្រភេទនេះតែ ${units} ប៉ុណ្ណោះ។`,
  forThisRoom: 'សម្រាប់តែបន្ទប់នេះ',
  fullHere: (nights: readonly string[]) => `ពេញហើយនៅ ${nights.join(', ')}`,
  refused: 'មិនបានរក្សាទុកអ្វីទេ ព្រោះមានបន្ទប់ពេញ៖',
  nextFree: 'បន្ទប់ទាំងអស់ទំនេរចាប់ពី៖',
  added: (rooms: number, status: keyof typeof STATUS): ToastText => ({
    title: `បានបន្ថែម ${rooms} បន្ទប់`,
    description: status === 'confirmed' ? 'យប់ទាំងនេះត្រូវបានកក់ហើយ។' : undefined,
  }),
  together: 'កក់ជាមួយគ្នា',
  failed: 'មិនអាចផ្ទុកបន្ទប់ផ្សេងទៀតបាននៅពេលនេះទេ។',
  thisRoom: 'បន្ទប់នេះ',
  totalOfAll: 'សរុបទាំងអស់',
  totalWithout: 'មិនរាប់បន្ទប់ដែលបានបដិសេធ ឬបោះបង់',
  steps: (rooms: number) => `សម្រាប់ ${rooms} បន្ទប់ក្នុងពេលតែមួយ`,
  stepAll: (step: string, rooms: number) => `${step}៖ ទាំង ${rooms} បន្ទប់`,
  early: 'ភ្ញៀវចាកចេញមុនថ្ងៃដែលបានកក់៖ សូមកំណត់តម្លៃសម្រាប់បន្ទប់នីមួយៗ។',
  late: 'ភ្ញៀវចាកចេញក្រោយថ្ងៃដែលបានកក់៖ សូមប្រាប់ចំនួនយប់ដែលបានស្នាក់នៅក្នុងបន្ទប់នីមួយៗ។',
  changed: (rooms: number, status: keyof typeof STATUS): ToastText => ({
    title: `${rooms} បន្ទប់៖ ${STATUS[status]}`,
    description: status === 'confirmed' ? 'យប់ទាំងនេះត្រូវបានកក់ហើយ។' : undefined,
  }),
};

export const stayFormWords = {
  addText: 'តាមទូរស័ព្ទ នៅកន្លែងទទួលភ្ញៀវ ឬតាមរបៀបណាក៏បាន។',
  guest: 'ឈ្មោះ',
  guestNote: '(ឬអ៊ីមែល)',
  email: 'អ៊ីមែល',
  phone: 'ទូរស័ព្ទ',
  source: 'មកតាម',
  note: 'កំណត់ចំណាំ',
  noteNote: '(មានតែបុគ្គលិកឃើញ)',
  saveNote: 'រក្សាទុកកំណត់ចំណាំ',
  enterAs: 'បញ្ចូលជា',
  beginnings: {
    confirmed: 'បានបញ្ជាក់៖ កក់យប់ទាំងនេះ',
    checked_in: 'បានចូលស្នាក់នៅ៖ ភ្ញៀវនៅទីនេះ',
    new: 'សំណើ៖ មិនទាន់កក់យប់ណាទេ',
  },
  changeStay: 'កែការស្នាក់នៅ',
  changeText: 'យប់ដែលនៅដដែលរក្សាតម្លៃដែលបានព្រមព្រៀង។ យប់ផ្សេង និងបន្ទប់ផ្សេង គិតតាមតម្លៃពេលនេះ។',
  saveStay: 'រក្សាទុកការស្នាក់នៅ',
  ages: 'អាយុកុមារ',
  agesHint: 'នៅថ្ងៃមកដល់ ឧទាហរណ៍ 4, 9។ កុមារក៏រាប់ក្នុងចំនួនភ្ញៀវដែរ។',
  room: 'បន្ទប់',
  noLongerOffered: (room: string) => `${room} (លែងផ្ដល់ជូន)`,
  checkIn: 'ថ្ងៃចូលស្នាក់នៅ',
  departure: (date: string) => `ថ្ងៃចាកចេញ ${date}`,
  nights: 'ចំនួនយប់',
  guests: 'ភ្ញៀវ',
  free: 'យប់ទាំងនេះទំនេរ។',
  full: (room: string) => `${room} ពេញហើយនៅយប់ទាំងនេះ។`,
  nextFree: 'ថ្ងៃទំនេរបន្ទាប់ ចុចម្ដងដើម្បីប្ដូរទៅ៖',
  moveTo: (date: string) => `ប្ដូរទៅ ${date}`,
  refused: 'បន្ទប់ពេញហើយនៅយប់ទាំងនេះ។',
  refusedNextFree: 'ថ្ងៃទំនេរបន្ទាប់៖',
  otherRooms: 'បន្ទប់ទំនេរនៅយប់ទាំងនេះ៖',
  takeRoom: (room: string) => `យក ${room}`,
  offer: 'សរសេរប្រាប់ភ្ញៀវអំពីអ្វីដែលទំនេរ',
  copyLink: 'ចម្លងតំណ',
  linkCopied: { title: 'បានចម្លងតំណ', description: 'វាបើកបន្ទប់ទំនេរ ជាមួយថ្ងៃរបស់ភ្ញៀវ។' },
  nobodyNamed: 'សូមបញ្ចូលឈ្មោះ ឬអ៊ីមែល',
  dateMissing: 'សូមជ្រើសរើសកាលបរិច្ឆេទ',
  notHereYet: 'ភ្ញៀវដែលនៅទីនេះ បានមកដល់ថ្ងៃនេះ ឬមុននេះ',
  wroteIn: (language: string) => `បានសរសេរជាភាសា${language}`,
  emailsIn: (language: string) => `អ៊ីមែលជាភាសា${language}`,
  label: 'ភាសារបស់ភ្ញៀវ',
  hint: 'អ៊ីមែល និងទំព័ររបស់ភ្ញៀវ សរសេរជាភាសានេះ។',
};

export const historyWords = {
  title: 'ប្រវត្តិ',
  failed: 'មិនអាចផ្ទុកប្រវត្តិបានទេនៅពេលនេះ។',
  website: 'គេហទំព័រ',
  entry: (who: string, moment: string) => `${who}, ${moment}`,
  erased: 'ទិន្នន័យរបស់ភ្ញៀវត្រូវបានលុប',
  received: 'បានទទួលសំណើ',
  enteredAs: (status: string) => `បានបញ្ចូលជា៖ ${status}`,
  changed: 'បានកែ',
  noDate: 'គ្មាន',
  room: (from: string, to: string) => `បន្ទប់ ${from} → ${to}`,
  checkIn: (from: string, to: string) => `ថ្ងៃចូលស្នាក់នៅ ${from} → ${to}`,
  stay: (from: string, to: string) => `ការស្នាក់នៅ ${from} → ${to}`,
  guests: (from: string, to: string) => `ភ្ញៀវ ${from} → ${to}`,
  children: (from: string, to: string) => `អាយុកុមារ ${from} → ${to}`,
  price: (from: string, to: string) => `តម្លៃ ${from} → ${to}`,
  link: 'អាសយដ្ឋានថ្មីនៃទំព័ររបស់ភ្ញៀវ',
  email: 'បានកែអ៊ីមែល',
  guest_name: 'បានកែឈ្មោះ',
  phone: 'បានកែទូរស័ព្ទ',
  language: 'បានប្ដូរភាសានៃអ៊ីមែល',
  extras: 'បានប្ដូរសេវាបន្ថែម',
  notes: 'បានកែកំណត់ចំណាំ',
  asked: 'ភ្ញៀវស្នើសុំផ្លាស់ប្ដូរ',
  askedNoMore: 'លែងមានសំណើផ្លាស់ប្ដូរទៀត',
  told: 'បានប្រាប់ភ្ញៀវហើយ',
  byGuest: 'ដោយភ្ញៀវ',
  seen: 'បានឃើញការបោះបង់ហើយ',
  all: (changes: readonly string[]) => changes.join('; '),
};

export const staffRefusalWords = {
  'date-missing': () => 'សូមកំណត់ថ្ងៃចូលស្នាក់នៅជាមុនសិន។',
  'staff-nights-out-of-range': () => 'សូមបញ្ចូលពី 1 ដល់ 60 យប់។',
  'charge-invalid': () => 'សូមបញ្ចូលចំនួនប្រាក់ពី 0 ដល់ 10,000,000។',
  'status-step': (from: keyof typeof STATUS, to: keyof typeof STATUS) =>
    `ការកក់ដែល «${STATUS[from]}» មិនអាចប្ដូរទៅ «${STATUS[to]}» បានទេ។`,
  'nights-full': (room: string, nights: readonly string[], nextFree: readonly string[]) =>
    `${room} ពេញហើយនៅ ${nights.join(', ')}។${nextFree.length > 0 ? ` ថ្ងៃទំនេរបន្ទាប់៖ ${nextFree.join(', ')}។` : ''}`,
  'nights-sold': (room: string, nights: readonly string[]) =>
    `មិនអាចត្រឡប់ទៅដូចមុនបានទេ៖ ${room} បានលក់ហើយនៅ ${nights.join(', ')}។ សូមធ្វើឱ្យយប់ទាំងនេះទំនេរជាមុនសិន។`,
  'rooms-full': (rooms: readonly string[]) => `ពេញហើយ៖ ${rooms.join('; ')}។ មិនបានប្ដូរបន្ទប់ណាមួយឡើយ។`,
  'booking-rooms': () => 'សូមជ្រើសរើសពីពីរដល់ដប់បន្ទប់ក្នុងការកក់មួយ។',
  'booking-changed': () => 'មានអ្នកផ្សេងទើបតែបានកែបន្ទប់មួយក្នុងចំណោមនេះ។ សូមមើលវា រួចសម្រេចម្ដងទៀត។',
};

export const earlyDepartureWords = {
  title: 'ចាកចេញមុនកំណត់',
  text: (nights: string, date: string) => `${nights} មុនថ្ងៃចាកចេញដែលបានកក់ ${date}។`,
  checkOut: 'ចាកចេញ',
  question: 'តើត្រូវគិតប្រាក់ដូចម្ដេច?',
  nights: (nights: string) => `យប់ដែលបានស្នាក់នៅ៖ ${nights}`,
  whole: (nights: string) => `ការស្នាក់នៅទាំងមូល៖ ${nights}`,
  amount: 'ចំនួនប្រាក់ផ្សេង',
  amountLabel: (sign: string) => `តម្លៃបន្ទប់ (${sign})`,
  amountHint: 'ថ្លៃសេវា និងពន្ធនឹងត្រូវបូកបន្ថែម។',
  amountWrong: 'សូមបញ្ចូលចំនួនប្រាក់',
  sum: (price: string, fee: string, total: string, isTaxed: boolean) =>
    `${price} និង${isTaxed ? 'ថ្លៃសេវា និងពន្ធ' : 'ថ្លៃសេវា'} ${fee} សរុប ${total}`,
  sumWithExtras: (price: string, fee: string, extras: string, total: string, isTaxed: boolean) =>
    `${price} ${isTaxed ? 'ថ្លៃសេវា និងពន្ធ' : 'ថ្លៃសេវា'} ${fee} និងសេវាបន្ថែម ${extras} សរុប ${total}`,
  charged: { whole: 'គិតប្រាក់តាមការកក់', amount: 'បានព្រមព្រៀងពេលចាកចេញ' },
  history: {
    nights: 'គិតប្រាក់តាមយប់ដែលបានស្នាក់នៅ',
    whole: 'គិតប្រាក់ការស្នាក់នៅទាំងមូល',
    amount: 'គិតជាចំនួនប្រាក់ផ្សេង',
  },
};

export const lateDepartureWords = {
  title: 'ចាកចេញក្រោយកំណត់',
  text: (date: string) => `ថ្ងៃចាកចេញដែលបានកក់គឺ ${date}។ យប់ដែលបានស្នាក់នៅនឹងគិតប្រាក់។`,
  nights: 'យប់ដែលបានស្នាក់នៅ',
  choose: 'ជ្រើស',
  booked: (nights: string) => `${nights} តាមការកក់`,
  untilToday: (nights: string) => `${nights} រហូតដល់ថ្ងៃនេះ`,
  missing: 'សូមប្រាប់ចំនួនយប់',
};

export const stayCalendarWords = {
  purpose: 'ការស្នាក់នៅដែលបានបញ្ជាក់ ពីមួយយប់ទៅមួយយប់។',
  exportFile: 'នាំចេញ .ics',
  previousMonth: 'ខែមុន',
  nextMonth: 'ខែបន្ទាប់',
  today: 'ថ្ងៃនេះ',
  failed: 'មិនអាចផ្ទុកការស្នាក់នៅបានទេនៅពេលនេះ។',
  colours: 'ពណ៌',
  confirmed: 'បានបញ្ជាក់',
  inTheHouse: 'កំពុងស្នាក់នៅ',
  left: 'បានចាកចេញ',
  noRooms: 'មិនទាន់មានបន្ទប់ទេ។',
  stays: 'ការស្នាក់នៅ',
  room: 'បន្ទប់',
  dayLetters: ['អា', 'ច', 'អ', 'ព', 'ព្រ', 'សុ', 'ស'],
  noLongerOffered: 'លែងផ្ដល់ជូន',
  units: (rooms: number) => `${rooms} បន្ទប់`,
  free: (room: string, date: string) => `${room}, ${date}, ទំនេរ`,
  fromTo: (from: string, to: string) => `${from} ដល់ ${to}`,
  openByTouch: 'ប៉ះម្ដងទៀតដើម្បីបើក',
  fileName: (hotelName: string) => `${hotelName}៖ ការស្នាក់នៅ`,
};

export const calendarRoomsWords = {
  closed: 'បានបិទ',
  closing: (room: string, from: string, to: string, reason: string) =>
    `${room}, ${from} ដល់ ${to}, បានបិទ៖ ${reason}`,
  freeRooms: 'បន្ទប់ទំនេរ',
  free: 'ទំនេរ',
  freeOf: (room: string) => `ទំនេរ៖ ${room}`,
  freeOn: (rooms: number, date: string) => `ទំនេរ ${rooms} បន្ទប់ នៅ ${date}`,
};

export const closingWords = {
  button: 'បិទការកក់',
  close: 'បិទការកក់',
  change: 'យប់ដែលបានបិទ',
  text: 'បន្ទប់ដែលមិនអាចផ្ដល់ជូនបាន៖ កំពុងលាបថ្នាំ ឬក្បាលផ្កាឈូកខូច។ ភ្ញៀវឃើញយប់ទាំងនេះថាពេញ ហើយរបាយការណ៍មិនរាប់បញ្ចូលទេ។',
  room: 'បន្ទប់',
  rooms: 'ចំនួនបន្ទប់ដែលត្រូវបិទ',
  units: (rooms: number) => `ក្នុងចំណោម ${rooms} បន្ទប់ក្នុងសណ្ឋាគារ`,
  firstNight: 'យប់ដំបូង',
  lastNight: 'យប់ចុងក្រោយ',
  openAgain: (date: string) => `បើកវិញចាប់ពី ${date}`,
  reason: 'មូលហេតុ',
  reasonHint: 'មានតែបុគ្គលិកឃើញ។',
  open: 'បើកវិញ',
  lastBeforeFirst: 'យប់ចុងក្រោយនៅមុនយប់ដំបូង',
  tooLong: 'សូមបិទច្រើនបំផុតមួយឆ្នាំក្នុងមួយលើក',
  listFailed: errorToast('មិនបានផ្ទុក', 'មិនអាចផ្ទុកយប់ដែលបានបិទបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  saved: toastText('បានបិទយប់', 'ឥឡូវនេះ គ្មាននរណាអាចកក់យប់ទាំងនេះបានទេ។'),
  removed: toastText('បានបើកវិញ'),
  failed: errorToast('មិនបានរក្សាទុក', 'គ្មានអ្វីផ្លាស់ប្ដូរទេ។ សូមព្យាយាមម្ដងទៀត។'),
  conflict: errorToast(
    'មានការកែនៅចន្លោះនោះ',
    'មានអ្នកផ្សេងទើបតែបានកែយប់ដែលបានបិទទាំងនេះ។ សូមមើលវា រួចសម្រេចម្ដងទៀត។',
  ),
};

export const closingRefusalWords = {
  'closing-days': () => 'សូមជ្រើសរើសយប់ដំបូង និងយប់ចុងក្រោយ ឃ្លាតគ្នាច្រើនបំផុតមួយឆ្នាំ។',
  'closing-reason': () => 'សូមសរសេរមូលហេតុ ច្រើនបំផុត 200 តួអក្សរ។',
  'closing-rooms': () => 'សូមបិទយ៉ាងតិចមួយបន្ទប់។',
  'closing-taken': (room: string, nights: readonly string[], free: number) =>
    `${room}៖ ${free === 0 ? 'គ្មានបន្ទប់ទំនេរ' : `មានបន្ទប់ទំនេរតែ ${free}`} នៅ ${nights.slice(0, 5).join(', ')}${nights.length > 5 ? ' និងយប់ផ្សេងទៀត' : ''}។`,
};

export const paperWords = {
  link: 'ឯកសារ',
  title: 'ឯកសារ',
  purpose: 'សូមបោះពុម្ព ឬរក្សាទុកជា PDF ពីបង្អួចបោះពុម្ព។',
  print: 'បោះពុម្ព',
  back: 'ការកក់',
  kinds: 'ឯកសារណា',
  confirmation: 'ការបញ្ជាក់',
  registration: 'ប័ណ្ណចុះឈ្មោះ',
  invoice: 'វិក្កយបត្រ',
  credit: 'ប័ណ្ណឥណទាន',
  notFound: 'គ្មានការកក់នេះទេ។',
  failed: 'មិនអាចផ្ទុកឯកសារបោះពុម្ពបានទេនៅពេលនេះ។',
  reference: 'លេខយោង',
  guest: 'ភ្ញៀវ',
  date: 'កាលបរិច្ឆេទ',
  amount: 'ចំនួនប្រាក់',
  none: 'មិនទាន់មានវិក្កយបត្រសម្រាប់ការស្នាក់នៅនេះទេ។',
  numbered: 'វាទទួលលេខបន្ទាប់ពេលអ្នកបង្កើត ហើយរក្សាអ្វីដែលវាសរសេរនៅពេលនោះ៖ បោះពុម្ពម្ដងទៀតក៏បានវិក្កយបត្រដដែល។',
  make: 'បង្កើតវិក្កយបត្រ',
  makeAnother: 'បង្កើតវិក្កយបត្រថ្មី',
  notYet: 'អាចបង្កើតវិក្កយបត្របាន ពេលការស្នាក់នៅត្រូវបានបញ្ជាក់ និងមានកាលបរិច្ឆេទ។',
  stands: (number: string) =>
    `ការស្នាក់នៅនេះមិនបានកើតឡើងទេ ប៉ុន្តែវិក្កយបត្រ ${number} នៅតែរាប់។ សូមលុបចោលវាដោយប័ណ្ណឥណទាន លើកលែងតែភ្ញៀវនៅតែត្រូវបង់។`,
  toInvoice: 'ទៅវិក្កយបត្រ',
  outdated: 'ការស្នាក់នៅបានផ្លាស់ប្ដូរ តាំងពីបង្កើតវិក្កយបត្រនេះ។ សូមលុបចោលវាដោយប័ណ្ណឥណទាន រួចបង្កើតវិក្កយបត្រថ្មី។',
  cancel: 'លុបចោលដោយប័ណ្ណឥណទាន',
  cancelQuestion: (number: string) => `លុបចោល ${number}?`,
  cancelText: 'ប័ណ្ណឥណទានដែលមានចំនួនប្រាក់ដូចគ្នា ទទួលលេខបន្ទាប់។ វិក្កយបត្រនៅតែមានក្នុងបញ្ជី។',
  keep: 'ទុកវា',
  all: 'វិក្កយបត្រនៃការស្នាក់នៅនេះ',
  cancelledBy: (number: string, credit: string) => `${number} លុបចោលដោយ ${credit}`,
};

export const invoiceListWords = {
  title: 'វិក្កយបត្រក្នុងខែនេះ',
  exportFile: 'នាំចេញវិក្កយបត្រ',
  failed: 'មិនអាចផ្ទុកវិក្កយបត្របានទេនៅពេលនេះ។',
  none: 'គ្មានវិក្កយបត្រក្នុងខែនេះទេ។',
  number: 'លេខ',
  sum: 'សរុបទាំងអស់',
  csv: [
    'លេខ',
    'ប្រភេទ',
    'កាលបរិច្ឆេទ',
    'ភ្ញៀវ',
    'លេខយោង',
    'បន្ទប់',
    'ថ្ងៃចូលស្នាក់នៅ',
    'ថ្ងៃចាកចេញ',
    'ចំនួនយប់',
    'តម្លៃបន្ទប់',
    'ថ្លៃសេវា',
    'សេវាបន្ថែម',
    'ពន្ធ',
    'ចំនួនប្រាក់',
  ],
};

export const invoiceSettingsWords = {
  title: 'ការកំណត់វិក្កយបត្រ',
  text: 'សម្រាប់វិក្កយបត្រចាប់ពីពេលនេះ។ វិក្កយបត្រដែលបានបង្កើតហើយនៅដដែល។',
  prefix: 'មុនលេខ',
  prefixHint: 'ឧទាហរណ៍ INV- ឬ 2027/។ បើប្ដូរទៅអក្សរផ្សេង លេខចាប់ផ្ដើមពី 1 វិញ។',
  taxName: 'ពន្ធ',
  taxNameHint: 'ឧទាហរណ៍ VAT។ ទុកទទេបើគ្មាន។',
  taxPercent: 'ភាគរយ',
  included: 'តម្លៃរួមពន្ធហើយ',
  added: 'ពន្ធបូកបន្ថែមលើសរុប',
  how: 'របៀបគិតពន្ធ',
  rielRate: 'អត្រាប្ដូរប្រាក់រៀល',
  rielRateHint: 'ចំនួនរៀលសម្រាប់រូបិយប័ណ្ណរបស់អ្នកមួយឯកតា៖ ឯកសារនឹងបង្ហាញសរុបជារៀលផង។ ដាក់ 0 បើមិនត្រូវការ។',
  address: 'ចេញដោយ',
  addressHint: 'បន្ទាត់អាសយដ្ឋាន និងលេខអត្តសញ្ញាណកម្មសារពើពន្ធ។ បើគ្មាន ទីតាំងរបស់អ្នកពីទំព័រទំនាក់ទំនងនឹងបង្ហាញនៅទីនោះ។',
};

export const invoiceSettingsErrors = {
  prefix: 'សូមប្រើតែអក្សរ លេខ និង / . _ -',
  percent: 'សូមបញ្ចូលពី 0 ដល់ 100',
  rate: 'សូមបញ្ចូលពី 0 ដល់ 100,000',
  taxName: 'សូមបញ្ជាក់ថាពន្ធអ្វី',
};

export const invoiceToasts = {
  listFailed: errorToast('មិនបានផ្ទុក', 'មិនអាចផ្ទុកវិក្កយបត្របានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  settingsFailed: errorToast('មិនបានផ្ទុក', 'មិនអាចផ្ទុកការកំណត់បានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  settingsSaved: toastText('បានរក្សាទុក', 'សម្រាប់វិក្កយបត្រចាប់ពីពេលនេះ។'),
  settingsNotSaved: errorToast('មិនបានរក្សាទុក', 'អ្វីដែលអ្នកបានសរសេរនៅតែទុកក្នុងកម្មវិធីរុករកនេះ។ សូមព្យាយាមម្ដងទៀត។'),
  made: toastText('បានបង្កើតវិក្កយបត្រ'),
  cancelled: toastText('បានបង្កើតប័ណ្ណឥណទាន'),
  failed: errorToast('គ្មានវិក្កយបត្រ', 'គ្មានអ្វីត្រូវបានបង្កើតទេ។ សូមព្យាយាមម្ដងទៀត។'),
};

export const invoiceRefusalWords = {
  'invoice-not-yet': () => 'អាចបង្កើតវិក្កយបត្របាន ពេលការស្នាក់នៅត្រូវបានបញ្ជាក់ និងមានកាលបរិច្ឆេទ។',
  'invoice-settings': () => 'សូមមើលប្រអប់ទាំងនេះម្ដងទៀត៖ មានអ្វីមួយក្នុងនោះមិនត្រឹមត្រូវ។',
};

export const figuresWords = {
  purpose: 'មួយខែ ក្បែរខែមុន និងខែដដែលកាលពីមួយឆ្នាំមុន។',
  exportFile: 'នាំចេញ CSV',
  today: 'ខែនេះ',
  failed: 'មិនអាចផ្ទុករបាយការណ៍បានទេនៅពេលនេះ។',
  loadFailed: errorToast('មិនបានផ្ទុក', 'មិនអាចផ្ទុករបាយការណ៍បានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  twoYears: 'ដប់ពីរខែ ក្បែរឆ្នាំមុន',
  yearBefore: 'ឆ្នាំមុន',
  lighter: 'ពណ៌ស្រាល៖ ខែមិនទាន់ចប់។',
  inCells: (now: string, before: string) => `${now} និងភាពខុសគ្នាពី ${before}`,
  points: (points: number) => `${points} ពិន្ទុ`,
  noStays: 'ពីរឆ្នាំគ្មានការស្នាក់នៅ៖ អត្រាស្នាក់នៅ និងចំណូលនឹងត្រូវបានគូរនៅទីនេះ ពេលមានការស្នាក់នៅ។',
  byRoom: 'តាមបន្ទប់',
  bySource: 'តាមប្រភពនៃការកក់',
  name: 'ឈ្មោះ',
  house: 'សណ្ឋាគារទាំងមូល',
  occupancy: 'អត្រាស្នាក់នៅ',
  nights: 'ចំនួនយប់',
  income: 'ចំណូល',
  extras: 'សេវាបន្ថែម',
  rate: 'តម្លៃមធ្យម',
  percent: (percent: number) => `${percent} %`,
  inMonth: (month: string, figure: string) => `${month}៖ ${figure}`,
  unmarked: (count: number) =>
    `យប់មុនថ្ងៃនេះនៃការស្នាក់នៅ ${count} មិនទាន់រាប់ទេ៖ គ្មាននរណាបានកត់ត្រាថាភ្ញៀវបានមកឬអត់។`,
  calendarNights: (count: number) =>
    `ក្នុងចំនួនយប់ទាំងនេះ ${count} យប់ត្រូវបានលក់នៅលើគេហទំព័រកក់បន្ទប់ ហើយមិនទាន់ជាការស្នាក់នៅនៅទីនេះទេ៖ យប់ទាំងនោះរាប់ថាមានភ្ញៀវ តែគ្មានចំណូល។`,
  unmarkedLink: 'សូមមើល',
  how: 'យប់ដែលមានភ្ញៀវ គឺយប់របស់ភ្ញៀវដែលបានមក ចាប់ពីថ្ងៃនេះទៅ រាប់ទាំងយប់របស់ភ្ញៀវដែលរង់ចាំមក និងយប់ដែលគេហទំព័រកក់បន្ទប់បានលក់។ ការស្នាក់នៅដែលឆ្លងចុងខែ រាប់ក្នុងខែនីមួយៗតាមចំនួនយប់ និងចំណែកតម្លៃបន្ទប់ និងសេវាបន្ថែមរបស់វា។ ចំណូល និងតម្លៃមធ្យមគឺតាមតម្លៃបន្ទប់ប៉ុណ្ណោះ ដោយមិនរាប់សេវាបន្ថែម ថ្លៃសេវា និងពន្ធទេ។ យប់ដែលបានបិទមិនអាចកក់បាន ដូច្នេះមិនរាប់បញ្ចូលទេ ហើយចំនួនបន្ទប់គឺតាមថ្ងៃនេះ។',
  csv: {
    house: 'សណ្ឋាគារ',
    room: 'បន្ទប់',
    source: 'ប្រភព',
    headings: [
      'ខែ',
      'ចាប់ពី',
      'ដល់',
      'តាម',
      'ឈ្មោះ',
      'អត្រាស្នាក់នៅ %',
      'ចំនួនយប់',
      'ចំនួនយប់ដែលផ្ដល់ជូន',
      'ការស្នាក់នៅ',
      'ចំណូល',
      'សេវាបន្ថែម',
      'តម្លៃមធ្យម',
      'យប់គ្មានចំណូល (គេហទំព័រកក់បន្ទប់)',
    ],
  },
};

export const browserBellWords = {
  title: 'ក្នុងកម្មវិធីរុករកនេះ',
  text: 'ពេលទំព័រគ្រប់គ្រងបើក ផ្ទាំងរបស់វារាប់អ្វីដែលចូលមក ពេលអ្នកមើលកន្លែងផ្សេង។ ទោះបើកផ្ទាំងប៉ុន្មានក៏ដោយ មានតែមួយទេដែលជូនដំណឹង។',
  sound: 'បន្លឺសំឡេង',
  soundHint: 'ក្រោយបើកទំព័រឡើងវិញ ត្រូវចុចលើទំព័រម្ដង មុនពេលវាអាចបន្លឺសំឡេង។',
  notify: 'បង្ហាញការជូនដំណឹង',
  notifyDenied: 'កម្មវិធីរុករកបដិសេធការជូនដំណឹង៖ សូមអនុញ្ញាតក្នុងការកំណត់ជិតអាសយដ្ឋាន។',
  notifyMissing: 'កម្មវិធីរុករកនេះគ្មានការជូនដំណឹងទេ។',
  hear: 'ស្ដាប់',
  rings: 'ការជូនដំណឹង',
  arrived: (count: number) => `អ្វីថ្មីពីភ្ញៀវ ${count}`,
};

export const channelsPageWords = {
  purpose: 'បន្ទប់ដែលអ្នកលក់នៅ Booking.com, Airbnb, Agoda និងផ្សេងទៀតដែរ និងប្រតិទិនដែលធ្វើឱ្យទាំងសងខាងត្រូវគ្នា។',
  delay:
    'គេហទំព័រកក់បន្ទប់អានប្រតិទិនរបស់យើងរៀងរាល់ 1 ទៅ 4 ម៉ោង ហើយយើងអានប្រតិទិនរបស់គេហទំព័រទាំងនោះរៀងរាល់ 15 នាទី។ ការកក់ត្រួតគ្នាអាចកើតឡើងនៅចន្លោះនោះ៖ អ្នកនឹងឃើញវានៅទីនេះភ្លាមៗ។ ថ្ងៃ និងម៉ោងនៅទំព័រនេះគិតតាមល្វែងម៉ោងរបស់សណ្ឋាគារ។',
  notLoaded: { failed: 'ឥឡូវនេះមិនអាចបើកបញ្ជីបានទេ។' },
  part: 'បញ្ជីការភ្ជាប់',
  add: 'បន្ថែមការភ្ជាប់',
  listings: 'ការភ្ជាប់',
  noneTitle: 'មិនទាន់មានគេហទំព័រកក់បន្ទប់',
  none: 'បន្ថែមប្រភេទបន្ទប់នីមួយៗដែលអ្នកលក់នៅ Booking.com, Airbnb, Agoda ឬកន្លែងផ្សេងដែរ។ បន្ទាប់មក យប់ដែលលក់នៅទីនោះនឹងជាប់កក់នៅទីនេះ ហើយយប់ដែលលក់នៅទីនេះនឹងបិទនៅទីនោះ។',
  room: (room: string) => `ប្រភេទបន្ទប់៖ ${room}`,
  roomGone: 'ប្រភេទបន្ទប់ដែលលែងមាន',
  numbered: (channel: string, slot: number) => (slot === 1 ? channel : `${channel} បន្ទប់ទី ${slot}`),
  lastRead: (ago: string) => `អានចុងក្រោយ៖ ${ago}`,
  neverRead: 'មិនទាន់បានអាន',
  noAddress: 'ខ្វះតំណប្រតិទិនរបស់គេហទំព័រនោះ ដូច្នេះមិនទាន់អានអ្វីទេ។ អ្នកអាចចម្លងតំណរបស់យើងបានហើយ។',
  failing: (since: string) => `មិនអាចអានបាន។ ចាប់ផ្ដើម${since}។`,
  unheard: (since: string) => `មិនបានអាន។ ចាប់ផ្ដើម${since}។ គ្មានអ្នកណាអានប្រតិទិននេះទេ ឬការអានដាច់ពាក់កណ្ដាល។`,
  unheardToday: (sites: string) => `អានមិនបាន៖ ${sites}។ យប់ដែលបានដឹងហើយនៅតែជាប់ ប៉ុន្តែយប់ថ្មីអាចកក់ត្រួតគ្នា។`,
  kept: 'យប់ដែលជាប់កក់ហើយនៅតែជាប់។',
  nights: (nights: number) => `ជាប់កក់ ${nights} យប់`,
  skipped: (count: number, why: string) => `រំលង ${count} (${why})`,
  echoes: (count: number) => `${count} ជាយប់បិទរបស់យើងផ្ទាល់`,
  inConflict: (count: number) => `ត្រួតគ្នា ${count}`,
  reasons: {
    words: 'តាមពាក្យ',
    transparent: 'សម្គាល់ថាទំនេរ',
    hours: 'ក្នុងថ្ងៃតែមួយ',
    past: 'កន្លងហើយ',
    far: 'ឆ្ងាយពេក',
  },
  counted: (count: number, reason: string) => `${count} ${reason}`,
  read: 'អានឥឡូវ',
  holds: 'យប់ជាប់កក់',
  copy: 'ចម្លងតំណប្រតិទិនរបស់យើង',
  copied: 'បានចម្លង',
  notCopied: 'តំណប្រតិទិនរបស់យើង សម្រាប់ចម្លងដោយដៃ',
  key: 'តំណប្រតិទិនថ្មី',
  edit: 'កែ',
  remove: 'ដកចេញ',
  of: (action: string, listing: string) => `${action}៖ ${listing}`,
};

export const feedErrorWords = {
  unreachable: 'មិនអាចបើកតំណបានទេ។ តើសរសេរដូចដែលគេហទំព័រកក់បន្ទប់ឱ្យមែនទេ?',
  timeout: 'គេហទំព័រកក់បន្ទប់ឆ្លើយយូរពេក។',
  status: 'គេហទំព័រកក់បន្ទប់បដិសេធតំណនេះ។ ប្រហែលមានតំណថ្មី៖ សូមចម្លងម្ដងទៀតនៅទីនោះ។',
  redirects: 'តំណនាំពីទំព័រមួយទៅទំព័រមួយមិនចេះចប់។',
  'private-address': 'តំណនាំទៅបណ្ដាញឯកជន។ មិនអានវាទេ។',
  'not-https': 'តំណនាំទៅទំព័រដែលគ្មាន https។ មិនអានវាទេ។',
  'not-a-calendar': 'តំណនេះបើកគេហទំព័រ មិនមែនប្រតិទិនទេ។ សូមចម្លងតំណប្រតិទិន (ច្រើនតែបញ្ចប់ដោយ .ics)។',
  'too-large': 'ប្រតិទិនធំជាង 1 MB។',
  'too-many': 'ប្រតិទិនមានលើសពី 2,000 កំណត់ត្រា។',
  other: 'មិនអាចអានប្រតិទិននេះបានទេ។',
};

export const listingFormWords = {
  addTitle: 'បន្ថែមការភ្ជាប់',
  editTitle: 'ការភ្ជាប់',
  room: 'ប្រភេទបន្ទប់',
  channel: 'គេហទំព័រកក់បន្ទប់',
  otherChannel: 'គេហទំព័រកក់បន្ទប់ផ្សេង',
  name: 'ឈ្មោះគេហទំព័រកក់បន្ទប់',
  slot: 'លេខបន្ទប់នៅទីនោះ',
  slotHint: 'បើគេហទំព័រកក់បន្ទប់មានបន្ទប់ច្រើននៃប្រភេទនេះ សូមបន្ថែមម្ដងមួយៗ៖ 1, 2, 3 …',
  next: 'បន្ទាប់៖ តំណប្រតិទិន',
  ours: 'តំណប្រតិទិនរបស់យើង សម្រាប់បិទភ្ជាប់នៅទីនោះ',
  theirs: 'តំណប្រតិទិនរបស់គេហទំព័រនោះ',
  theirsHint: 'ចាប់ផ្ដើមដោយ https:// ហើយច្រើនតែបញ្ចប់ដោយ .ics។ សូមរក្សាជាសម្ងាត់ដូចរបស់យើង។',
  skip: 'មិនយកកំណត់ត្រាដែលមានពាក្យ',
  skipHint: 'មួយបន្ទាត់មួយ។ កំណត់ត្រាដែលមានពាក្យទាំងនេះ ជាយប់ដែលគេហទំព័រកក់បន្ទប់បិទដោយខ្លួនឯង មិនមែនជាការស្នាក់នៅទេ។',
  steps: 'នៅលើគេហទំព័រកក់បន្ទប់',
  stepsMay: 'គេហទំព័រកក់បន្ទប់ប្ដូរឈ្មោះទំព័រម្ដងម្កាល សូមរក “iCal” ឬ “calendar sync”។',
  look: 'ពិនិត្យ',
  save: 'រក្សាទុក',
  hold: 'កត់យប់ទាំងនេះថាជាប់កក់',
  found: (count: number) => (count === 0 ? 'ប្រតិទិនទទេ។ អាចជាដូច្នេះមែន។' : `រកឃើញ ${count} កំណត់ត្រា៖`),
  notYet: 'មិនទាន់មានយប់ណាជាប់កក់ទេ។ ប្រតិទិននឹងត្រូវអានដោយស្វ័យប្រវត្តិក្នុងរយៈពេល 15 នាទី។',
  more: (count: number) => `និង ${count} ទៀត`,
  merged: 'មានអ្នកផ្សេងទើបតែកែ។ ការកែនោះនៅទីនេះជាមួយរបស់អ្នក។',
  gone: 'មានអ្នកផ្សេងទើបតែដកចេញ។ រក្សាទុកម្ដងទៀតដើម្បីបន្ថែមវិញ។',
};

export const channelStepWords = {
  booking: [
    'បើក Extranet ជ្រើស “Rates & Availability” រួច “Sync calendars”។',
    'ជ្រើសបន្ទប់ និង “Add calendar connection”។ បិទភ្ជាប់តំណប្រតិទិនរបស់យើងនៅទីនោះ។',
    'ជ្រើស “Export calendar” ចម្លងតំណ ហើយបិទភ្ជាប់ខាងក្រោម។',
  ],
  airbnb: [
    'បើក listing របស់អ្នក រួច “Calendar” និង “Availability”។',
    'ក្រោម “Connect calendars” ជ្រើស “Connect to another website”។',
    'ចម្លងតំណដែល Airbnb បង្ហាញ ហើយបិទភ្ជាប់ខាងក្រោម។',
    'បិទភ្ជាប់តំណប្រតិទិនរបស់យើងក្រោម “Other website link” ហើយដាក់ឈ្មោះ។',
  ],
  agoda: [
    'បើក YCS (ឬ Agoda Homes) ជ្រើស “Calendar” រួច “Sync calendar”។',
    'ជ្រើស “Import calendar” ហើយបិទភ្ជាប់តំណប្រតិទិនរបស់យើង។',
    'ជ្រើស “Export calendar” ចម្លងតំណ ហើយបិទភ្ជាប់ខាងក្រោម។',
  ],
  expedia: [
    'នៅ Vrbo ជ្រើស “Calendar” រួច “Import & export” (នៅ Expedia៖ “Rates and availability” រួច “Sync calendars”)។',
    'ជ្រើស “Import calendar” ហើយបិទភ្ជាប់តំណប្រតិទិនរបស់យើង។',
    'ជ្រើស “Export calendar” ចម្លងតំណ ហើយបិទភ្ជាប់ខាងក្រោម។',
  ],
  other: [
    'រក “iCal” ឬ “calendar sync” ក្នុងការកំណត់របស់គេហទំព័រកក់បន្ទប់។',
    'បិទភ្ជាប់តំណប្រតិទិនរបស់យើងនៅកន្លែងនាំចូលប្រតិទិន។',
    'ចម្លងតំណប្រតិទិនរបស់គេហទំព័រនោះ ហើយបិទភ្ជាប់ខាងក្រោម។',
  ],
};

export const channelEventWords = {
  title: (listing: string) => `យប់ជាប់កក់៖ ${listing}`,
  text: 'កំណត់ត្រាក្នុងប្រតិទិនរបស់គេហទំព័រកក់បន្ទប់ តាមយប់ដំបូង និងអ្វីដែលបានធ្វើចំពោះវា។',
  none: 'រកមិនឃើញអ្វីក្នុងប្រតិទិននេះទេ។',
  unnamed: 'គ្មានពាក្យ',
  held: 'យប់ជាប់កក់',
  wouldHold: 'យប់ទាំងនេះនឹងជាប់កក់',
  conflict: (nights: string) => `ត្រួតគ្នានៅ ${nights}`,
  settled: (nights: string) => `បានត្រួតគ្នានៅ ${nights}៖ ដោះស្រាយហើយ`,
  echo: 'យប់បិទរបស់យើងផ្ទាល់៖ មិនរាប់ជាប់កក់',
  skipped: (reason: string) => `រំលង ${reason}៖ គ្មានយប់ជាប់កក់`,
  gone: 'លែងមានក្នុងប្រតិទិននោះ',
  letGone: 'បុគ្គលិកបានដោះឱ្យទំនេរ៖ គ្មានយប់ជាប់កក់',
  stay: 'បានក្លាយជាការស្នាក់នៅ',
  letGo: 'ដោះឱ្យទំនេរ',
  takeBack: 'កត់ថាជាប់កក់វិញ',
  showAll: (count: number) => `បង្ហាញទាំង ${count}`,
};

export const channelAskWords = {
  key: 'បង្កើតតំណប្រតិទិនថ្មី?',
  keyText:
    'ប្រតិទិនរបស់យើងទទួលតំណថ្មី ហើយតំណមុនលែងដំណើរការ។ មុនពេលអ្នកបិទភ្ជាប់តំណថ្មីនៅលើគេហទំព័រកក់បន្ទប់ វាមិនដឹងថាអ្នកលក់អ្វីនៅទីនេះទេ។',
  keyYes: 'បង្កើតតំណប្រតិទិនថ្មី',
  remove: (listing: string) => `ដក ${listing} ចេញ?`,
  removeText: 'យប់ទាំងអស់ដែលជាប់កក់ដោយវានឹងទំនេរ ហើយអាចលក់នៅទីនេះភ្លាមៗ។ គេហទំព័រកក់បន្ទប់លែងដឹងថាអ្នកលក់អ្វីនៅទីនេះ។',
  removeYes: 'ដកចេញ ហើយដោះយប់ឱ្យទំនេរ',
};

export const channelConflictWords = {
  title: (count: number) => `ការកក់ត្រួតគ្នា ${count}`,
  text: 'យប់ទាំងនេះបានលក់នៅលើគេហទំព័រកក់បន្ទប់ តែមិនទំនេរនៅទីនេះ។ មិនទាន់មានការកក់ណាបាត់បង់ទេ៖ សូមសម្រេចថាត្រូវធ្វើដូចម្ដេច។',
  part: 'ការកក់ត្រួតគ្នា',
  heading: (room: string, nights: string) => `${room}៖ ${nights}`,
  there: (channel: string) => `នៅ ${channel}`,
  here: 'នៅទីនេះ',
  closed: (reason: string, days: string) => `បិទ៖ ${reason} ${days}`,
  otherChannel: (channel: string) => `បានលក់នៅ ${channel}`,
  someone: 'ភ្ញៀវម្នាក់',
  madeStay: 'គេហទំព័រកក់បន្ទប់បានប្ដូរថ្ងៃនៃការស្នាក់នៅនេះ',
  free: 'យប់ទាំងនេះទំនេរហើយ៖ វានឹងជាប់កក់ពេលអានប្រតិទិនលើកក្រោយ។',
  todo: 'អ្វីដែលអាចធ្វើបាន',
  move: 'បើកការស្នាក់នៅរបស់យើងខាងលើ ហើយប្ដូរទៅយប់ ឬបន្ទប់ផ្សេង',
  calendar: 'បើកយប់ដែលបានបិទឡើងវិញ ក្នុងប្រតិទិន',
  cancelThere: (channel: string) => `បោះបង់ការកក់នោះនៅលើ ${channel} ផ្ទាល់`,
  settle: 'សម្គាល់ថាដោះស្រាយហើយ',
  settled: (what: string) => `សម្គាល់ថាដោះស្រាយហើយ៖ ${what}`,
  notice: (count: number) => `មានការកក់ត្រួតគ្នា ${count}។`,
  look: 'មើលអ្វីដែលអាចធ្វើបាន',
  soft: {
    title: (count: number) => `កំណត់ត្រា ${count} ដែលអាចជាការកក់ត្រួតគ្នា`,
    text: 'យប់ទាំងនេះបិទនៅគេហទំព័រកក់បន្ទប់ ព្រោះបានលក់នៅទីនេះ ហើយប្រតិទិនរបស់គេមានថ្ងៃខុសពីរបស់យើង។ វាអាចជាយប់បិទរបស់យើងដែលត្រឡប់មកវិញ ឬភ្ញៀវដែលបានកក់មុនពេលបិទ៖ សូមពិនិត្យនៅទីនោះ។',
    ours: 'យប់បិទរបស់យើង',
    notice: (count: number) => `កំណត់ត្រា ${count} នៃគេហទំព័រកក់បន្ទប់ អាចជាការកក់ត្រួតគ្នា។`,
  },
};

export const channelToasts = {
  notLoaded: {
    title: 'មិនបានបើក',
    description: 'មិនអាចបើកបញ្ជីគេហទំព័រកក់បន្ទប់បានទេ។ សូមព្យាយាមម្ដងទៀត។',
    destructive: true,
  },
  notSaved: {
    title: 'មិនបានរក្សាទុក',
    description: 'គ្មានអ្វីផ្លាស់ប្ដូរទេ។ សូមព្យាយាមម្ដងទៀត។',
    destructive: true,
  },
  notRead: {
    title: 'មិនបានអាន',
    description: 'មិនបានអានប្រតិទិនទេ។ សូមព្យាយាមម្ដងទៀត។',
    destructive: true,
  },
  read: (nights: string) => ({ title: 'បានអានប្រតិទិន', description: nights }),
  holding: { title: 'យប់ជាប់កក់ហើយ', description: 'ចាប់ពីពេលនេះ ប្រតិទិនត្រូវអានរៀងរាល់ 15 នាទី។' },
  failed: (why: string) => ({ title: 'មិនបានអាន', description: why, destructive: true }),
  saved: { title: 'បានរក្សាទុក' },
  newKey: { title: 'បានបង្កើតតំណប្រតិទិនថ្មី', description: 'សូមបិទភ្ជាប់វានៅលើគេហទំព័រកក់បន្ទប់។' },
  removed: { title: 'បានដកចេញ', description: 'យប់របស់វាទំនេរ។' },
  settled: { title: 'ដោះស្រាយហើយ', description: 'វាត្រឡប់មកវិញតែពេលមានយប់ថែមត្រួតគ្នា។' },
};

export const listingRefusalWords = {
  'listing-address': () => 'នេះមិនមែនជាតំណប្រតិទិនទេ។ សូមចម្លងវាពីគេហទំព័រកក់បន្ទប់ វាចាប់ផ្ដើមដោយ https://។',
  'listing-twice': (room: string) =>
    `តំណនេះប្រើរួចហើយសម្រាប់ ${room}។ បន្ទប់នីមួយៗនៅលើគេហទំព័រកក់បន្ទប់មានតំណផ្ទាល់ខ្លួន។`,
  'listing-fields': () => 'សូមពិនិត្យគេហទំព័រកក់បន្ទប់ លេខ (1 ដល់ 500) និងពាក្យដែលមិនយក (យ៉ាងច្រើន 20)។',
  'listings-many': () => 'មាន 200 ហើយ មិនអាចបន្ថែមទៀតបានទេ។ សូមដកខ្លះចេញសិន។',
  'room-gone': () => 'ប្រភេទបន្ទប់នេះលែងមានទៀតហើយ។ សូមជ្រើសមួយទៀត។',
};

export const channelNightsWords = {
  failed: 'មិនអាចផ្ទុកយប់ពីគេហទំព័រកក់បន្ទប់បានទេនៅពេលនេះ។',
  conflict: 'កក់ត្រួតគ្នា',
  label: (room: string, nights: string, channel: string) => `${room}, ${nights}, លក់នៅ ${channel}`,
  today: 'ពីគេហទំព័រកក់បន្ទប់',
  arrives: (until: string) => `ចូលស្នាក់នៅថ្ងៃនេះ រហូតដល់ ${until}`,
  leaves: 'ចាកចេញថ្ងៃនេះ',
  stays: (until: string) => `រហូតដល់ ${until}`,
  make: 'បង្កើតជាការស្នាក់នៅ',
  makeOf: (channel: string, room: string) => `បង្កើតជាការស្នាក់នៅ៖ ${channel}, ${room}`,
};

export const eventStayWords = {
  title: 'បង្កើតជាការស្នាក់នៅ',
  text: (channel: string, nights: string) =>
    `${channel}, ${nights}។ យប់ទាំងនេះនៅតែជាប់កក់ ហើយរបាយការណ៍រាប់ការស្នាក់នៅនេះក្រោម ${channel}។`,
  guest: 'ភ្ញៀវ',
  email: 'អ៊ីមែល',
  phone: 'ទូរស័ព្ទ',
  guests: 'ចំនួនភ្ញៀវ',
  price: 'បានបង់ថ្លៃបន្ទប់',
  priceHint: 'គិតជាដុល្លារ ដូចគេហទំព័រកក់បន្ទប់បានប្រាប់។ បើទទេ៖ តម្លៃនៅទីនេះ។',
  twice: 'យប់ខ្លះក៏ត្រូវបានលក់នៅទីនេះដែរ។ ការស្នាក់នៅមួយក្នុងចំណោមពីរត្រូវផ្លាស់ប្ដូរជាមុនសិន។',
  submit: 'បង្កើតជាការស្នាក់នៅ',
};

export const eventRefusalWords = {
  'event-is-stay': () => 'វាជាការស្នាក់នៅរួចហើយ។',
  'event-not-held': () => 'យប់ទាំងនេះលែងជាប់កក់ហើយ។ សូមមើលប្រតិទិននៃគេហទំព័រកក់បន្ទប់ម្ដងទៀត។',
};

export const eventStayToasts = {
  made: toastText('ឥឡូវវាជាការស្នាក់នៅ'),
  failed: errorToast('មិនអាចបង្កើតជាការស្នាក់នៅបានទេ'),
};

export const activityWords = {
  purpose: 'អ្នកណាបានផ្លាស់ប្ដូរការស្នាក់នៅ តម្លៃ ក្រុមការងារ និងខ្លឹមសារ ហើយនៅពេលណា។',
  who: 'បុគ្គល ភ្ញៀវ ឬឈ្មោះ',
  kind: 'អ្វី',
  kinds: {
    '': 'ទាំងអស់',
    stay: 'ការស្នាក់នៅ',
    price: 'តម្លៃ',
    team: 'ក្រុមការងារ',
    content: 'ខ្លឹមសារ',
  },
  emptyText: 'រាល់ការផ្លាស់ប្ដូរនឹងបង្ហាញនៅទីនេះ។',
  website: 'គេហទំព័រ',
  unknown: 'មិនមែនក្នុងផ្នែកគ្រប់គ្រង',
  acts: {
    saved: 'បានរក្សាទុក',
    deleted: 'បានលុប',
    invoice: 'បានចេញ',
    credit: 'បានឥណទាន',
  },
  things: {
    reservations: 'ការស្នាក់នៅ',
    invoices: 'វិក្កយបត្រ',
    profiles: 'បុគ្គល',
    invitations: 'ការអញ្ជើញ',
    hotel_config: 'ផ្នែក',
    rooms: 'បន្ទប់',
    testimonials: 'មតិភ្ញៀវ',
    pages: 'ទំព័រ',
    hotel_images: 'រូបភាព',
    translations: 'ការបកប្រែ',
    letter_texts: 'អត្ថបទអ៊ីមែល',
    price_periods: 'តម្លៃតាមរយៈពេល',
    stay_discounts: 'ការបញ្ចុះតម្លៃ',
    extras: 'សេវាបន្ថែម',
    child_bands: 'ក្រុមអាយុ',
    charges: 'ថ្លៃសេវា ឬពន្ធ',
    promo_codes: 'កូដបញ្ចុះតម្លៃ',
  },
  sections: {
    hotelInfo: 'ព័ត៌មានសណ្ឋាគារ',
    heroSection: 'ផ្នែកបើកទំព័រ',
    place: 'ទីកន្លែង',
    luxuryExperience: 'បទពិសោធន៍ប្រណីត',
    aboutSection: 'អំពីយើង៖ រឿងរ៉ាវ',
    gallery: 'អំពីយើង៖ រូបភាពបន្ថែម',
    aboutStory: 'អំពីយើង៖ ថ្ងៃ និងសេវា',
    contactInfo: 'ព័ត៌មានទំនាក់ទំនង',
    legal: 'ឯកជនភាព និងលក្ខខណ្ឌ',
    footer: 'ផ្នែកខាងក្រោមនៃទំព័រ',
    pageTexts: 'សេចក្ដីផ្ដើមខ្លី',
    goodToKnow: 'គួរដឹង',
    gettingHere: 'ការធ្វើដំណើរមកទីនេះ',
    houseFacts: 'ព័ត៌មានពិតនៃសណ្ឋាគារ',
    moon: 'ព្រះចន្ទ',
    privacy: 'រយៈពេលរក្សាទុក',
  },
};
