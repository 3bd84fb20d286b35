/**
 * What visitors read in Khmer (see ../en/visitors.ts). No invisible letter says where a line may break:
 * it would be copied, sent and searched with the text. The browser knows, but for `wholeWords`.
 */
import { errorToast, toastText } from '../toast-text.ts';

const WEEKDAYS = 'អាទិត្យ ចន្ទ អង្គារ ពុធ ព្រហស្បតិ៍ សុក្រ សៅរ៍'.split(' ');
const MONTHS = 'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ'.split(' ');

export const dateWords = {
  date: (weekday: number, day: number, month: number, year: number) =>
    `ថ្ងៃ${WEEKDAYS[weekday]} ${day} ${MONTHS[month]} ${year}`,
  dayAndMonth: (day: number, month: number) => `${day} ${MONTHS[month]}`,
  dayOfYear: (day: number, month: number, year: number) => `${day} ${MONTHS[month]} ${year}`,
  figures: (day: string, month: string, year: string) => `${day}/${month}/${year}`,
  pattern: 'ថ្ងៃ/ខែ/ឆ្នាំ',
  month: (month: number, year: number) => `${MONTHS[month]} ${year}`,
  moment: (day: number, month: number, year: number, clock: string) =>
    `${day} ${MONTHS[month]} ${year} ម៉ោង ${clock}`,
};

export const numberWords = {
  thousands: ',',
  decimal: '.',
  money: (amount: string, sign: string) => sign + amount,
};

export const wholeWords: string =
  'ព្រះចន្ទ ចន្ទរះ លោកអ្នក ក្រណាត់ ទ្វារ កាហ្វេ ទេសភាព ទេសចរណ៍ សមុទ្រ ជើងមេឃ ស្ងប់ស្ងាត់ ទំនាក់ទំនង ជុំវិញ ផ្លាស់ប្ដូរ រង់ចាំ គ្រប់គ្រាន់ គ្រប់គ្រង ញឹកញាប់ ធំធាត់ ត្រឹមត្រូវ លក្ខខណ្ឌ រូបភាព សាច់ប្រាក់ ម៉ែត្រ អេក្រង់ អាទិត្យ កូដ ឌីលុច ព្រីមៀរ យ៉រ ទូលាយ រ៉ូបូត ពិកនិក វាំងនន អាងងូតទឹក';

export const languageWords = { label: 'ភាសា' };

export const frameWords = { skipLink: 'រំលងទៅខ្លឹមសារ', loading: 'កំពុងផ្ទុក', close: 'បិទ' };

export const documentWords = {
  loading: 'កំពុងផ្ទុក',
  needsScript: 'ទំព័រនេះត្រូវការ JavaScript។',
  allRooms: 'បន្ទប់ទាំងអស់',
  withoutScript: 'អាចមើលបានដោយមិនត្រូវការវា។',
};

export const navWords = {
  home: 'ទំព័រដើម',
  rooms: 'បន្ទប់',
  about: 'អំពីយើង',
  contact: 'ទំនាក់ទំនង',
  main: 'ម៉ឺនុយមេ',
  book: 'កក់បន្ទប់',
  more: 'បន្ថែម',
  menu: 'ម៉ឺនុយ',
  closeMenu: 'បិទម៉ឺនុយ',
  legal: 'ព័ត៌មានផ្លូវច្បាប់',
  privacy: 'ឯកជនភាព',
  terms: 'លក្ខខណ្ឌ',
};

export const footerWords = {
  newsletterButton: 'ជាវ',
  copyright: (year: number, hotelName: string) => `© ${year} ${hotelName}។ រក្សាសិទ្ធិគ្រប់យ៉ាង។`,
  quickLinks: 'តំណរហ័ស',
  contact: 'ទំនាក់ទំនង',
  newsletterLabel: 'អ៊ីមែលសម្រាប់ទទួលដំណឹង',
  newsletterPlaceholder: 'អ៊ីមែលរបស់លោកអ្នក',
  newsletterFault: 'ការជាវមិនដំណើរការនៅពេលនេះទេ។',
};

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

export const amenityWords = {
  'Free WiFi': 'WiFi ឥតគិតថ្លៃ',
  'Air conditioning': 'ម៉ាស៊ីនត្រជាក់',
  'Flat-screen TV': 'ទូរទស្សន៍អេក្រង់សំប៉ែត',
  'Private bathroom': 'បន្ទប់ទឹកផ្ទាល់ខ្លួន',
  Minibar: 'មីនីបារ',
  Safe: 'ទូសុវត្ថិភាព',
  Desk: 'តុធ្វើការ',
  Bathrobe: 'អាវឃ្លុំក្រោយងូតទឹក',
  Slippers: 'ស្បែកជើងពាក់ក្នុងបន្ទប់',
  'Coffee machine': 'ម៉ាស៊ីនឆុងកាហ្វេ',
  'Sea view': 'ទេសភាពសមុទ្រ',
  Balcony: 'យ៉រ',
};

export const roomsWords = {
  title: 'បន្ទប់របស់យើង',
  see: 'មើលបន្ទប់នេះ',
  emptyTitle: 'មិនទាន់មានបន្ទប់សម្រាប់បង្ហាញទេ',
  emptyText: 'បន្ទប់ដែលសណ្ឋាគារបន្ថែមនឹងបង្ហាញនៅទីនេះ។',
  bestSeller: 'ពេញនិយមបំផុត',
  from: (price: string) => `ចាប់ពី ${price}`,
  perNight: 'ក្នុងមួយយប់',
  moreAmenities: (left: number) => `និង ${left} ទៀត`,
  withService: (total: string, isTaxed = false) =>
    `${total} រួមទាំង${isTaxed ? 'ថ្លៃសេវា និងពន្ធ' : 'សេវា'}`,
};

export const roomWords = {
  notFoundTitle: 'រកមិនឃើញបន្ទប់',
  notFoundText: 'បន្ទប់ដែលលោកអ្នកកំពុងស្វែងរកមិនមានទេ។',
  unansweredTitle: 'យើងមិនអាចបង្ហាញបន្ទប់នេះនៅពេលនេះបានទេ',
  unansweredText:
    'ម៉ាស៊ីនមេរបស់យើងមិនឆ្លើយតបនៅពេលនេះ។ យើងនៅតែបន្តព្យាយាម ហើយបន្ទប់នឹងបង្ហាញនៅទីនេះភ្លាមៗពេលមានការឆ្លើយតប។',
  askAgain: 'ព្យាយាមម្ដងទៀត',
  orCall: 'ឬសូមហៅទូរស័ព្ទមកយើង៖',
  back: 'ត្រឡប់ទៅបន្ទប់ទាំងអស់',
  panelNote: 'យើងមិនទាន់គិតប្រាក់ពីលោកអ្នកនៅឡើយទេ',
  bookButton: 'កក់ឥឡូវនេះ',
  amenities: 'គ្រឿងបរិក្ខារ',
  otherRooms: 'បន្ទប់ផ្សេងទៀត',
  capacity: (guests: string) => `${guests}ជាអតិបរមា`,
};

export const bookingWords = {
  label: 'ការកក់',
  email: 'អ៊ីមែល',
  emailPlaceholder: 'you@example.com',
  guests: 'ភ្ញៀវ',
  nights: 'ចំនួនយប់',
  checkIn: 'ថ្ងៃចូលស្នាក់នៅ',
  departure: (date: string) => `ថ្ងៃចាកចេញ ${date}`,
  optional: '(មិនបង្ខំ)',
  roomPrice: 'តម្លៃបន្ទប់',
  priceOfNights: (nights: number, nightly: string) => `តម្លៃបន្ទប់ ${nights} យប់ × ${nightly}`,
  fee: (percent: string, name = 'ថ្លៃសេវា') => `${name} (${percent}%)`,
  total: 'សរុប',
  jump: 'កក់បន្ទប់',
  full: 'បន្ទប់នេះពេញហើយនៅយប់ខ្លះក្នុងចំណោមនេះ។',
  nextFree: 'ថ្ងៃទំនេរបន្ទាប់៖',
  stillAsk: 'លោកអ្នកក៏អាចផ្ញើសំណើរបស់លោកអ្នកបានដែរ៖ យើងនឹងមើលថាអាចរៀបចំបានយ៉ាងណា។',
  needsScript: 'ការកក់នៅទីនេះត្រូវការ JavaScript។ លោកអ្នកក៏អាចកក់តាមទូរស័ព្ទ ឬអ៊ីមែលបានដែរ៖',
};

export const aboutWords = {
  placeholder: (number: number) => `រូបភាពសណ្ឋាគារទី ${number}`,
  servicesTitle: 'អ្វីដែលយើងយកចិត្តទុកដាក់',
  onwardLink: 'បន្ទប់របស់យើង',
  galleryTitle: 'រូបភាពបន្ថែមទៀត',
};

export const galleryWords = {
  previous: 'រូបភាពមុន',
  next: 'រូបភាពបន្ទាប់',
  close: 'បិទ',
  place: (number: number, count: number) => `${number} ក្នុងចំណោម ${count}`,
  of: (what: string) => `រូបភាពនៃ ${what}`,
  alt: (what: string, number: number) => `${what} រូបភាពទី ${number}`,
};

export const guestWords = {
  title: 'បន្ថែមឈ្មោះ លេខទូរស័ព្ទ ឬសារមកយើង',
  name: 'ឈ្មោះ',
  phone: 'លេខទូរស័ព្ទ ឬ WhatsApp',
  message: 'សារជូនសណ្ឋាគារ',
  length: (written: string, max: string) => `${written} ក្នុងចំណោម ${max} តួអក្សរ`,
};

export const calendarWords = {
  title: 'ជ្រើសរើសថ្ងៃស្នាក់នៅ',
  open: 'បើកប្រតិទិន',
  openAt: (date: string) => `បើកប្រតិទិន ${date}`,
  previous: 'ខែមុន',
  next: 'ខែបន្ទាប់',
  arrive: 'សូមជ្រើសរើសថ្ងៃចូលស្នាក់នៅ។',
  leave: 'ឥឡូវសូមជ្រើសរើសថ្ងៃចាកចេញ ឬទុកដដែល។',
  legend: 'គូសបន្ទាត់កាត់៖ ពេញ',
  unknown: 'មិនអាចបង្ហាញថាយប់ណាពេញនៅពេលនេះបានទេ។ លោកអ្នកអាចស្នើសុំថ្ងៃណាក៏បាន។',
  fullMonth: (month: string) => `គ្មានយប់ទំនេរក្នុងខែ${month} ទេ។`,
  nextFree: 'ថ្ងៃទំនេរបន្ទាប់៖',
  clear: 'គ្មានថ្ងៃកំណត់',
  close: 'រួចរាល់',
  full: 'ពេញ',
  arrival: 'ចូលស្នាក់នៅ',
  night: 'ក្នុងពេលស្នាក់នៅរបស់លោកអ្នក',
  departure: 'ចាកចេញ',
  stay: (from: string, to: string, nights: string) => `ពី ${from} ដល់ ${to} រយៈពេល ${nights}។`,
  weekdays: [
    ['ច', 'ចន្ទ'],
    ['អ', 'អង្គារ'],
    ['ព', 'ពុធ'],
    ['ព្រ', 'ព្រហស្បតិ៍'],
    ['សុ', 'សុក្រ'],
    ['ស', 'សៅរ៍'],
    ['អា', 'អាទិត្យ'],
  ] as readonly (readonly [string, string])[],
};

export const goodToKnowWords = { title: 'ព័ត៌មានគួរដឹង' };

export const gettingHereWords = {
  title: 'ផ្លូវមកកាន់យើង',
  map: 'ផែនទីផ្លូវមកកាន់សណ្ឋាគារ',
  open: 'មើលផ្លូវ',
};

export const contactWords = {
  title: 'ទំនាក់ទំនង',
  formTitle: 'ផ្ញើសារ',
  hotel: 'សណ្ឋាគារ',
  location: 'ទីតាំង',
  phone: 'ទូរស័ព្ទសេវាអតិថិជន',
  hours: 'ម៉ោងបើក',
  emailLabel: 'អ៊ីមែល',
  follow: 'តាមដានយើង',
  wechat: 'WeChat',
  fields: { name: 'ឈ្មោះ', email: 'អ៊ីមែល', subject: 'ប្រធានបទ', message: 'សារ' },
  send: 'ផ្ញើសារ',
  sending: 'កំពុងផ្ញើ…',
  trap: 'សូមទុកប្រអប់នេះឱ្យនៅទទេ',
  needsScript: 'ការផ្ញើពីទីនេះត្រូវការ JavaScript។ លោកអ្នកក៏អាចសរសេរ ឬហៅទូរស័ព្ទបានដែរ៖',
};

export const legalWords = {
  privacyTitle: 'ឯកជនភាព',
  termsTitle: 'លក្ខខណ្ឌ',
  privacySummary: 'អ្វីដែលគេហទំព័រនេះរក្សាទុកអំពីលោកអ្នក មូលហេតុ និងរយៈពេល។',
  termsSummary: 'អត្ថន័យនៃសំណើ តម្លៃ និងការបញ្ជាក់នៅទីនេះ។',
  emptyTitle: 'មិនទាន់បានផ្សាយ',
  emptyText: 'សណ្ឋាគារមិនទាន់បានផ្សាយអត្ថបទនេះទេ។ ប្រសិនបើលោកអ្នកមានសំណួរ សូមសរសេរ ឬហៅទូរស័ព្ទមកយើង។',
};

export const unsubscribeWords = {
  title: 'ឈប់ទទួលដំណឹងតាមអ៊ីមែល',
  text: 'យើងនឹងដកអាសយដ្ឋានរបស់លោកអ្នកចេញពីបញ្ជី ហើយនឹងលែងផ្ញើដំណឹងតាមអ៊ីមែលទៀត។',
  button: 'ឈប់ជាវ',
  done: 'អាសយដ្ឋានរបស់លោកអ្នកត្រូវបានដកចេញពីបញ្ជីហើយ។ យើងស្វាគមន៍លោកអ្នកត្រឡប់មកវិញគ្រប់ពេល។',
  unknown: 'អាសយដ្ឋាននេះមិនមានក្នុងបញ្ជីរបស់យើងទៀតទេ ឬតំណមិនពេញលេញ។',
  failed: 'មិនបានសម្រេចទេ។ សូមព្យាយាមម្ដងទៀតបន្តិចក្រោយ ឬសរសេរមកយើង។',
};

export const faultWords = {
  part: 'ផ្នែកនេះនៃទំព័រមិនអាចបង្ហាញនៅពេលនេះបានទេ។',
  room: 'បន្ទប់នេះមិនអាចបង្ហាញនៅទីនេះបានទេនៅពេលនេះ។',
  rooms: 'បន្ទប់របស់យើងមិនអាចបង្ហាញនៅពេលនេះបានទេ។ សូមហៅទូរស័ព្ទ ឬសរសេរមក យើងនឹងប្រាប់លោកអ្នក៖',
  booking: 'ការកក់នៅទីនេះមិនដំណើរការនៅពេលនេះទេ។ សូមហៅទូរស័ព្ទ ឬសរសេរមក យើងនឹងកក់បន្ទប់ជូនលោកអ្នក៖',
  message: 'ទម្រង់នេះមិនដំណើរការនៅពេលនេះទេ។ សូមហៅទូរស័ព្ទ ឬសរសេរមកយើង៖',
  retry: 'ព្យាយាមម្ដងទៀត',
};

export const notFoundWords = {
  title: 'រកមិនឃើញទំព័រ',
  link: 'ត្រឡប់ទៅទំព័រដើម',
};

export const countWords = {
  nights: (nights: number) => `${nights} យប់`,
  guests: (guests: number) => `ភ្ញៀវ ${guests} នាក់`,
  nightsInText: (nights: number) => `${nights} យប់`,
  guestsInText: (guests: number) => `ភ្ញៀវ ${guests} នាក់`,
  squareFeet: (size: string) => `${size} ហ្វីតការ៉េ`,
  inWords: (number: number) =>
    'គ្មាន មួយ ពីរ បី បួន ប្រាំ ប្រាំមួយ ប្រាំពីរ ប្រាំបី ប្រាំបួន ដប់ ដប់មួយ ដប់ពីរ'.split(' ')[number] ?? 'ច្រើន',
  squareMetres: (size: string) => `${size} ម៉ែត្រការ៉េ`,
};

export const visitorToasts = {
  bookingInitiated: (roomName: string, email: string) =>
    toastText('សំណើកក់បានផ្ញើហើយ', `សំណើកក់ ${roomName} របស់លោកអ្នកបានផ្ញើហើយ។ ការបញ្ជាក់នឹងផ្ញើទៅ ${email}។`),
  bookingFailed: (phone: string) =>
    errorToast(
      'សំណើកក់មិនបានផ្ញើទេ',
      `សំណើកក់របស់លោកអ្នកមិនអាចផ្ញើបានទេ។ សូមព្យាយាមម្ដងទៀត${phone ? ` ឬហៅទៅលេខ ${phone}` : ''}។`,
    ),
  messageSent: toastText('សារបានផ្ញើហើយ', 'យើងនឹងឆ្លើយតបទៅលោកអ្នកឱ្យបានឆាប់តាមដែលអាចធ្វើបាន'),
  messageFailed: errorToast(
    'សារមិនបានផ្ញើទេ',
    'សាររបស់លោកអ្នកមិនអាចផ្ញើបានទេ។ វានៅតែមាននៅទីនេះ៖ សូមព្យាយាមម្ដងទៀត។',
  ),
  subscribed: toastText('សូមអរគុណ', 'លោកអ្នកនឹងទទួលដំណឹងពីយើងលើកក្រោយ។'),
  subscribeFailed: errorToast('មិនអាចជាវបានទេ', 'អាសយដ្ឋានរបស់លោកអ្នកមិនអាចរក្សាទុកបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  loadFailed: errorToast('កំហុសការកំណត់', 'មិនអាចផ្ទុកការកំណត់គេហទំព័របានទេ។ កំពុងប្រើការកំណត់ដើម។'),
};

export const headWords = {
  title: (page: string, siteName: string) => `${page} – ${siteName}`,
};

export const pageFaultWords = {
  title: 'មានបញ្ហានៅលើទំព័រនេះ',
  text: 'អ្វីដែលលោកអ្នកបានរក្សាទុកមិនបាត់បង់ទេ។ ការផ្ទុកទំព័រឡើងវិញ ជាធម្មតាអាចដោះស្រាយបាន។',
  reload: 'ផ្ទុកឡើងវិញ',
  home: 'ត្រឡប់ទៅទំព័រដើម',
};

export const toastWords = {
  one: 'ការជូនដំណឹង',
  all: 'ការជូនដំណឹង ({hotkey})',
};

export const ratingWords = {
  rated: (rating: number, most: number) => `ពិន្ទុ ${rating} លើ ${most}`,
};

const EMAIL_INVALID = 'សូមបញ្ចូលអ៊ីមែលត្រឹមត្រូវ';
const PHONE_INVALID = 'សូមបញ្ចូលលេខទូរស័ព្ទជាលេខ ដូចជា +855 12 345 678';
const NAME_INVALID = 'សូមសរសេរឈ្មោះក្នុងបន្ទាត់តែមួយ ដោយគ្មានអាសយដ្ឋានគេហទំព័រ ឬតួអក្សរលាក់';
const LINE_INVALID = 'សូមសរសេរក្នុងបន្ទាត់តែមួយ ដោយគ្មានតួអក្សរលាក់';
const DATE_PAST = 'សូមជ្រើសរើសថ្ងៃនេះ ឬថ្ងៃក្រោយ';
const DATE_TOO_FAR = 'សូមជ្រើសរើសថ្ងៃក្នុងរយៈពេលពីរឆ្នាំខាងមុខ';

type Facts = Readonly<Record<string, unknown>>;

export const refusalWords = {
  'email-invalid': () => EMAIL_INVALID,
  'room-gone': () => 'បន្ទប់នេះលែងមានទៀតហើយ។ សូមជ្រើសរើសបន្ទប់ផ្សេង។',
  'too-many-guests': ({ capacity }: Facts) => `បន្ទប់នេះសម្រាប់ភ្ញៀវច្រើនបំផុត ${Number(capacity)} នាក់។`,
  'nights-out-of-range': () => 'សូមជ្រើសរើសពី 1 ទៅ 10 យប់។',
  'date-past': () => DATE_PAST,
  'date-too-far': () => DATE_TOO_FAR,
  'fields-missing': () => 'សូមបំពេញឈ្មោះ ប្រធានបទ និងសារ។',
  'message-too-long': () => 'សូមសរសេរមិនឱ្យលើសពី 5,000 តួអក្សរ។',
  'name-invalid': () => NAME_INVALID,
  'line-invalid': () => LINE_INVALID,
  'phone-invalid': () => PHONE_INVALID,
  'request-message-too-long': () => 'សូមសរសេរមិនឱ្យលើសពី 1,000 តួអក្សរ',
  'reference-taken': () => 'សូមបើកទំព័រនេះឡើងវិញ រួចផ្ញើម្ដងទៀត។',
  'busy-network': () => 'យើងបានទទួលសំណើច្រើនពីបណ្ដាញរបស់លោកអ្នករួចហើយ។ សូមរង់ចាំដប់នាទី ឬទូរស័ព្ទមកយើង។',
  'busy-address': () => 'យើងបានទទួលសំណើជាច្រើនពីអ៊ីមែលនេះរួចហើយ។ សូមរង់ចាំដប់នាទី ឬទូរស័ព្ទមកយើង។',
  'busy-everybody': () => 'មានមនុស្សច្រើនកំពុងសរសេរមកយើងនៅពេលនេះ។ សូមព្យាយាមម្ដងទៀតក្នុងមួយនាទី ឬទូរស័ព្ទមកយើង។',
};

export const validationWords = {
  emailRequired: 'សូមបញ្ចូលអ៊ីមែល',
  emailInvalid: EMAIL_INVALID,
  nameInvalid: NAME_INVALID,
  lineInvalid: LINE_INVALID,
  phoneInvalid: PHONE_INVALID,
  checkInPast: DATE_PAST,
  checkInTooFar: DATE_TOO_FAR,
  checkInInvalid: 'សូមបញ្ចូលកាលបរិច្ឆេទត្រឹមត្រូវ',
  required: 'សូមបំពេញប្រអប់នេះ',
  tooLong: (most: string) => `សូមសរសេរមិនឱ្យលើសពី ${most} តួអក្សរ`,
  colourInvalid: 'សូមបញ្ចូលពណ៌ដូចជា #006837',
  clockInvalid: 'សូមបញ្ចូលម៉ោង ដូចជា 14:00',
  coordinatesInvalid: 'សូមបញ្ចូលលេខពីរ ដូចជា 10.4829, 104.3167',
  urlInvalid: 'សូមបញ្ចូលអាសយដ្ឋានគេហទំព័រដែលចាប់ផ្ដើមដោយ https://',
  whatsAppInvalid: 'សូមបញ្ចូលលេខទូរស័ព្ទជាមួយលេខកូដប្រទេស ដូចជា +855 12 345 678 ឬតំណ WhatsApp',
  countryCodeInvalid: 'សូមបញ្ចូលលេខកូដប្រទេស ដូចជា +855',
  weChatInvalid: 'សូមបញ្ចូលលេខសម្គាល់ WeChat៖ អក្សរ លេខ - ឬ _ ពី 6 ដល់ 20 ដោយចាប់ផ្ដើមដោយអក្សរ',
  telegramInvalid: 'សូមបញ្ចូលលេខទូរស័ព្ទជាមួយលេខកូដប្រទេស ដូចជា +855 12 345 678, @ឈ្មោះ ឬតំណ Telegram',
  tooMany: (most: number) => `អាចមានច្រើនបំផុត ${most}`,
  tooManyMarked: (most: number) => `អាចបង្ហាញនៅក្បែរតម្លៃច្រើនបំផុត ${most}`,
  dateInvalid: 'សូមជ្រើសរើសថ្ងៃ',
  slugInvalid: 'សូមប្រើអក្សរតូចឡាតាំង លេខ និងសញ្ញា - ពាក្យខ្លះគេហទំព័រប្រើរួចហើយ',
  linkInvalid: 'សូមបញ្ចូលទំព័រនៃគេហទំព័រនេះ (/rooms), https://… អាសយដ្ឋានអ៊ីមែល ឬលេខទូរស័ព្ទ',
  endsBefore: 'ថ្ងៃចុងក្រោយមុនថ្ងៃដំបូង',
  monthInvalid: 'សូមជ្រើសរើសខែ',
  wholeNumber: 'សូមបញ្ចូលចំនួនគត់',
  number: 'សូមបញ្ចូលលេខ',
  atLeast: (least: number) => `សូមបញ្ចូលចំនួនចាប់ពី ${least} ឡើងទៅ`,
  atMost: (most: string) => `សូមបញ្ចូលចំនួនមិនលើសពី ${most}`,
  passwordShort: (characters: number) => `សូមប្រើយ៉ាងតិច ${characters} តួអក្សរ`,
  passwordsDiffer: 'ពាក្យសម្ងាត់ទាំងពីរមិនដូចគ្នា',
};

export const roomTypeWords = { standard: 'ស្តង់ដារ', deluxe: 'ឌីលុច', premier: 'ព្រីមៀរ' };

export const receiptWords = {
  title: 'បានទទួលសំណើ',
  reference: 'លេខយោង',
  room: 'បន្ទប់',
  arrival: 'ថ្ងៃចូលស្នាក់នៅ',
  departure: 'ថ្ងៃចាកចេញ',
  noDate: 'នឹងព្រមព្រៀងគ្នា',
  stay: 'ការស្នាក់នៅ',
  nightsAndGuests: (nights: string, guests: string) => `${nights} ${guests}`,
  total: 'សរុប',
  totalOpen: 'នឹងប្រាប់ជាមួយការបញ្ជាក់',
  answer: (email: string | undefined) =>
    `យើងអានរាល់សំណើ ហើយឆ្លើយតបទៅ${email ? ` ${email}` : 'អាសយដ្ឋានដែលលោកអ្នកបានផ្ដល់'}។`,
  notBooked: 'សំណើនេះនឹងក្លាយជាការកក់ នៅពេលយើងបញ្ជាក់។ មុនពេលនោះ យើងមិនគិតប្រាក់ទេ។',
  full: 'យប់ខ្លះក្នុងចំណោមនេះពេញហើយនៅពេលនេះ។ យើងនឹងខិតខំរៀបចំជូន ហើយនឹងឆ្លើយតបទៅលោកអ្នកជាមិនខាន។',
  wasFull: 'យប់ខ្លះក្នុងចំណោមនេះពេញហើយ ពេលលោកអ្នកស្នើ។ យើងនឹងខិតខំរៀបចំជូន ឬស្នើថ្ងៃផ្សេង ហើយនឹងឆ្លើយតបទៅលោកអ្នកជាមិនខាន។',
  silence: 'បើលោកអ្នកមិនទទួលដំណឹងពីយើងក្នុងមួយថ្ងៃ សូមទាក់ទងមកយើង៖',
  another: 'ផ្ញើសំណើមួយទៀត',
  withUs: (reference: string) => `យើងបានទទួលសំណើ ${reference} របស់លោកអ្នកហើយ។`,
  show: 'បង្ហាញ',
};

export const stayPageWords = {
  title: 'ការស្នាក់នៅរបស់លោកអ្នក',
  description: 'អ្វីដែលលោកអ្នកបានស្នើ និងស្ថានភាពរបស់វា។',
  waiting: 'សូមរង់ចាំបន្តិច យើងកំពុងស្វែងរក។',
  heads: {
    pending: {
      title: 'យើងបានទទួលសំណើរបស់លោកអ្នកហើយ',
      text: 'សំណើនេះនឹងក្លាយជាការកក់ នៅពេលយើងបញ្ជាក់។ មុនពេលនោះ យើងមិនគិតប្រាក់ទេ។',
    },
    confirmed: {
      title: 'ការស្នាក់នៅរបស់លោកអ្នកត្រូវបានបញ្ជាក់',
      text: 'បន្ទប់នេះបានទុកជូនលោកអ្នកហើយ។ យើងទន្ទឹងរង់ចាំស្វាគមន៍លោកអ្នក។',
    },
    declined: {
      title: 'សូមអភ័យទោស លើកនេះយើងមិនអាចទទួលលោកអ្នកបានទេ',
      text: 'បើលោកអ្នកអាចមកថ្ងៃផ្សេង សូមប្រាប់មកយើង។',
    },
    cancelled: {
      title: 'ការស្នាក់នៅនេះត្រូវបានបោះបង់',
      text: 'បន្ទប់នេះទំនេរសម្រាប់អ្នកដទៃវិញ។ យើងស្វាគមន៍លោកអ្នកនៅពេលផ្សេង។',
    },
    here: { title: 'សូមស្វាគមន៍', text: 'បើលោកអ្នកត្រូវការអ្វី សូមប្រាប់យើងដោយផ្ទាល់។' },
    past: { title: 'អរគុណសម្រាប់ការស្នាក់នៅ', text: 'យើងសង្ឃឹមថានឹងបានជួបលោកអ្នកម្ដងទៀត។' },
  },
  stepsLabel: 'ដំណាក់កាលនៃការស្នាក់នៅ',
  steps: ['បានទទួលសំណើ', 'បានបញ្ជាក់', 'ការស្នាក់នៅ'],
  facts: {
    reference: 'លេខយោង',
    arrival: 'ថ្ងៃចូលស្នាក់នៅ',
    departure: 'ថ្ងៃចាកចេញ',
    from: (time: string) => `ចាប់ពីម៉ោង ${time}`,
    until: (time: string) => `ត្រឹមម៉ោង ${time}`,
    noDate: 'នឹងព្រមព្រៀងគ្នា',
    stay: 'ការស្នាក់នៅ',
    guests: 'ភ្ញៀវ',
    nightsAndGuests: (nights: string, guests: string) => `${nights} ${guests}`,
    price: 'តម្លៃបន្ទប់',
    total: 'សរុប',
  },
  notice: {
    asked: 'លោកអ្នកបានស្នើសុំការផ្លាស់ប្ដូរ',
    askedText: 'មុនយើងឆ្លើយ ការស្នាក់នៅនៅដដែលដូចខាងលើ។',
    accepted: 'យើងយល់ព្រមតាមការផ្លាស់ប្ដូររបស់លោកអ្នក',
    declined: 'យើងមិនអាចផ្លាស់ប្ដូរតាមសំណើរបស់លោកអ្នកបានទេ',
    quoted: (message: string) => `“${message}”`,
    answer: 'ចម្លើយរបស់យើង៖',
  },
  actions: {
    label: 'អ្វីដែលលោកអ្នកអាចធ្វើបាន',
    change: 'ស្នើសុំផ្លាស់ប្ដូរ',
    changeAgain: 'ស្នើសុំអ្វីផ្សេង',
    calendar: 'បន្ថែមទៅប្រតិទិន',
    cancel: 'បោះបង់ការស្នាក់នៅនេះ',
  },
  change: {
    title: 'ស្នើសុំផ្លាស់ប្ដូរ',
    text: 'គ្មានអ្វីប្ដូរទេ មុនយើងយល់ព្រម។ ចំនួនយប់ផ្សេងធ្វើឱ្យតម្លៃប្ដូរ។',
    arrival: 'ថ្ងៃចូលស្នាក់នៅ',
    departure: (date: string) => `ថ្ងៃចាកចេញ ${date}`,
    nights: 'ចំនួនយប់',
    guests: 'ភ្ញៀវ',
    message: 'សារមកយើង',
    optional: '(មិនបង្ខំ)',
    send: 'ផ្ញើសំណើនេះ',
    close: 'បិទ',
    nextFree: 'ថ្ងៃទំនេរបន្ទាប់៖',
    dateInvalid: 'សូមបញ្ចូលកាលបរិច្ឆេទត្រឹមត្រូវ',
    done: 'យើងបានទទួលហើយ ហើយនឹងឆ្លើយតបលោកអ្នកឆាប់ៗ។',
    failed: 'សំណើមិនបានមកដល់យើងទេ។ អ្វីដែលលោកអ្នកបានសរសេរនៅតែមាននៅទីនេះ៖ សូមព្យាយាមម្ដងទៀត ឬទូរស័ព្ទមកយើង។',
  },
  cancelling: {
    question: 'តើលោកអ្នកចង់បោះបង់ការស្នាក់នៅនេះមែនទេ?',
    text: 'បន្ទប់នឹងត្រូវផ្ដល់ជូនអ្នកដទៃភ្លាមៗ។ អ្វីដែលត្រូវបង់ពេលនោះ មាននៅក្នុង «ព័ត៌មានគួរដឹង» ខាងក្រោម។',
    yes: 'យល់ព្រមបោះបង់',
    no: 'រក្សាទុក',
    done: 'ការស្នាក់នៅត្រូវបានបោះបង់។',
    already: 'ការស្នាក់នៅនេះត្រូវបានបោះបង់រួចហើយ។',
    failed: 'មិនបានមកដល់យើងទេ។ សូមព្យាយាមម្ដងទៀត ឬទូរស័ព្ទមកយើង។',
  },
  closed: 'ហួសពេលផ្លាស់ប្ដូរ ឬបោះបង់នៅទីនេះហើយ។ សូមទូរស័ព្ទមកយើង។',
  linkEnds: (date: string) =>
    `អ្នកណាដែលមានតំណនេះ អាចមើល ផ្លាស់ប្ដូរ និងបោះបង់ការស្នាក់នៅបាន។ តំណនេះផុតកំណត់នៅ ${date}។`,
  contactTitle: 'របៀបទាក់ទងយើង',
  unknownTitle: 'រកមិនឃើញការស្នាក់នៅសម្រាប់តំណនេះទេ',
  unknownText: (days: number) =>
    `តំណអាចមិនពេញលេញ ឬផុតកំណត់ហើយ៖ វាផុតកំណត់ ${days} ថ្ងៃក្រោយថ្ងៃចាកចេញ។ សូមទូរស័ព្ទ ឬសរសេរមកយើង យើងនឹងស្វែងរកជូន។`,
  replacedTitle: 'តំណនេះត្រូវបានជំនួសហើយ',
  replacedText: 'មានតំណថ្មីសម្រាប់ការស្នាក់នៅនេះ៖ សូមមើលក្នុងអ៊ីមែលចុងក្រោយរបស់យើង។ បើរកមិនឃើញ សូមទូរស័ព្ទ ឬសរសេរមកយើង។',
  unansweredTitle: 'ការស្នាក់នៅរបស់លោកអ្នកមិនអាចបង្ហាញនៅពេលនេះបានទេ',
  unansweredText: 'គ្មានអ្វីបាត់ទេ។ សូមព្យាយាមម្ដងទៀតបន្តិចក្រោយ ឬទូរស័ព្ទមកយើង។',
  askAgain: 'ព្យាយាមម្ដងទៀត',
};

export const guestRefusalWords = {
  'change-empty': () => 'ព័ត៌មាននេះដូចអ្វីដែលមានស្រាប់ហើយ។ សូមប្ដូរអ្វីមួយ ឬសរសេរសារមកយើង។',
  'change-nights-full': () => 'បន្ទប់នេះពេញហើយនៅយប់ខ្លះក្នុងចំណោមនេះ។',
  'stay-closed': () => 'ហួសពេលផ្លាស់ប្ដូរ ឬបោះបង់នៅទីនេះហើយ។ សូមទូរស័ព្ទមកយើង។',
};

export const stayRoomsWords = {
  title: 'បន្ទប់ទាំងអស់ក្នុងការកក់របស់លោកអ្នក',
  thisOne: 'បង្ហាញខាងលើ',
  from: (date: string) => `ចាប់ពី ${date}`,
  status: {
    pending: 'បានស្នើសុំ',
    confirmed: 'បានបញ្ជាក់',
    declined: 'មិនអាចរៀបចំបាន',
    cancelled: 'បានបោះបង់',
    here: 'កំពុងស្នាក់នៅ',
    past: 'បានចប់',
  },
  total: 'សរុបបន្ទប់ទាំងអស់',
  cancelAll: 'បោះបង់បន្ទប់ទាំងអស់',
  cancelOne: (room: string) => `តែ ${room} ប៉ុណ្ណោះ`,
  changeOne: (room: string) => `នេះសម្រាប់ ${room}។ បើចង់ប្ដូរបន្ទប់ផ្សេងទៀត សូមសរសេរខាងក្រោម។`,
};
