import { errorToast, toastText } from '../../toast-text.ts';

type Item = keyof typeof ITEM;

const ITEM = {
  room: 'បន្ទប់',
  testimonial: 'មតិភ្ញៀវ',
  page: 'ទំព័រ',
  period: 'រយៈពេលតម្លៃ',
  extra: 'សេវាបន្ថែម',
  obligatory: 'ថ្លៃបន្ថែមចាំបាច់',
  band: 'ក្រុមអាយុ',
  discount: 'ការបញ្ចុះតម្លៃ',
  charge: 'ថ្លៃសេវា ឬពន្ធ',
  code: 'កូដបញ្ចុះតម្លៃ',
};

const PLACE = { hero: 'ផ្នែកបើកទំព័រ', luxury: 'បទពិសោធន៍ប្រណីត', about: 'អំពីយើង', room: 'បន្ទប់' };

export const itemRefusalWords = {
  'too-many-rows': (most: number) => `អាចមានច្រើនបំផុត ${most}។ សូមលុបខ្លះដែលលែងត្រូវការ។`,
};

export const commonWords = {
  save: 'រក្សាទុក',
  cancel: 'បោះបង់',
  close: 'បិទ',
  confirm: 'បញ្ជាក់',
  discard: 'បោះបង់',
  retry: 'ព្យាយាមម្ដងទៀត',
  loading: 'កំពុងផ្ទុក',
  optional: '(មិនបង្ខំ)',
};

export const numberFieldWords = {
  unreadable: (typed: string) => `“${typed}” មិនមែនជាលេខទេ។ សូមសរសេរជាតួលេខ ដូចជា 1250.50។`,
  twoReadings: (typed: string) => `“${typed}” អាចអានបានពីរយ៉ាង។ តើជាលេខណា?`,
};

export const staffToasts = {
  configUpdated: (section: string) =>
    toastText('បានកែការកំណត់', `ការកំណត់ ${section} ត្រូវបានកែដោយជោគជ័យ។`),
  configUpdateFailed: (section: string) =>
    errorToast('កែមិនបានសម្រេច', `មិនអាចកែការកំណត់ ${section} បានទេ។`),
  configUpdateError: (section: string) =>
    errorToast('មានកំហុសពេលកែ', `មានកំហុសកើតឡើងពេលកែការកំណត់ ${section}។`),
  languageNotKept: errorToast(
    'មិនបានរក្សាទុកភាសាជាមួយគណនីទេ',
    'កម្មវិធីរុករកនេះចាំភាសារបស់អ្នក។ នឹងព្យាយាមម្ដងទៀតពេលអ្នកផ្ទុកទំព័រឡើងវិញ។',
  ),
  findKeyNotKept: errorToast('មិនបានរក្សាទុកជាមួយគណនីទេ', 'គ្រាប់ចុចនៅដូចមុន។ សូមព្យាយាមម្ដងទៀត។'),
  itemInvalid: errorToast('ព័ត៌មានមិនទាន់គ្រប់', 'សូមបំពេញប្រអប់ដែលត្រូវការទាំងអស់។'),
  roomAdded: (name: string) => toastText('បានបន្ថែមបន្ទប់', `${name} មាននៅលើគេហទំព័រហើយ។`),
  roomUpdated: (name: string) => toastText('បានកែបន្ទប់', `អ្វីដែលបានកែអំពី ${name} មាននៅលើគេហទំព័រហើយ។`),
  roomDeleted: (name: string) => toastText('បានលុបបន្ទប់', `${name} លែងមាននៅលើគេហទំព័រហើយ។`),
  testimonialAdded: (author: string) =>
    toastText('បានបន្ថែមមតិភ្ញៀវ', `មតិរបស់ ${author} មាននៅលើគេហទំព័រហើយ។`),
  testimonialUpdated: (author: string) => toastText('បានកែមតិភ្ញៀវ', `មតិរបស់ ${author} ត្រូវបានកែហើយ។`),
  testimonialDeleted: (author: string) =>
    toastText('បានលុបមតិភ្ញៀវ', `មតិរបស់ ${author} លែងមាននៅលើគេហទំព័រហើយ។`),
  pageAdded: (title: string) => toastText('បានបន្ថែមទំព័រ', `${title} ត្រូវបានរក្សាទុក។`),
  pageUpdated: (title: string) => toastText('បានរក្សាទុកទំព័រ', `អ្វីដែលបានកែអំពី ${title} ត្រូវបានរក្សាទុក។`),
  pageDeleted: (title: string) => toastText('បានលុបទំព័រ', `${title} លែងមានហើយ។`),
  itemSaveFailed: (noun: Item) =>
    errorToast('រក្សាទុកមិនបាន', `មិនអាចរក្សាទុក${ITEM[noun]}នេះបានទេ។ អ្វីដែលអ្នកបានសរសេរមិនបាត់ទេ។`),
  tooManyItems: (most: number) =>
    errorToast('រក្សាទុកមិនបាន', itemRefusalWords['too-many-rows'](most)),
  itemDeleteFailed: (noun: Item) =>
    errorToast('លុបមិនបាន', `មិនអាចលុប${ITEM[noun]}នេះបានទេ។ សូមព្យាយាមម្ដងទៀត។`),
  orderFailed: errorToast('មិនបានរក្សាទុកលំដាប់ទេ', 'លំដាប់នៅដដែល។ សូមព្យាយាមម្ដងទៀត។'),
  heroUpdated: toastText('បានកែផ្នែកបើកទំព័រ', 'ទំព័រដើមបង្ហាញអ្វីដែលអ្នកបានកែហើយ។'),
  luxuryUpdated: toastText('បានកែផ្នែកបទពិសោធន៍ប្រណីត', 'ទំព័រដើមបង្ហាញអ្វីដែលអ្នកបានកែហើយ។'),
  aboutUpdated: toastText('បានកែទំព័រអំពីយើង', 'អ្វីដែលអ្នកបានកែត្រូវបានរក្សាទុកក្នុងមូលដ្ឋានទិន្នន័យដោយជោគជ័យ។'),
  contactUpdated: toastText('បានកែព័ត៌មានទំនាក់ទំនង', 'គ្រប់ទំព័របង្ហាញអ្វីដែលអ្នកបានកែហើយ។'),
  gettingHereUpdated: toastText('បានកែផ្លូវមកកាន់យើង', 'ទំព័រទំនាក់ទំនងបង្ហាញអ្វីដែលអ្នកបានកែហើយ។'),
  goodToKnowUpdated: toastText('បានកែព័ត៌មានគួរដឹង', 'ទំព័របន្ទប់ និងទំព័រទំនាក់ទំនងបង្ហាញអ្វីដែលអ្នកបានកែហើយ។'),
  placeUpdated: toastText('បានកែទីកន្លែង', 'ទំព័រដើមបង្ហាញអ្វីដែលអ្នកបានកែហើយ។'),
  moonUpdated: toastText('បានកែព្រះចន្ទ', 'ភ្ញៀវឃើញវាតាមដែលអ្នកបានកំណត់។'),
  houseFactsUpdated: toastText('បានកែព័ត៌មានអំពីសណ្ឋាគារ', 'អ៊ីមែល ឯកសារ និងបន្ទប់ប្រើព័ត៌មាននេះចាប់ពីពេលនេះ។'),
  updateFailed: errorToast('កែមិនបានសម្រេច', 'មានបញ្ហាពេលរក្សាទុកអ្វីដែលអ្នកបានកែ'),
  invalidFileType: errorToast('ប្រភេទឯកសារមិនត្រឹមត្រូវ', 'សូមជ្រើសរើសឯកសាររូបភាព'),
  fileTooLarge: (megabytes: number) => errorToast('ឯកសារធំពេក', `រូបភាពត្រូវតូចជាង ${megabytes}MB`),
  invalidImageData: errorToast('មានកំហុសពេលផ្ញើរូបភាព', 'ទម្រង់ទិន្នន័យរូបភាពមិនត្រឹមត្រូវ'),
  imageTooManyPixels: errorToast('រូបភាពធំពេក', 'សូមប្រើរូបភាពច្រើនបំផុត 40 មេហ្គាភិចសែល'),
  uploadFailed: errorToast('ផ្ញើរូបភាពមិនបាន', 'មិនអាចផ្ញើរូបភាពបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  uploadError: errorToast('មានកំហុសពេលផ្ញើរូបភាព', 'មិនអាចរៀបចំរូបភាពបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  removeFailed: errorToast('ដកចេញមិនបាន', 'មិនអាចដករូបភាពចេញបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  removeError: errorToast('មានកំហុសពេលដកចេញ', 'មិនអាចដករូបភាពចេញបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  standsStill: toastText(
    'រូបភាពនេះនឹងនៅស្ងៀម',
    'ពី WebP មានចលនា មានតែរូបភាពទីមួយប៉ុណ្ណោះដែលត្រូវបានរក្សាទុក។ GIF នៅតែមានចលនា។',
  ),
  imageUploaded: toastText('បានផ្ញើរូបភាព', 'រូបភាពត្រូវបានរក្សាទុក។'),
  imageRemoved: toastText('បានដករូបភាពចេញ', 'រូបភាពលែងមានហើយ។'),
  uploadsInHand: toastText('រូបភាពមួយកំពុងផ្ញើនៅឡើយ', 'សូមរក្សាទុកម្ដងទៀតពេលផ្ញើរួច។ អ្វីដែលអ្នកបានសរសេរមិនបាត់ទេ។'),
  galleryUpdated: toastText('បានកែរូបភាពបន្ថែម', 'ទំព័រអំពីយើងបង្ហាញអ្វីដែលអ្នកបានកែហើយ។'),
  imageUploadedForSave: toastText('បានផ្ញើរូបភាព', 'រូបភាពនឹងបង្ហាញលើគេហទំព័រពេលអ្នករក្សាទុក។'),
  imageRemovedForSave: toastText('បានដករូបភាពចេញ', 'រូបភាពនឹងចេញពីគេហទំព័រពេលអ្នករក្សាទុក។'),
  imageLoadFailed: (place: 'hero' | 'luxury' | 'about' | 'room') =>
    errorToast('មានកំហុសពេលផ្ទុករូបភាព', `មិនអាចផ្ទុករូបភាពនៃ${PLACE[place]}ពីមូលដ្ឋានទិន្នន័យបានទេ`),
  imagesLoadFailed: (place: 'hero' | 'luxury' | 'about' | 'room') =>
    errorToast('មានកំហុសពេលផ្ទុករូបភាព', `មិនអាចផ្ទុករូបភាពទាំងអស់នៃ${PLACE[place]}ពីមូលដ្ឋានទិន្នន័យបានទេ`),
};

export const partWords = {
  page: 'ទំព័រ',
  form: 'ទម្រង់',
  preview: 'ការមើលជាមុន',
  figures: 'តួលេខ',
  quickActions: 'ការងាររហ័ស',
  today: 'ការងារថ្ងៃនេះ',
  freeNights: 'តារាងយប់ទំនេរ',
  otherStays: 'ការស្នាក់នៅផ្សេងទៀត',
  latestReservations: 'ការកក់ចុងក្រោយ',
  latestMessages: 'សារចុងក្រោយ',
  hotelInformation: 'ព័ត៌មានសណ្ឋាគារ',
  translations: 'ការបកប្រែ',
  contactInformation: 'ព័ត៌មានទំនាក់ទំនង',
  contactDetails: 'ព័ត៌មានលម្អិតនៃទំនាក់ទំនង',
  gettingHere: 'ផ្លូវមកកាន់យើង',
  goodToKnow: 'ព័ត៌មានគួរដឹង',
  moon: 'ព្រះចន្ទ',
  place: 'ទីកន្លែង',
  houseFacts: 'ព័ត៌មានអំពីសណ្ឋាគារ',
  story: 'រឿងរ៉ាវ',
  days: 'ថ្ងៃស្នាក់នៅ និងសេវា',
  gallery: 'បណ្ដុំរូបភាព',
  typePictures: 'រូបភាពតាមប្រភេទបន្ទប់',
  calendar: 'ប្រតិទិន',
  calendarRow: (room: string) => `ជួររបស់ ${room}`,
  entry: 'ធាតុ',
  reservation: 'ការកក់',
  stay: 'ការស្នាក់នៅ',
  freeDates: 'ថ្ងៃទំនេរ',
  email: 'អ៊ីមែល',
  note: 'កំណត់ចំណាំ',
  history: 'ប្រវត្តិ',
  paper: 'ឯកសារ',
  room: 'បន្ទប់',
  testimonial: 'មតិភ្ញៀវ',
  period: 'រយៈពេលតម្លៃ',
  extra: 'សេវាបន្ថែម',
  discount: 'ការបញ្ចុះតម្លៃ',
  band: 'ក្រុមអាយុ',
  obligatory: 'ថ្លៃបន្ថែមចាំបាច់',
  charge: 'ថ្លៃសេវា ឬពន្ធ',
  code: 'កូដបញ្ចុះតម្លៃ',
  prices: 'តម្លៃតាមយប់',
  message: 'សារ',
  eraseForm: 'ទម្រង់លុបទិន្នន័យភ្ញៀវ',
  retentionForm: 'ទម្រង់រយៈពេលរក្សាទុក',
  houseBell: 'ការជូនដំណឹងសម្រាប់សណ្ឋាគារ',
  browserBell: 'ការជូនដំណឹងក្នុងកម្មវិធីរុករក',
  automaticEmails: 'ជម្រើសអ៊ីមែល',
  emailTemplates: 'អត្ថបទនៃអ៊ីមែល',
  outbox: 'ប្រអប់ផ្ញើចេញ',
};

export const staffFaultWords = {
  pageTitle: 'មិនអាចបង្ហាញទំព័រនេះបានទេ',
  part: (name: string) => `មិនអាចបង្ហាញ${name}បានទេ។`,
  line: (name: string) => `មិនអាចបង្ហាញ${name}នេះបានទេ។`,
  restWorks: 'ផ្នែកផ្សេងទៀតនៃទំព័រនេះដំណើរការធម្មតា។',
  pagesWork: 'អ្វីដែលអ្នកបានរក្សាទុកមិនបាត់ទេ ហើយទំព័រផ្សេងទៀតដំណើរការធម្មតា។',
  copy: 'ចម្លងព័ត៌មានលម្អិត',
  copied: 'បានចម្លង',
  marked: 'បានជ្រើស៖ សូមចម្លងដោយ Ctrl+C',
  report: (part: string, page: string, time: string, error: string) =>
    `ផ្នែក៖ ${part}\nទំព័រ៖ ${page}\nម៉ោង៖ ${time}\nកំហុស៖ ${error}`,
};

export const collectionWords = {
  add: (item: Item) => `បន្ថែម${ITEM[item]}`,
  edit: (item: Item) => `កែ${ITEM[item]}`,
  save: (item: Item) => `រក្សាទុក${ITEM[item]}`,
  search: (item: Item) => `ស្វែងរក${ITEM[item]}`,
  found: (count: number) => `រកឃើញ ${count}`,
  none: (item: Item) => `មិនទាន់មាន${ITEM[item]}`,
  delete: (item: Item) => `លុប${ITEM[item]}នេះ?`,
  isGone: (item: Item) => `មានអ្នកផ្សេងបានលុប${ITEM[item]}នេះ។ បើរក្សាទុក វានឹងត្រូវបន្ថែមម្ដងទៀត។`,
  atOnce: 'ការផ្លាស់ប្ដូរបង្ហាញលើគេហទំព័រភ្លាមៗ។',
  actions: 'សកម្មភាព',
  moved: (name: string, place: number, count: number) =>
    `${name} ឥឡូវនៅលំដាប់ទី ${place} ក្នុងចំណោម ${count}`,
  shown: (shown: number, count: number) => `បង្ហាញ ${shown} ក្នុងចំណោម ${count}។`,
  showAll: 'បង្ហាញទាំងអស់',
  moveUp: (name: string) => `រំកិល ${name} ឡើងលើ`,
  moveDown: (name: string) => `រំកិល ${name} ចុះក្រោម`,
  editOne: (name: string) => `កែ ${name}`,
  duplicate: (name: string) => `ចម្លង ${name}`,
  deleteOne: (name: string) => `លុប ${name}`,
  historyOf: (name: string) => `ប្រវត្តិនៃ ${name}`,
};

export const rowWords = {
  distance: 'ចម្ងាយ',
  item: 'ចំណុច',
  service: 'សេវា',
  amenity: 'គ្រឿងបរិក្ខារ',
};

export const editorWords = {
  unsaved: 'មិនទាន់រក្សាទុក',
  save: 'រក្សាទុក',
  restored: 'បានយកអ្វីដែលមិនទាន់រក្សាទុកមកវិញ',
  savedInPart: (saved: string, unsaved: string) => `បានរក្សាទុក៖ ${saved}។ មិនទាន់រក្សាទុក៖ ${unsaved}។`,
  question: 'បោះបង់អ្វីដែលអ្នកបានកែ?',
  keep: 'បន្តកែ',
  kept: 'អ្វីដែលមិនទាន់រក្សាទុក នៅទុកក្នុងកម្មវិធីរុករកនេះ៖',
  continueWith: (name: string) => `បន្តជាមួយ ${name}`,
  continueWithNew: (item: Item) => `បន្តជាមួយ${ITEM[item]}ថ្មី`,
  title: 'មានអ្នកផ្សេងបានកែ',
  text: 'ពេលអ្នកកំពុងកែ មានអ្នកផ្សេងម្នាក់បានរក្សាទុកអត្ថបទដដែលនេះ។ គ្មានអ្វីត្រូវបានសរសេរជាន់ទេ៖ សូមជ្រើសរើសមួយណាដែលអ្នកចង់ប្រើបន្ត រួចរក្សាទុក។',
  theirs: 'របស់អ្នកផ្សេង ដែលបានរក្សាទុកហើយ',
  useTheirs: 'ប្រើរបស់អ្នកផ្សេង',
  mine: 'របស់អ្នក',
  keepMine: 'ទុករបស់ខ្ញុំ',
  empty: '(ទទេ)',
  row: (row: string, number: number) => `${row}ទី ${number}`,
  moved: (row: string, place: number, count: number) => `ឥឡូវជា${row}ទី ${place} ក្នុងចំណោម ${count}`,
  removed: (left: number) => `បានដកចេញ។ នៅសល់ ${left}`,
  moveUp: (row: string, number: number) => `រំកិល${row}ទី ${number} ឡើងលើ`,
  moveDown: (row: string, number: number) => `រំកិល${row}ទី ${number} ចុះក្រោម`,
  remove: (row: string, number: number) => `ដក${row}ទី ${number} ចេញ`,
  add: (row: string) => `បន្ថែម${row}`,
  full: (most: number) => `អាចមានច្រើនបំផុត ${most}។`,
};

export const versionWords = {
  title: 'ប្រវត្តិ',
  of: (title: string) => `ប្រវត្តិ៖ ${title}`,
  purpose: 'រាល់ការរក្សាទុកត្រូវបានកត់ត្រា។ សូមជ្រើសរើសមួយ ដើម្បីមើលអ្វីដែលភ្ញៀវបានឃើញពេលនោះ។',
  list: 'កំណែ',
  entry: (time: string, who: string) => `${time} · ${who}`,
  now: 'ឥឡូវ',
  old: 'ពេលនោះ',
  before: 'មុនពេលប្រវត្តិចាប់ផ្ដើម',
  unknown: 'មិនមែនក្នុងផ្នែកគ្រប់គ្រង',
  older: 'បង្ហាញកំណែចាស់ជាងនេះ',
  none: 'មិនទាន់មានកំណែចាស់ទេ។ ចាប់ពីការរក្សាទុកលើកក្រោយ អ្នកអាចត្រឡប់មកអ្វីដែលមានឥឡូវនេះវិញបាន។',
  differences: 'អ្វីដែលការស្ដារនឹងផ្លាស់ប្ដូរ',
  nowOnly: 'ឥឡូវ៖',
  oldOnly: 'ពេលនោះ៖',
  yes: 'បាទ/ចាស',
  no: 'ទេ',
  same: 'កំណែនេះដូចគ្នានឹងឥឡូវ។',
  picture: 'រូបភាព',
  description: 'ការពិពណ៌នារូបភាព',
  kept: (fields: string[]) => `មិនអាចស្ដារបានទេ ហើយនៅដូចឥឡូវ៖ ${fields.join(', ')}។`,
  picturesGone: (count: number) => `រូបភាព ${count} លែងមានទៀតហើយ ហើយត្រូវបានទុកចោល។`,
  unsaved: 'អ្នកមានការផ្លាស់ប្ដូរដែលមិនទាន់រក្សាទុក។ សូមរក្សាទុក ឬបោះបង់ជាមុនសិន។',
  restore: 'ស្ដារកំណែនេះ',
  changedMeanwhile:
    'មិនបានស្ដារទាំងអស់ទេ។ បើមានអ្នកផ្សេងទើបតែរក្សាទុក ការប្រៀបធៀបបង្ហាញកំណែរបស់គេឥឡូវនេះ។ អ្នកអាចសាកល្បងម្ដងទៀត។',
  restored: toastText('បានស្ដារកំណែ', 'ភ្ញៀវឃើញវាឥឡូវនេះ។'),
  notRestored: errorToast('មិនបានស្ដារកំណែ', 'ផ្នែកខ្លះមិនអាចរក្សាទុកបានទេ។ សូមសាកល្បងម្ដងទៀត។'),
  notLoaded: errorToast('មិនអាចបង្ហាញប្រវត្តិបាន', 'សូមសាកល្បងម្ដងទៀត។'),
  deleted: (item: Item) => `${ITEM[item]}ដែលបានលុប`,
  deletedBy: (moment: string, who: string) => `${moment}, ${who}`,
  bringBack: 'យកមកវិញ',
  bringBackOne: (name: string) => `យក ${name} មកវិញ`,
};

export const previewWords = {
  title: 'មើលជាមុន',
  desktop: 'មើលជាមុនលើកុំព្យូទ័រ',
  tablet: 'មើលជាមុនលើថេប្លេត',
  phone: 'មើលជាមុនលើទូរស័ព្ទ',
};

export const translationWords = {
  row: 'ភាសានៃអត្ថបទ',
  toDo: (missing: number, changed: number) =>
    [
      ...(missing > 0 ? [`ខ្វះ ${missing}`] : []),
      ...(changed > 0 ? [`ត្រូវមើលម្ដងទៀត ${changed}`] : []),
    ].join(' '),
  purpose: 'អ្វីដែលអ្នកទុកទទេ ភ្ញៀវអានតាមអត្ថបទដើម។',
  changed: 'អត្ថបទដើមបានប្ដូរហើយ សូមមើលម្ដងទៀត។',
  before: 'ពីមុន៖',
  stillRight: 'នៅត្រឹមត្រូវ',
  stillRightOne: (label: string) => `នៅត្រឹមត្រូវ៖ ${label}`,
  lost: (placeholders: string) => `សូមរក្សា ${placeholders} ឱ្យនៅដដែល៖ ទំព័រដាក់លេខជំនួសវា។`,
  none: 'មិនទាន់មានអ្វីត្រូវបកប្រែនៅទីនេះទេ។',
  unread: 'មិនអាចអានការបកប្រែបានទេ។',
  numbered: (list: string, number: number, field: string) => `${list} ${number}៖ ${field}`,
  inList: (list: string, number: number) => `${list} ${number}`,
  picture: (number: number) => `ការពណ៌នារូបភាពទី ${number}`,
  editor: (title: string, language: string) => `${title} ជាភាសា ${language}`,
  saved: {
    title: 'បានរក្សាទុកការបកប្រែ',
    description: 'ភ្ញៀវដែលអានភាសានេះ ឃើញវាឥឡូវនេះ។',
  },
  failed: errorToast('មិនបានរក្សាទុកការបកប្រែ', 'មានបញ្ហាពេលរក្សាទុកការបកប្រែ'),
  title: 'ការបកប្រែ',
  complete: 'គ្រប់ហើយ',
};

export const pictureWords = {
  uploadHint: (megabytes: number) => `PNG, JPG, GIF ទំហំច្រើនបំផុត ${megabytes}MB`,
  seenAtOnce: 'ភ្ញៀវឃើញការផ្លាស់ប្ដូរភ្លាមៗ មុនពេលអ្នករក្សាទុក។',
  seenOnSave: 'ភ្ញៀវឃើញការផ្លាស់ប្ដូរពេលអ្នករក្សាទុក។',
  replace: 'ប្ដូរ',
  choose: 'ជ្រើសរើសរូបភាព',
  remove: 'ដកចេញ',
  bringBack: 'យករូបភាពមុនមកវិញ',
  of: (action: string, label: string) => `${action}៖ ${label}`,
  tooLarge: (megabytes: string) => `រូបភាពនេះមានទំហំ ${megabytes} MB។`,
  resize: 'បង្រួមទំហំឱ្យខ្ញុំ',
  picture: (number: number) => `រូបភាពទី ${number}`,
  moved: (from: number, to: number, count: number) =>
    `រូបភាពទី ${from} ឥឡូវនៅលំដាប់ទី ${to} ក្នុងចំណោម ${count}`,
  hint: (hint: string, uploadHint: string) =>
    `${hint} ${uploadHint} ក្នុងមួយរូប។ ភ្ញៀវឃើញការផ្លាស់ប្ដូរពេលអ្នករក្សាទុក។`,
  addTo: (label: string) => `បន្ថែមទៅ ${label}`,
  add: 'បន្ថែមរូបភាព',
  full: (most: number) => `កន្លែងទាំង ${most} ពេញហើយ។`,
  drop: 'ឬទម្លាក់រូបភាពនៅទីនេះ។',
  count: (count: number, most: number) => `${count} ក្នុងចំណោម ${most}`,
  noDescription: 'មិនទាន់មានការពណ៌នា',
  moveEarlier: 'រំកិលទៅមុខ',
  moveLater: 'រំកិលទៅក្រោយ',
};

export const pictureDetailsWords = {
  title: 'ការពណ៌នា និងចំណុចសំខាន់',
  notSaved: 'មិនទាន់រក្សាទុក',
  saved: 'បានរក្សាទុក',
  description: 'ការពណ៌នារូបភាព',
  hint: (written: number, most: number) =>
    `អ្វីដែលឃើញក្នុងរូប ជាពាក្យពីរបី សម្រាប់អ្នកដែលស្ដាប់ទំព័រ។ ${written} ក្នុងចំណោម ${most} តួអក្សរ។`,
  save: 'រក្សាទុកការពណ៌នា និងចំណុចសំខាន់',
  saveOne: (label: string) => `រក្សាទុកការពណ៌នា និងចំណុចសំខាន់៖ ${label}`,
  text: 'ចុចលើចំណុចដែលត្រូវមើលឃើញជានិច្ចពេលរូបភាពត្រូវកាត់ ឬរំកិលចំណុចនោះដោយគ្រាប់ចុចព្រួញ។',
  fromLeft: 'ចំណុចពីខាងឆ្វេង',
  height: 'កម្ពស់ចំណុច',
  fromLeftSaid: (percent: number) => `${percent} ភាគរយពីខាងឆ្វេង`,
  heightSaid: (percent: number) => `${percent} ភាគរយពីខាងលើ`,
};

export const uploadQueueWords = {
  label: 'ឯកសារដែលកំពុងផ្ញើ',
  uploading: (file: string) => `កំពុងផ្ញើ៖ ${file}`,
  retryOne: (file: string) => `ព្យាយាមម្ដងទៀត៖ ${file}`,
  retryAll: (files: number) => `ព្យាយាមម្ដងទៀតទាំង ${files}`,
  resizeOne: (file: string) => `បង្រួមទំហំឱ្យខ្ញុំ៖ ${file}`,
  dismiss: 'លាក់',
  dismissOne: (file: string) => `លាក់៖ ${file}`,
  cancelOne: (file: string) => `បោះបង់ការផ្ញើ៖ ${file}`,
  notTaken: (most: number, files: readonly string[]) =>
    `មានកន្លែងសម្រាប់រូបភាព ${most}។ មិនបានយក៖ ${files.join(', ')}។`,
  lineLost: 'មិនបានផ្ញើទេ៖ ការតភ្ជាប់បានដាច់។',
  full: 'គ្មានកន្លែងទៀតទេ៖ សូមដករូបភាពមួយចេញសិន។',
  problem: (title: string, text: string) => `${title}៖ ${text}`,
};

export const uploadWords = {
  uploading: (label: string) => `កំពុងផ្ញើ៖ ${label}`,
  cancelOne: (label: string) => `បោះបង់ការផ្ញើ៖ ${label}`,
};
