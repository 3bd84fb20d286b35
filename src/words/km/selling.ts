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
  forNights: (nights: string) => `សម្រាប់ ${nights}`,
  everything: 'គិតបញ្ចូលទាំងអស់',
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

export const roomTypeWords = { standard: 'ស្តង់ដារ', deluxe: 'ឌីលុច', premier: 'ព្រីមៀរ' };

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
  free: 'យប់ទាំងនេះទំនេរ។',
  otherRooms: 'បន្ទប់ផ្សេងដែលទំនេរនៅយប់ទាំងនេះ៖',
  nextFree: 'ថ្ងៃទំនេរបន្ទាប់៖',
  stillAsk:
    'លោកអ្នកក៏អាចផ្ញើសំណើរបស់លោកអ្នកបានដែរ។ វារង់ចាំយប់ទាំងនេះ៖ បើទំនេរ យើងមើលសំណើដែលមកមុនគេ ហើយសរសេរទៅលោកអ្នក។',
  needsScript: 'ការកក់នៅទីនេះត្រូវការ JavaScript។ លោកអ្នកក៏អាចកក់តាមទូរស័ព្ទ ឬអ៊ីមែលបានដែរ៖',
  extras: 'បន្ថែមលើការស្នាក់នៅ',
  askOn: (network: string) => `សួរតាម ${network}`,
  askAbout: (room: string) => `សួស្ដី ខ្ញុំចង់សួរអំពី${room}។`,
  askFor: (guests: string, total?: string) => `${guests}${total ? ` សរុប ${total}` : ''}។`,
  haveCode: 'ខ្ញុំមានកូដបញ្ចុះតម្លៃ',
  byDate: 'តម្លៃអាស្រ័យលើកាលបរិច្ឆេទរបស់លោកអ្នក។',
  withUs: (reference: string) => `យើងបានទទួលសំណើ ${reference} របស់លោកអ្នកហើយ។`,
  showRequest: 'បង្ហាញ',
};

export const searchWords = {
  arrive: 'ថ្ងៃចូលស្នាក់នៅ',
  ages: 'អាយុកុមារ',
  agesHint: 'នៅថ្ងៃមកដល់ ឧទាហរណ៍ 4, 9។ សូមរាប់កុមារក្នុងចំនួនភ្ញៀវដែរ។',
  see: 'មើលបន្ទប់ទំនេរ',
  needsScript: 'សូមទូរស័ព្ទ ឬសរសេរមកយើង៖',
};

export const searchAnswerWords = {
  free: (rooms: number) => `មានបន្ទប់ទំនេរ ${rooms}`,
  noneAlone: (guests: number) => `គ្មានបន្ទប់សម្រាប់ទាំង ${guests} នាក់ទេ`,
  none: 'គ្មានបន្ទប់ណាអាចកក់បានទេ',
  waiting: 'យើងកំពុងរកបន្ទប់ទំនេរ …',
  failed: 'យើងមិនអាចបង្ហាញបន្ទប់ទំនេរបានទេ។ លោកអ្នកនៅតែអាចស្នើសុំបន្ទប់ណាក៏បាន។',
  leftOut: (fields: readonly string[]) =>
    `យើងមិនអាចអានផ្នែកខ្លះនៃអាសយដ្ឋាននេះ ហើយបានដកវាចេញ៖ ${fields.join(', ')}។`,
  parts: 'មានអ្វីខ្លះក្នុងតម្លៃនេះ',
  last: 'បន្ទប់ទំនេរចុងក្រោយ',
  share: 'ចែករំលែក',
  isFull: 'ពេញហើយនៅយប់ទាំងនេះ',
  sleeps: (guests: string) => `សម្រាប់${guests}`,
  leastNights: (nights: string, period: string) => `យ៉ាងតិច ${nights} ក្នុង${period}`,
  otherDays: 'ថ្ងៃផ្សេងសម្រាប់បន្ទប់នេះ',
  others: 'មិនសមសម្រាប់ការស្នាក់នៅនេះ',
  together: 'បន្ទប់ច្រើនរួមគ្នា',
  togetherText: 'បន្ទប់ច្រើនសម្រាប់យប់ដដែល។',
  after: 'បន្តបន្ទាប់គ្នា',
  afterText: 'លោកអ្នកប្ដូរបន្ទប់ម្ដង។ ផ្នែកនីមួយៗគិតតម្លៃតាមយប់របស់វា។',
  near: 'ថ្ងៃជិតៗ',
  nearText: 'ចំនួនយប់ដដែល មុន ឬក្រោយបន្តិច។',
};

export const severalRoomsWords = {
  choose: 'ជ្រើសរើស',
  chooseRoom: (room: string) => `ជ្រើសរើស ${room}`,
  chooseAll: 'ជ្រើសរើសបន្ទប់ទាំងនេះ',
  another: 'បន្ថែមមួយទៀត',
  takeOut: (room: string) => `ដក ${room} ចេញ`,
  label: 'បន្ទប់ដែលបានជ្រើសរើស',
  rooms: (rooms: number) => `${rooms} បន្ទប់`,
  bar: (rooms: string, guests: string, total: string) => `${rooms} ${guests} ${total}`,
  toForm: 'ស្នើសុំបន្ទប់ទាំងនេះ',
  title: 'សំណើមួយសម្រាប់បន្ទប់ទាំងអស់',
  withoutRoom: (guests: string) => `មិនទាន់មានបន្ទប់៖ ${guests}។`,
  ofRoom: (room: string, sentence: string) => `${room}៖ ${sentence}`,
};

export const stayPriceWords = {
  per: {
    stay: 'ក្នុងមួយការស្នាក់នៅ',
    night: 'ក្នុងមួយយប់',
    guest: 'សម្រាប់ម្នាក់',
    guest_night: 'សម្រាប់ម្នាក់ក្នុងមួយយប់',
  },
  free: 'ឥតគិតថ្លៃ',
  howMany: (name: string) => `ចំនួន៖ ${name}`,
  code: 'កូដបញ្ចុះតម្លៃ',
  apply: 'ប្រើកូដ',
  codeCounts: 'កូដបញ្ចុះតម្លៃរបស់លោកអ្នកត្រូវបានប្រើហើយ។',
  codeWrong: 'កូដនេះមិនត្រឹមត្រូវទេ។ សូមលោកអ្នកពិនិត្យម្ដងទៀត។',
  codeMoon: 'កូដនេះសម្រាប់តែការស្នាក់នៅពេលព្រះចន្ទពេញវង់។',
  atFullMoon: 'ពេលព្រះចន្ទពេញវង់',
  goneMoon: (name: string) => `${name} មានតែពេលព្រះចន្ទពេញវង់ ដូច្នេះយើងបានដកវាចេញពីសំណើរបស់លោកអ្នក។`,
  codeRoom: 'កូដនេះមិនសម្រាប់បន្ទប់នេះទេ។',
  codeUsedUp: 'កូដនេះត្រូវបានប្រើអស់ហើយ។',
  codeEarly: (date: string) => `កូដនេះប្រើបានសម្រាប់ការចូលស្នាក់នៅចាប់ពី${date}។`,
  codeExpired: (date: string) => `កូដនេះប្រើបានសម្រាប់ការចូលស្នាក់នៅត្រឹម${date}ប៉ុណ្ណោះ។`,
  codeBusy: 'មានការបញ្ចូលកូដច្រើនដងពេកពីបណ្ដាញរបស់លោកអ្នក។ សូមព្យាយាមម្ដងទៀតក្នុងមួយម៉ោងទៀត ឬលុបកូដចេញ។',
  roomPrice: (parts: readonly string[]) => `តម្លៃបន្ទប់ ${parts.join(', ')}`,
  furtherGuests: (guests: number, each: string) => `ភ្ញៀវបន្ថែម៖ ${guests} (${each})`,
  children: (ages: string, each: string) => `កុមារ (${ages})៖ ${each}`,
  discount: 'បញ្ចុះតម្លៃ',
  failed: 'យើងមិនអាចគណនាតម្លៃបានទេនៅពេលនេះ។ លោកអ្នកនៅតែអាចផ្ញើសំណើបាន៖ យើងនឹងប្រាប់តម្លៃ នៅពេលបញ្ជាក់ការកក់។',
  changed: (total: string) => `ឥឡូវនេះតម្លៃគឺ ${total}។ សូមចុចប៊ូតុងកក់ម្ដងទៀត ដើម្បីផ្ញើសំណើតាមតម្លៃនេះ។`,
  gone: (name: string) => `${name} លែងផ្ដល់ជូនហើយ ដូច្នេះយើងបានដកវាចេញពីសំណើរបស់លោកអ្នក។`,
  leastNights: (from: string, until: string, nights: string) =>
    from === until ? `ថ្ងៃ ${from}៖ យ៉ាងតិច ${nights}។` : `ពី ${from} ដល់ ${until}៖ យ៉ាងតិច ${nights}។`,
  stayNights: (nights: string) => `ស្នាក់នៅ ${nights}`,
  arrivalDays: (days: readonly string[]) => `ក្នុងរយៈពេលនេះ លោកអ្នកអាចចូលស្នាក់នៅតែថ្ងៃ៖ ${days.join(', ')}។`,
  arriveOn: (date: string) => `ចូលស្នាក់នៅ${date}`,
};

export const nightPriceWords = {
  noArrival: 'មិនទទួលចូលស្នាក់នៅ',
  noArrivalOn: (date: string) => `លោកអ្នកមិនអាចចូលស្នាក់នៅ${date}បានទេ ប៉ុន្តែអាចចាកចេញនៅថ្ងៃនោះបាន។`,
  legend: 'បន្ទាត់ចុចៗ៖ មិនទទួលចូលស្នាក់នៅថ្ងៃនោះ',
  orMore: (nights: string) => `យ៉ាងតិច ${nights}`,
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
  full: 'យប់ខ្លះក្នុងចំណោមនេះពេញហើយនៅពេលនេះ ដូច្នេះសំណើរបស់លោកអ្នករង់ចាំ។ បើយប់ទាំងនេះទំនេរ យើងមើលសំណើដែលមកមុនគេ។ យើងនឹងឆ្លើយតបទៅលោកអ្នកជាមិនខាន។',
  wasFull:
    'យប់ខ្លះក្នុងចំណោមនេះពេញហើយ ពេលលោកអ្នកស្នើ ដូច្នេះសំណើរបស់លោកអ្នករង់ចាំ។ បើយប់ទាំងនេះទំនេរ យើងមើលសំណើដែលមកមុនគេ។ យើងអាចស្នើថ្ងៃផ្សេង ហើយនឹងឆ្លើយតបទៅលោកអ្នកជាមិនខាន។',
  silence: 'បើលោកអ្នកមិនទទួលដំណឹងពីយើងក្នុងមួយថ្ងៃ សូមទាក់ទងមកយើង៖',
  another: 'ផ្ញើសំណើមួយទៀត',
};

export const goodToKnowWords = { title: 'ព័ត៌មានគួរដឹង' };
