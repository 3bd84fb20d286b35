import { errorToast, toastText } from '../toast-text.ts';

const WEEKDAYS = 'អាទិត្យ ចន្ទ អង្គារ ពុធ ព្រហស្បតិ៍ សុក្រ សៅរ៍'.split(' ');
const MONTHS = 'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ'.split(' ');
const EMAIL_INVALID = 'សូមបញ្ចូលអ៊ីមែលត្រឹមត្រូវ';
const PHONE_INVALID = 'សូមបញ្ចូលលេខទូរស័ព្ទជាលេខ ដូចជា +855 12 345 678';
const NAME_INVALID = 'សូមសរសេរឈ្មោះក្នុងបន្ទាត់តែមួយ ដោយគ្មានអាសយដ្ឋានគេហទំព័រ ឬតួអក្សរលាក់';
const LINE_INVALID = 'សូមសរសេរក្នុងបន្ទាត់តែមួយ ដោយគ្មានតួអក្សរលាក់';
const DATE_PAST = 'សូមជ្រើសរើសថ្ងៃនេះ ឬថ្ងៃក្រោយ';
const DATE_TOO_FAR = 'សូមជ្រើសរើសថ្ងៃក្នុងរយៈពេលពីរឆ្នាំខាងមុខ';

type Facts = Readonly<Record<string, unknown>>;

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

export const notFoundWords = {
  title: 'រកមិនឃើញទំព័រ',
  link: 'ត្រឡប់ទៅទំព័រដើម',
};

export const headWords = {
  title: (page: string, siteName: string) => `${page} – ${siteName}`,
};

export const faultWords = {
  part: 'ផ្នែកនេះនៃទំព័រមិនអាចបង្ហាញនៅពេលនេះបានទេ។',
  room: 'បន្ទប់នេះមិនអាចបង្ហាញនៅទីនេះបានទេនៅពេលនេះ។',
  rooms: 'បន្ទប់របស់យើងមិនអាចបង្ហាញនៅពេលនេះបានទេ។ សូមហៅទូរស័ព្ទ ឬសរសេរមក យើងនឹងប្រាប់លោកអ្នក៖',
  booking: 'ការកក់នៅទីនេះមិនដំណើរការនៅពេលនេះទេ។ សូមហៅទូរស័ព្ទ ឬសរសេរមក យើងនឹងកក់បន្ទប់ជូនលោកអ្នក៖',
  message: 'ទម្រង់នេះមិនដំណើរការនៅពេលនេះទេ។ សូមហៅទូរស័ព្ទ ឬសរសេរមកយើង៖',
  retry: 'ព្យាយាមម្ដងទៀត',
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

export const countWords = {
  nights: (nights: number) => `${nights} យប់`,
  guests: (guests: number) => `ភ្ញៀវ ${guests} នាក់`,
  nightsInText: (nights: number) => `${nights} យប់`,
  guestsInText: (guests: number, ages: readonly number[] = []) =>
    ages.length === 0
      ? `ភ្ញៀវ ${guests} នាក់`
      : `មនុស្សពេញវ័យ ${guests - ages.length} នាក់ កុមារ ${ages.length} នាក់ (អាយុ ${ages.join(', ')})`,
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

export const reloadedToast = toastText(
  'ទំព័រនេះត្រូវបានធ្វើបច្ចុប្បន្នភាពហើយ',
  'អ្វីដែលលោកអ្នកបានវាយបញ្ចូលនៅមានដដែល។ សូមផ្ញើម្ដងទៀត។',
);

export const galleryWords = {
  previous: 'រូបភាពមុន',
  next: 'រូបភាពបន្ទាប់',
  close: 'បិទ',
  place: (number: number, count: number) => `${number} ក្នុងចំណោម ${count}`,
  of: (what: string) => `រូបភាពនៃ ${what}`,
  alt: (what: string, number: number) => `${what} រូបភាពទី ${number}`,
};

export const partyWords = { adultNeeded: 'បន្ទប់នីមួយៗត្រូវមានមនុស្សពេញវ័យយ៉ាងតិចម្នាក់។' };

export const refusalWords = {
  'email-invalid': () => EMAIL_INVALID,
  'room-gone': () => 'បន្ទប់នេះលែងមានទៀតហើយ។ សូមជ្រើសរើសបន្ទប់ផ្សេង។',
  'too-many-guests': ({ capacity }: Facts) => `បន្ទប់នេះសម្រាប់ភ្ញៀវច្រើនបំផុត ${Number(capacity)} នាក់។`,
  'nights-out-of-range': () => 'សូមជ្រើសរើសពី 1 ទៅ 10 យប់។',
  'children-ages': () => 'សូមបញ្ជាក់អាយុកុមារម្នាក់ៗនៅថ្ងៃមកដល់ ពី 0 ដល់ 17 ឆ្នាំ។',
  'children-alone': () => partyWords.adultNeeded,
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
