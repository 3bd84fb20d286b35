/** What staff read in Khmer (see ../en/staff.ts). */
import { errorToast, toastText } from '../toast-text.ts';
import type { ToastText } from '../toast-text.ts';

/** What staff add, edit and delete. */
type Item = 'room' | 'testimonial' | 'page' | 'period' | 'extra' | 'discount' | 'charge' | 'code';
const ITEM = {
  room: 'បន្ទប់',
  testimonial: 'មតិភ្ញៀវ',
  page: 'ទំព័រ',
  period: 'រយៈពេលតម្លៃ',
  extra: 'សេវាបន្ថែម',
  discount: 'ការបញ្ចុះតម្លៃ',
  charge: 'ថ្លៃសេវា ឬពន្ធ',
  code: 'កូដបញ្ចុះតម្លៃ',
};

/** What the inbox and its exports hold. */
type Entries = 'reservations' | 'messages' | 'subscribers';
const ENTRIES = { reservations: 'ការកក់', messages: 'សារ', subscribers: 'អ្នកជាវ' };

const STATUS = {
  new: 'ថ្មី',
  confirmed: 'បានបញ្ជាក់',
  declined: 'បានបដិសេធ',
  cancelled: 'បានបោះបង់',
  checked_in: 'បានចូលស្នាក់នៅ',
  checked_out: 'បានចាកចេញ',
  no_show: 'មិនបានមក',
};

/** Places of pictures, in messages about them. */
const PLACE = { hero: 'ផ្នែកបើកទំព័រ', luxury: 'បទពិសោធន៍ប្រណីត', about: 'អំពីយើង', room: 'បន្ទប់' };

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
  houseFactsUpdated: toastText('បានកែព័ត៌មានអំពីសណ្ឋាគារ', 'សំបុត្រ ឯកសារ និងបន្ទប់ប្រើព័ត៌មាននេះចាប់ពីពេលនេះ។'),
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

export const resetPasswordWords = {
  checkingLink: 'កំពុងពិនិត្យតំណរបស់អ្នក',
  title: 'កំណត់ពាក្យសម្ងាត់ថ្មី',
  button: 'រក្សាទុកពាក្យសម្ងាត់',
  deadTitle: 'តំណនេះប្រើលែងបានហើយ',
  deadText: 'តំណនេះអាចចាស់ពេក ឬធ្លាប់ប្រើរួចហើយ។',
  newLink: 'ស្នើសុំតំណថ្មី',
};

export const passwordWords = {
  current: 'ពាក្យសម្ងាត់បច្ចុប្បន្ន',
  new: 'ពាក្យសម្ងាត់ថ្មី',
  again: 'ពាក្យសម្ងាត់ថ្មីម្ដងទៀត',
  hint: (characters: number) => `យ៉ាងតិច ${characters} តួអក្សរ។ ពាក្យបីបួនដែលមិនទាក់ទងគ្នា ងាយចាំ តែពិបាកទាយ។`,
  tooLong: (letters: number) =>
    `សូមប្រើពាក្យសម្ងាត់ខ្លីជាងនេះ៖ អក្សរឡាតាំងច្រើនបំផុត ${letters} តួ ឬអក្សរខ្មែរប្រហែលមួយភាគបី`,
  common: 'ពាក្យសម្ងាត់នេះងាយទាយ៖ សូមជ្រើសរើសពាក្យដែលមិនមែនជាពាក្យធម្មតា គ្រាប់ចុចជាប់គ្នា អ៊ីមែលរបស់អ្នក ឬឈ្មោះសណ្ឋាគារ',
  title: 'នៅសល់មួយជំហានទៀត',
  text: 'សូមបញ្ចូលលេខប្រាំមួយខ្ទង់ដែលកម្មវិធីផ្ទៀងផ្ទាត់របស់អ្នកបង្ហាញ។',
  code: 'លេខកូដ',
  sixDigits: 'សូមបញ្ចូលលេខប្រាំមួយខ្ទង់',
  button: 'បន្ត',
  somebodyElse: 'ចូលដោយគណនីផ្សេង',
};

export const accountWords = {
  changePassword: 'ប្ដូរពាក្យសម្ងាត់',
  language: 'ភាសា',
  languageText:
    'ភាសាដែលអ្នកអានក្នុងផ្នែកគ្រប់គ្រង។ វាត្រូវបានរក្សាទុកជាមួយគណនីរបស់អ្នក ហើយទៅតាមអ្នកលើកុំព្យូទ័រផ្សេង។ ភាសាសម្រាប់ភ្ញៀវស្ថិតក្នុងការកំណត់គេហទំព័រ។',
  keys: 'ក្ដារចុច',
  keysText: 'វាត្រូវបានរក្សាទុកជាមួយគណនីរបស់អ្នក។ សូមបិទវា បើអ្នកបញ្ជាកុំព្យូទ័រដោយសំឡេង ឬចុចគ្រាប់ចុចដោយចៃដន្យ។',
  findKey: 'គ្រាប់ចុច / នាំទៅកន្លែងស្វែងរកការស្នាក់នៅ',
  signOutEverywhere: 'ចាកចេញពីគ្រប់ឧបករណ៍',
  signOutText:
    'ចាកចេញពីគណនីនេះនៅគ្រប់ឧបករណ៍ក្នុងពេលតែមួយ រួមទាំងឧបករណ៍នេះផង៖ ពេលបាត់ទូរស័ព្ទ ឬភ្លេចចាកចេញពីកុំព្យូទ័រ។ «ចាកចេញ» ក្នុងម៉ឺនុយ ចាកចេញតែពីកម្មវិធីរុករកនេះប៉ុណ្ណោះ។',
};

export const heroEditorWords = {
  title: 'ផ្នែកបើកទំព័រ',
  purpose: 'អ្វីដែលភ្ញៀវឃើញមុនគេ។',
  labels: {
    name: 'ឈ្មោះសណ្ឋាគារ',
    title: 'ចំណងជើង',
    subtitle: 'ចំណងជើងរង',
    image: 'រូបភាពផ្ទៃក្រោយ',
    sky: 'បង្ហាញព្រះចន្ទក្នុងរូបភាពនេះ',
  },
  skyHint: 'សម្រាប់រូបភាពដែលមានមេឃទូលាយ និងគ្មានព្រះចន្ទរបស់ខ្លួន។',
  skyPlace: {
    text: 'ដាក់ព្រះចន្ទនៅកន្លែងដែលមេឃទំនេរ៖ អូសចំណុច ឬប្រើគ្រាប់ចុចព្រួញ។',
    fromLeft: 'ព្រះចន្ទពីខាងឆ្វេង',
    height: 'ព្រះចន្ទពីខាងលើ',
  },
  titleHint: 'ល្អបំផុតក្រោម 45 តួអក្សរ។',
};

export const aboutEditorWords = {
  title: 'អំពីយើង',
  purpose: 'រឿងរ៉ាវរបស់សណ្ឋាគារជាមួយរូបភាពបួន ថ្ងៃស្នាក់នៅ និងសេវា ព្រមទាំងរូបភាពបន្ថែមរហូតដល់ដប់ពីរ។',
  storyTab: 'រឿងរ៉ាវ',
  storyPurpose: 'ចំណងជើង ការពណ៌នា និងរូបភាពបួនខាងលើ។',
  labels: { title: 'ចំណងជើង', description: 'ការពណ៌នា', images: 'រូបភាព' },
  galleryPurpose: 'រូបភាពបន្ថែម នៅខាងក្រោមទំព័រ។ បើគ្មានរូបភាព ភ្ញៀវមិនឃើញផ្នែកនេះទេ។',
  galleryLabels: { images: 'រូបភាព' },
  galleryHint: 'ភ្ញៀវអាចបើករូបនីមួយៗពេញបង្អួច។',
};

export const daysEditorWords = {
  title: 'ថ្ងៃស្នាក់នៅ និងសេវា',
  purpose: 'ក្នុងទំព័រអំពីយើង ក្រោមរឿងរ៉ាវ និងរូបភាព។ អ្វីដែលទុកទទេមិនបង្ហាញទេ។',
  labels: {
    daysTitle: 'ចំណងជើង',
    days: 'អត្ថបទជាកថាខណ្ឌ',
    services: 'សេវា',
    onwardTitle: 'ខាងលើតំណទៅបន្ទប់',
  },
  daysHint: 'បន្ទាត់ទទេមួយចាប់ផ្ដើមកថាខណ្ឌថ្មី។',
  servicesHint: 'អ្វីដែលអ្នកយកចិត្តទុកដាក់ជូនភ្ញៀវ មួយកាតសម្រាប់សេវាមួយ។',
  serviceTitle: 'សេវា',
  serviceText: 'សេវានេះជាអ្វី',
};

export const textsEditorWords = {
  legend: 'អត្ថបទខ្លីៗ',
  hint: 'មួយឬពីរប្រយោគ លើទំព័រដែលគ្មានកន្លែងកែដោយឡែក។ អ្វីដែលទុកទទេមិនបង្ហាញទេ។',
  labels: {
    roomsLead: 'ទំព័រដើម៖ ខាងលើបន្ទប់',
    roomsIntro: 'បន្ទប់៖ សេចក្ដីផ្ដើម',
    contactIntro: 'ទំនាក់ទំនង៖ សេចក្ដីផ្ដើម',
    notFound: 'ទំព័ររកមិនឃើញ',
    blurb: 'ខាងក្រោមគ្រប់ទំព័រ',
    newsletterTitle: 'ដំណឹងតាមអ៊ីមែល៖ ចំណងជើង',
    newsletterText: 'ដំណឹងតាមអ៊ីមែល៖ អត្ថបទ',
  },
  roomsLeadHint: '{rooms} ក្លាយជាចំនួនបន្ទប់ ជាពាក្យ។',
};

export const luxuryEditorWords = {
  title: 'បទពិសោធន៍ប្រណីត',
  purpose: 'ផ្នែកពណ៌ចាស់ដែលមានរូបភាពពីរ នៅទំព័រដើម។',
  labels: { title: 'ចំណងជើង', description: 'ការពណ៌នា', images: 'រូបភាព' },
};

export const siteConfigWords = {
  title: 'ការកំណត់គេហទំព័រ',
  purpose: 'ឈ្មោះ និមិត្តសញ្ញា ពណ៌ និងព័ត៌មានទំនាក់ទំនង ដែលប្រើគ្រប់ទីកន្លែង។',
  tabs: { hotel: 'ព័ត៌មានសណ្ឋាគារ', contact: 'ព័ត៌មានទំនាក់ទំនង' },
};

export const hotelEditorWords = {
  purpose: 'ពណ៌ពីរកំណត់រូបរាងគ្រប់ទំព័រ។ អត្ថបទខ្លីៗស្ថិតលើទំព័រដែលគ្មានកន្លែងកែដោយឡែក ហើយអត្ថបទច្បាប់មានទំព័រផ្ទាល់ខ្លួន។',
  labels: {
    name: 'ឈ្មោះសណ្ឋាគារ',
    logo: 'និមិត្តសញ្ញា',
    icon: 'រូបតំណាង',
    primaryColor: 'ពណ៌ទីមួយ',
    secondaryColor: 'ពណ៌ទីពីរ',
    sizeUnit: 'ខ្នាតទំហំបន្ទប់',
    currencySign: 'តម្លៃគិតជា',
    languages: 'ភាសា',
    privacy: 'ឯកជនភាព',
    terms: 'លក្ខខណ្ឌ',
  },
  sizeUnitHint: 'អ្នកសរសេរទំហំបន្ទប់តាមខ្នាតនេះ ហើយភ្ញៀវក៏អានតាមខ្នាតនេះដែរ។',
  currencyHint: 'សញ្ញាដែលនៅជាប់ចំនួនប្រាក់ទាំងអស់។ ចំនួនប្រាក់នៅដដែលដូចដែលបានសរសេរ មិនមានការបម្លែងទេ។',
  squareFeet: 'ft² (ហ្វីតការ៉េ)',
  squareMetres: 'm² (ម៉ែត្រការ៉េ)',
  logoHint: 'ល្អបំផុតជារូបការ៉េ ឬឈ្មោះរបស់អ្នកជារូបទទឹងវែង។',
  iconHint:
    'រូបការ៉េសម្រាប់ផ្ទាំងកម្មវិធីរុករក និងអេក្រង់ទូរស័ព្ទ។ បើគ្មាន យើងប្រើនិមិត្តសញ្ញា ឬបើនិមិត្តសញ្ញាទទឹងវែង យើងប្រើអក្សរទីមួយនៃឈ្មោះ ដែលគូរនៅពេលរក្សាទុក។',
  legalTexts: 'អត្ថបទច្បាប់',
  legalHint: 'បន្ទាត់ទទេមួយចាប់ផ្ដើមកថាខណ្ឌថ្មី។ បន្ទាត់ដែលចាប់ផ្ដើមដោយ "# " ជាចំណងជើង។',
  legend: 'ភាសា',
  hint: 'ភាសាដែលភ្ញៀវអាចអានគេហទំព័រ។ ភាសាដែលអ្នកដកចេញបាត់ពីជម្រើសភ្លាមៗ ហើយទំព័ររបស់វាបាត់ពេលផ្សាយលើកក្រោយ។ ភាសាថ្មីមកជាមួយការផ្សាយលើកក្រោយ។',
  first: 'ភាសាទីមួយ',
  firstHint: 'គេហទំព័រចាប់ផ្ដើមដោយភាសានេះ ក្រោយការផ្សាយលើកក្រោយ។ អត្ថបទផ្ទាល់របស់អ្នកបង្ហាញដូចដែលបានសរសេរ។',
};

export const colourWords = {
  openPicker: {
    primaryColor: 'បើកឧបករណ៍ជ្រើសពណ៌៖ ពណ៌ទីមួយ',
    secondaryColor: 'បើកឧបករណ៍ជ្រើសពណ៌៖ ពណ៌ទីពីរ',
  },
  sample: 'កខ',
  whiteOnIt: (contrast: string) => `អក្សរសលើពណ៌នេះ ${contrast}:1។`,
  blackOnIt: (contrast: string) => `អក្សរខ្មៅលើពណ៌នេះ ${contrast}:1។`,
  hardToRead: 'ពិបាកអាននៅលើប៊ូតុង។',
  textAsItIs: 'ប្រើពណ៌ដដែលសម្រាប់អក្សរ។',
  textDarkened: (colour: string) => `ធ្វើឱ្យចាស់ជាងមុនទៅ ${colour} សម្រាប់អក្សរ។`,
  linkSample: 'តំណជាអក្សរ',
};

export const staffFrameWords = {
  sidebar: 'របារចំហៀង',
  offline: 'ឧបករណ៍នេះដាច់អ៊ីនធឺណិត។ អ្វីដែលអ្នកឃើញអាចចាស់ ហើយគ្មានអ្វីត្រូវបានរក្សាទុកទេ រហូតដល់អ៊ីនធឺណិតមកវិញ។',
  reconnecting: 'កំពុងតភ្ជាប់ឡើងវិញ។ អ្នកអាចមើលបាន ហើយអាចរក្សាទុកវិញពេលម៉ាស៊ីនមេឆ្លើយតប។',
  noRights:
    'គណនីនេះអាចមើលទំព័រនៃគេហទំព័របាន តែមិនអាចមើលការកក់ សារ ឬអ្វីផ្សេងរបស់ភ្ញៀវ ហើយមិនអាចកែអ្វីបានទេ។ សូមសុំសិទ្ធិពីអ្នកគ្រប់គ្រង។',
  line: {
    live: 'ផ្សាយផ្ទាល់៖ អ្វីថ្មីបង្ហាញភ្លាមៗ។',
    connecting: 'កំពុងតភ្ជាប់។ មុននោះ ពិនិត្យរកអ្វីថ្មីរៀងរាល់កន្លះនាទី។',
    off: 'ពិនិត្យរកអ្វីថ្មីរៀងរាល់កន្លះនាទី។',
    offline: 'ដាច់អ៊ីនធឺណិត៖ គ្មានអ្វីថ្មីចូលមកទេ។',
  },
  oldName: (name: string) => `ទំព័រដែលបានផ្សាយនៅតែសរសេរថា «${name}» រហូតដល់ទំព័រផ្ទុករួច។`,
  newRooms: (names: readonly string[]) =>
    `ភ្ញៀវឃើញ ${names.map((name) => `«${name}»`).join(', ')} តែទំព័រដែលបានផ្សាយមិនទាន់មាននៅឡើយទេ។`,
  whatHelps:
    'ម៉ាស៊ីនស្វែងរក និងការមើលតំណជាមុន នឹងបង្ហាញវាក្រោយការផ្សាយលើកក្រោយ៖ ជាធម្មតាវាធ្វើដោយខ្លួនឯងក្នុងពីរបីនាទី។ បើសេចក្ដីនេះនៅយូរជាងនេះ សូមសួរអ្នកថែទាំគេហទំព័រ។',
  title: 'ចាកចេញដោយមិនរក្សាទុក?',
  text: (editor: string) =>
    `អ្វីដែលអ្នកបានកែក្នុង ${editor} មិនទាន់មាននៅលើគេហទំព័រទេ។ វាត្រូវបានទុកក្នុងកម្មវិធីរុករកនេះ ហើយនៅរង់ចាំពេលអ្នកត្រឡប់មកវិញ។`,
  leave: 'ចាកចេញ',
  stay: 'នៅទីនេះ',
  notesTitle: 'លុបកំណត់ចំណាំដែលមិនទាន់រក្សាទុក?',
  notesText: 'អ្វីដែលអ្នកបានសរសេរអំពីភ្ញៀវមិនទាន់រក្សាទុកទេ។ ក្រោយចាកចេញ គ្មានអ្វីអំពីភ្ញៀវនៅសល់ក្នុងកម្មវិធីរុករកនេះទេ។',
  notesLeave: 'ចាកចេញ ហើយលុប',
  justNow: 'អម្បាញ់មិញ',
  minutesAgo: (minutes: number) => `${minutes} នាទីមុន`,
  hoursAgo: (hours: number) => `${hours} ម៉ោងមុន`,
  yesterday: 'ម្សិលមិញ',
  inPhnomPenh: (moment: string) => `${moment} (ម៉ោងភ្នំពេញ)`,
};

export const staffNavWords = {
  label: 'គ្រប់គ្រង',
  visitWebsite: 'មើលគេហទំព័រ',
  logout: 'ចាកចេញ',
  logoutUnanswered: 'ម៉ាស៊ីនមេមិនឆ្លើយតប។',
  logoutHere: 'ចាកចេញតែលើឧបករណ៍នេះ',
  nameless: 'អ្នកគ្រប់គ្រង',
  menu: 'ម៉ឺនុយ',
  closeMenu: 'បិទម៉ឺនុយ',
  newReservations: (count: number) => `ការកក់ថ្មី ${count}`,
  unreadMessages: (count: number) => `សារមិនទាន់អាន ${count}`,
  changesAsked: (count: number) => `ភ្ញៀវ ${count} នាក់ស្នើសុំផ្លាស់ប្ដូរ`,
  cancelledUnseen: (count: number) => `ភ្ញៀវ ${count} នាក់បានបោះបង់`,
  pages: {
    dashboard: 'ទិដ្ឋភាពទូទៅ',
    adminHero: 'ផ្នែកបើកទំព័រ',
    adminRooms: 'បន្ទប់',
    adminPrices: 'តម្លៃ',
    adminLuxury: 'បទពិសោធន៍ប្រណីត',
    adminTestimonials: 'មតិភ្ញៀវ',
    adminAbout: 'អំពីយើង',
    adminPages: 'ទំព័រ',
    adminContact: 'ទំនាក់ទំនង',
    adminSiteConfig: 'ការកំណត់គេហទំព័រ',
    adminReservations: 'ការកក់',
    adminCalendar: 'ប្រតិទិន',
    adminShops: 'គេហទំព័រកក់បន្ទប់',
    adminFigures: 'តួលេខ',
    adminMessages: 'សារ',
    adminSubscribers: 'អ្នកជាវ',
    adminLetters: 'សំបុត្រ និងការជូនដំណឹង',
    adminPrivacy: 'ឯកជនភាព',
    adminAccount: 'គណនីរបស់អ្នក',
  },
};

export const noRightsWords = {
  title: 'ភ្ញៀវ',
  purpose: 'សម្រាប់អ្នកគ្រប់គ្រង។',
  emptyTitle: 'គណនីនេះមិនអាចមើលអ្វីនៅទីនេះបានទេ',
  emptyText: 'អ្វីដែលភ្ញៀវបានផ្ញើមក បង្ហាញជូនតែអ្នកគ្រប់គ្រងប៉ុណ្ណោះ។ សូមសុំសិទ្ធិពីអ្នកគ្រប់គ្រងម្នាក់។',
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
  letter: 'សំបុត្រ',
  note: 'កំណត់ចំណាំ',
  history: 'ប្រវត្តិ',
  paper: 'ឯកសារបោះពុម្ព',
  room: 'បន្ទប់',
  testimonial: 'មតិភ្ញៀវ',
  period: 'រយៈពេលតម្លៃ',
  extra: 'សេវាបន្ថែម',
  discount: 'ការបញ្ចុះតម្លៃ',
  charge: 'ថ្លៃសេវា ឬពន្ធ',
  code: 'កូដបញ្ចុះតម្លៃ',
  prices: 'តម្លៃតាមយប់',
  message: 'សារ',
  eraseForm: 'ទម្រង់លុបទិន្នន័យភ្ញៀវ',
  retentionForm: 'ទម្រង់រយៈពេលរក្សាទុក',
  houseBell: 'កណ្ដឹងសណ្ឋាគារ',
  browserBell: 'កណ្ដឹងកម្មវិធីរុករក',
  automaticLetters: 'ជម្រើសសំបុត្រ',
  letterWords: 'អត្ថបទនៃសំបុត្រ',
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

/** The day at the desk. */
export const todayWords = {
  title: 'ថ្ងៃនេះ',
  failed: 'មិនអាចផ្ទុកការស្នាក់នៅថ្ងៃនេះបាននៅពេលនេះទេ។',
  loading: 'កំពុងផ្ទុកថ្ងៃនេះ',
  /** The four figures. */
  toCome: 'នឹងមកដល់',
  toLeave: 'នឹងចាកចេញ',
  inHouse: 'កំពុងស្នាក់នៅ',
  freeTonight: 'ទំនេរយប់នេះ',
  done: {
    arrived: (count: number) => `មកដល់ហើយ ${count}`,
    left: (count: number) => `ចាកចេញហើយ ${count}`,
    leaving: (count: number) => `នឹងចាកចេញ ${count}`,
  },
  lists: {
    waiting: { title: 'រង់ចាំចម្លើយ', none: 'គ្មានសំណើណារង់ចាំចម្លើយទេ។' },
    arriving: { title: 'មកដល់', none: 'គ្មាននរណាមកដល់ថ្ងៃនេះទេ។' },
    leaving: { title: 'ចាកចេញ', none: 'គ្មាននរណាចាកចេញថ្ងៃនេះទេ។' },
    staying: { title: 'ស្នាក់នៅបន្ត', none: 'គ្មានអ្នកផ្សេងទៀតកំពុងស្នាក់នៅទេ។' },
    asking: { title: 'ស្នើសុំផ្លាស់ប្ដូរ', none: '' },
    cancelled: { title: 'ភ្ញៀវបានបោះបង់', none: '' },
    unmarked: {
      title: 'មិនទាន់កត់ត្រា',
      none: '',
      hint: 'ការស្នាក់នៅទាំងនេះបានចប់ហើយ តែគ្មាននរណាបានកត់ត្រាថាភ្ញៀវបានមកឬអត់ទេ។ មុនពេលកត់ត្រា វាមិនរាប់ជាយប់ ឬជាចំណូលទេ។',
    },
  },
  allWaiting: (count: number) => `សំណើទាំង ${count}`,
  /** A stay in a line: room, nights and the rest. */
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
  /** Where a stay stands now. */
  isSeen: { asking: 'បានឆ្លើយ', cancelled: 'បានឃើញ' },
  is: { ...STATUS, checked_in: 'មកដល់ហើយ', checked_out: 'ចាកចេញហើយ' },
  stepOf: (step: string, guest: string) => `${step}៖ ${guest}`,
  undo: 'មិនធ្វើវិញ',
  chooseDate: 'ជ្រើសកាលបរិច្ឆេទ',
  answerChange: 'ឆ្លើយ',
  seen: 'បានឃើញ',
};

/** How many of each room are free, night by night. */
export const freeNightsWords = {
  title: '14 យប់ខាងមុខ',
  text: 'ចំនួនបន្ទប់ទំនេរនៃប្រភេទនីមួយៗ។',
  room: 'បន្ទប់',
  tonight: 'យប់នេះ',
  /** From Sunday. */
  weekdays: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហ.', 'សុក្រ', 'សៅរ៍'],
  full: 'ពេញ',
  all: 'បន្ទប់ទាំងអស់',
  calendar: 'ប្រតិទិន',
};

export const dashboardWords = {
  purpose: 'សណ្ឋាគារក្នុងមួយក្រឡេកភ្នែក។',
  quickActions: 'ការងាររហ័ស',
  latestReservations: 'ការកក់ចុងក្រោយ',
  latestMessages: 'សារចុងក្រោយ',
  cards: {
    rooms: 'បន្ទប់សរុប',
    guests: 'ភ្ញៀវសរុប',
    reviews: 'មតិភ្ញៀវ',
    messages: 'សារ',
    reservations: 'ការកក់',
    price: 'តម្លៃមធ្យម',
  },
  actions: {
    hero: 'កែផ្នែកបើកទំព័រ',
    rooms: 'បន្ថែម ឬកែបន្ទប់',
    testimonials: 'កែមតិភ្ញៀវ',
    luxury: 'បទពិសោធន៍ប្រណីត',
    about: 'ទំព័រអំពីយើង',
    contact: 'ព័ត៌មានទំនាក់ទំនង',
    siteConfig: 'ឈ្មោះ និមិត្តសញ្ញា និងពណ៌',
  },
  messagesFailed: 'មិនអាចផ្ទុកសារបានទេនៅពេលនេះ។',
  noMessages: 'មិនទាន់មានសារ',
  noMessagesText: 'អ្វីដែលភ្ញៀវសរសេរក្នុងទំព័រទំនាក់ទំនងនឹងបង្ហាញនៅទីនេះ។',
  reservationsFailed: 'មិនអាចផ្ទុកការកក់បានទេនៅពេលនេះ។',
  noReservations: 'មិនទាន់មានការកក់',
  guest: 'ភ្ញៀវ',
  room: 'បន្ទប់',
  checkIn: 'ថ្ងៃចូលស្នាក់នៅ',
  total: 'សរុប',
  status: 'ស្ថានភាព',
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

export const previewWords = {
  title: 'មើលជាមុន',
  desktop: 'មើលជាមុនលើកុំព្យូទ័រ',
  tablet: 'មើលជាមុនលើថេប្លេត',
  phone: 'មើលជាមុនលើទូរស័ព្ទ',
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
  ],
  messages: ['បានទទួល', 'ស្ថានភាព', 'ឈ្មោះ', 'អ៊ីមែល', 'ប្រធានបទ', 'សារ', 'ភាសា'],
  subscribers: ['តាំងពី', 'អ៊ីមែល'],
};

export const subscriberWords = {
  purpose: 'អ្នកដែលសុំទទួលដំណឹងតាមអ៊ីមែល។',
  emptyText: 'អាសយដ្ឋានដែលភ្ញៀវបំពេញខាងក្រោមគ្រប់ទំព័រនឹងបង្ហាញនៅទីនេះ។',
  since: (day: string) => `តាំងពី ${day}`,
  question: 'លុបអ្នកជាវនេះ?',
  unsubscribePage: (email: string) => `ទំព័រឈប់ជាវរបស់ ${email}`,
  unsubscribeHint: 'ទំព័រឈប់ជាវ សម្រាប់ដាក់ខាងក្រោមអ៊ីមែលដំណឹង',
  delete: (email: string) => `លុប ${email}`,
};

export const messageWords = {
  purpose: 'អ្វីដែលភ្ញៀវសរសេរក្នុងទំព័រទំនាក់ទំនង។',
  emptyText: 'ពេលភ្ញៀវសរសេរពីទំព័រទំនាក់ទំនង សារនឹងបង្ហាញនៅទីនេះ។',
  show: 'បង្ហាញ',
  inbox: 'ប្រអប់សារ',
  status: {
    unread: 'មិនទាន់អាន',
    read: 'បានអាន',
    archived: 'បានទុកក្នុងប័ណ្ណសារ',
    spam: 'សារឥតបានការ',
  },
  find: 'ស្វែងរកសារ',
  question: 'លុបសារនេះចោលទាំងស្រុង?',
  maybeRobot: 'សារនេះប្រហែលមកពីរ៉ូបូត៖ ប្រអប់ដែលមនុស្សមើលមិនឃើញត្រូវបានបំពេញ។ កម្មវិធីរបស់ភ្ញៀវខ្លះបំពេញវាដោយខ្លួនឯង។',
  reply: 'ឆ្លើយតប',
  replyTitle: 'ចម្លើយតប',
  ownProgram: 'បើផ្ញើពីទីនេះ សារត្រូវបានសម្គាល់ថាបានឆ្លើយ។ បើអ្នកផ្ញើដោយកម្មវិធីអ៊ីមែលរបស់អ្នក សូមចុច «បានឆ្លើយហើយ»។',
  replies: 'ចម្លើយតប',
  answered: 'បានឆ្លើយ',
  answeredAt: (moment: string) => `បានឆ្លើយ ${moment}`,
  markAnswered: 'បានឆ្លើយហើយ',
  markUnanswered: 'មិនទាន់ឆ្លើយ',
  stays: 'ការស្នាក់នៅរបស់ភ្ញៀវនេះ',
  ofGuest: 'សារពីភ្ញៀវនេះ',
  ofGuestFailed: 'មិនអាចផ្ទុកសារបានទេនៅពេលនេះ។',
  spam: 'សារឥតបានការ',
  restore: 'យកមកប្រអប់សារវិញ',
  markUnread: 'សម្គាល់ថាមិនទាន់អាន',
  markRead: 'សម្គាល់ថាបានអាន',
  archive: 'ទុកក្នុងប័ណ្ណសារ',
  delete: 'លុប',
  received: (moment: string) => `បានទទួល ${moment}`,
};

export const privacyWords = {
  purpose: 'អ្វីដែលអ្នករក្សាទុកអំពីភ្ញៀវ រយៈពេលប៉ុន្មាន និងរបៀបលុប។',
  eraseForGood: 'លុបទាំងស្រុង',
  title: 'លុបទិន្នន័យភ្ញៀវម្នាក់',
  text: 'លុបសារ សំបុត្រ និងការជាវរបស់អាសយដ្ឋាននេះ។ ការស្នាក់នៅនៅសល់ក្នុងបញ្ជីរបស់អ្នក ត្រឹមបន្ទប់ ចំនួនយប់ និងតម្លៃ ដោយគ្មានឈ្មោះ អាសយដ្ឋាន ទូរស័ព្ទ ឬកំណត់ចំណាំ។',
  email: 'អ៊ីមែលរបស់ភ្ញៀវ',
  button: 'លុប…',
  question: 'លុបទិន្នន័យភ្ញៀវនេះទាំងស្រុង?',
  whatGoes: (email: string) => `អ្វីៗទាំងអស់អំពី ${email} នឹងត្រូវដកចេញ។ សកម្មភាពនេះមិនអាចត្រឡប់វិញបានទេ។`,
  again: 'សរសេរអ៊ីមែលម្ដងទៀត',
};

export const retentionWords = {
  failed: 'មិនអាចផ្ទុកការកំណត់ឯកជនភាពបានទេនៅពេលនេះ។',
  title: 'រយៈពេលរក្សាទុកទិន្នន័យ',
  text: {
    before:
      'ក្រោយរយៈពេលនេះ សារ និងសំបុត្រអាចលុបបាន ហើយការស្នាក់នៅដែលចប់ហើយអាចដកឈ្មោះចេញ។ អត្ថបទឯកជនភាពរបស់អ្នកគួរនិយាយដូចគ្នា៖ កែវានៅក្នុង ',
    after: '។',
  },
  months: 'ចំនួនខែ',
  button: 'លុបអ្វីដែលចាស់ជាង…',
  question: (months: number) => `លុបអ្វីដែលចាស់ជាង ${months} ខែ?`,
  whatGoes: 'សារ និងសំបុត្រនឹងត្រូវលុប ហើយការស្នាក់នៅដែលចប់ហើយនឹងត្រូវដកឈ្មោះចេញ។ សកម្មភាពនេះមិនអាចត្រឡប់វិញបានទេ។',
  exportFirst: 'សូមនាំចេញការកក់ និងសារជាមុនសិន បើអ្នកនៅត្រូវការ។',
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

/** In lists, in place of a status (src/desk/stays/reservation-mark.ts). */
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

/** What a guest was not told yet. */
export const untoldWords = {
  mark: 'មិនទាន់ប្រាប់ភ្ញៀវ',
  onItsWay: 'សំបុត្រកំពុងផ្ញើ',
  what: {
    confirmed: 'ភ្ញៀវមិនទាន់ដឹងថាការស្នាក់នៅត្រូវបានបញ្ជាក់ទេ។',
    changed: 'ភ្ញៀវមិនទាន់ដឹងថាការស្នាក់នៅបានផ្លាស់ប្ដូរទេ។',
    declined: 'ភ្ញៀវមិនទាន់ដឹងថាអ្នកបានបដិសេធទេ។',
    cancelled: 'ភ្ញៀវមិនទាន់ដឹងថាការស្នាក់នៅត្រូវបានបោះបង់ទេ។',
    general: 'ភ្ញៀវមិនទាន់ដឹងពីការសម្រេចរបស់អ្នកទេ។',
  },
  noReminder: 'មុននោះ គ្មានសំបុត្ររំលឹកណាចេញទេ។',
  wait: 'សំបុត្រអំពីរឿងនេះកំពុងផ្ញើ។ សញ្ញានេះនឹងបាត់ពេលវាចេញហើយ។',
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

/** Questions before a step that hurts when it was not meant. */
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
  nobodyNamed: 'សូមបញ្ចូលឈ្មោះ ឬអ៊ីមែល',
  dateMissing: 'សូមជ្រើសរើសកាលបរិច្ឆេទ',
  notHereYet: 'ភ្ញៀវដែលនៅទីនេះ បានមកដល់ថ្ងៃនេះ ឬមុននេះ',
  wroteIn: (language: string) => `បានសរសេរជាភាសា${language}`,
  lettersIn: (language: string) => `សំបុត្រជាភាសា${language}`,
  label: 'ភាសារបស់ភ្ញៀវ',
  hint: 'សំបុត្រ និងទំព័ររបស់ភ្ញៀវ សរសេរជាភាសានេះ។',
  instead: (language: string) =>
    `មិនអាចទាញយកពាក្យសម្រាប់សំបុត្រជាភាសា${language}បានទេ ដូច្នេះសំបុត្រនេះសរសេរជាភាសាអង់គ្លេស។`,
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
  price: (from: string, to: string) => `តម្លៃ ${from} → ${to}`,
  link: 'អាសយដ្ឋានថ្មីនៃទំព័ររបស់ភ្ញៀវ',
  email: 'បានកែអ៊ីមែល',
  guest_name: 'បានកែឈ្មោះ',
  phone: 'បានកែទូរស័ព្ទ',
  language: 'បានប្ដូរភាសានៃសំបុត្រ',
  extras: 'បានប្ដូរសេវាបន្ថែម',
  notes: 'បានកែកំណត់ចំណាំ',
  asked: 'ភ្ញៀវស្នើសុំផ្លាស់ប្ដូរ',
  askedNoMore: 'លែងមានសំណើផ្លាស់ប្ដូរទៀត',
  told: 'បានប្រាប់ភ្ញៀវហើយ',
  byGuest: 'ដោយភ្ញៀវ',
  seen: 'បានឃើញការបោះបង់ហើយ',
  all: (changes: readonly string[]) => changes.join('; '),
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
  staySaved: toastText('បានរក្សាទុកការស្នាក់នៅ', 'កាលបរិច្ឆេទ និងបន្ទប់ត្រូវបានកែ។'),
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
  letterQueued: toastText('សំបុត្រស្ថិតក្នុងប្រអប់ផ្ញើចេញ', 'វានឹងចេញទៅបន្តិចទៀត អ្នកនឹងឃើញនៅទីនេះពេលចេញរួច។'),
  letterFailed: errorToast('មិនបានទទួលសំបុត្រ', 'អ្វីដែលអ្នកបានសរសេរនៅតែទុកក្នុងកម្មវិធីរុករកនេះ។ សូមព្យាយាមម្ដងទៀត។'),
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

export const letterPanelWords = {
  label: 'សំបុត្រទៅភ្ញៀវ',
  title: 'ប្រាប់ភ្ញៀវ',
  subject: 'ប្រធានបទ',
  body: 'សំបុត្រ',
  send: (address: string) => `ផ្ញើទៅ ${address}`,
  left: (address: string) => `កំពុងផ្ញើទៅ ${address}`,
  about: 'ប្រាប់អំពីអ្វី',
  topics: {
    confirmed: 'បានបញ្ជាក់',
    changed: 'បានផ្លាស់ប្ដូរ',
    declined: 'បានបដិសេធ',
    offer: 'ថ្ងៃ ឬបន្ទប់ផ្សេង',
    cancelled: 'បានបោះបង់',
    received: 'បានទទួលសំណើ',
    general: 'អ្វីផ្សេង',
  },
  open: 'បើកក្នុងកម្មវិធីអ៊ីមែលរបស់អ្នក',
  nothingSentYet: 'មិនទាន់ផ្ញើអ្វីទេ៖ អ្នកផ្ញើវាពីកម្មវិធីអ៊ីមែលរបស់អ្នក។',
  changed: 'អ្វីដែលសំបុត្រនេះប្រាប់ បានផ្លាស់ប្ដូរតាំងពីចាប់ផ្ដើមសរសេរ។',
  factsFit: 'អាចដាក់ព័ត៌មានថ្មីចូលបាន ហើយពាក្យរបស់អ្នកនៅដដែល។',
  factsDoNotFit: 'ព័ត៌មានថ្មីដាក់ចូលក្នុងអត្ថបទរបស់អ្នកមិនបានទេ៖ សំបុត្រនឹងចាប់ផ្ដើមជាថ្មី។',
  takeFacts: 'យកព័ត៌មានថ្មី',
  beginAnew: 'ចាប់ផ្ដើមជាថ្មី',
  noAddress: 'ភ្ញៀវនេះមិនបានទុកអ៊ីមែលទេ៖ សូមបើកការជជែក ឬចម្លងសំបុត្រ។',
  tooLong: 'សំបុត្រនេះវែងពេកសម្រាប់តំណទៅកម្មវិធីអ៊ីមែល៖ វាត្រូវបានចម្លងទាំងមូល។ សូមបិទភ្ជាប់វាក្នុងអ៊ីមែលដែលបើក។',
  sentLabel: 'សំបុត្រទៅភ្ញៀវនេះ',
  copy: 'ចម្លង',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  telegramHint: 'Telegram បើកការជជែក ហើយសំបុត្រត្រូវបានចម្លង៖ សូមបិទភ្ជាប់វានៅទីនោះ។',
  copied: { title: 'បានចម្លងសំបុត្រ', description: 'សូមបិទភ្ជាប់នៅកន្លែងដែលអ្នកសរសេរទៅភ្ញៀវ។' },
  notCopied: errorToast('ចម្លងមិនបាន', 'កម្មវិធីរុករកមិនអនុញ្ញាត។ សូមជ្រើសអត្ថបទ ហើយចម្លងវា។'),
};

export const uploadWords = {
  uploading: (label: string) => `កំពុងផ្ញើ៖ ${label}`,
  cancelOne: (label: string) => `បោះបង់ការផ្ញើ៖ ${label}`,
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

export const roomEditorWords = {
  title: 'បន្ទប់',
  purpose: (rooms: number) => `បន្ទប់ ${rooms} ប្រភេទ។ ការផ្លាស់ប្ដូរបង្ហាញលើគេហទំព័រភ្លាមៗ។`,
  emptyText: 'បន្ទប់ដែលអ្នកបន្ថែមនឹងបង្ហាញនៅទីនេះ និងលើគេហទំព័រ។',
  labels: {
    name: 'ឈ្មោះ',
    type: 'ប្រភេទ',
    price: 'តម្លៃក្នុងមួយយប់',
    capacity: 'ចំនួនភ្ញៀវ',
    size: 'ទំហំ (ft²)',
    description: 'ការពណ៌នា',
    images: 'រូបភាព',
    amenities: 'គ្រឿងបរិក្ខារ',
    bestSeller: 'ពេញនិយមបំផុត',
    guestsIncluded: 'ចំនួនភ្ញៀវរួមក្នុងតម្លៃ',
    extraGuestPrice: 'ភ្ញៀវបន្ថែមម្នាក់ៗ ក្នុងមួយយប់',
    units: 'ចំនួនបន្ទប់',
  },
  types: { standard: 'ស្តង់ដារ', deluxe: 'ឌីលុច', premier: 'ព្រីមៀរ' },
  priceIn: (sign: string) => `តម្លៃក្នុងមួយយប់ (${sign})`,
  sizeInMetres: 'ទំហំ (m²)',
  sizeDoubt: (feet: string, metres: string, meant: string) =>
    `${feet} ស្មើនឹង ${metres}។ តើអ្នកចង់មានន័យថា ${meant} ឬ?`,
  sizeMeant: (size: string) => `ប្ដូរទៅ ${size}`,
  allIncluded: 'ទាំងអស់',
  includedHint: 'ចំនួនភ្ញៀវដែលរួមក្នុងតម្លៃ។',
  extraHint: '0៖ មិនគិតប្រាក់។',
  unitsHint: 'ប្រភេទនេះ ក្នុងសណ្ឋាគារ',
  amenitiesHint: 'គ្រឿងបរិក្ខាររបស់អ្នកផ្ទាល់ត្រូវបន្ថែមក្នុងទំនាក់ទំនង ផ្នែកព័ត៌មានអំពីសណ្ឋាគារ។',
  firstPicture: 'លើកាត',
  picturesHint: 'បើគ្មានរូបភាព បន្ទប់បង្ហាញរូបភាពនៃប្រភេទរបស់វា។',
  typePictures: 'រូបភាពតាមប្រភេទ',
  typePicturesText: 'បង្ហាញសម្រាប់បន្ទប់ដែលគ្មានរូបភាពផ្ទាល់ខ្លួន។ ការផ្លាស់ប្ដូរមាននៅលើគេហទំព័រភ្លាមៗ។',
  image: 'រូបភាព',
  name: 'ឈ្មោះ',
  size: 'ទំហំ (ft²)',
  type: 'ប្រភេទ',
  price: 'តម្លៃក្នុងមួយយប់',
  capacity: 'ចំនួនភ្ញៀវ',
  bestSeller: 'ពេញនិយមបំផុត',
  notBestSeller: 'ទេ',
};

export const testimonialEditorWords = {
  title: 'មតិភ្ញៀវ',
  purpose: (testimonials: number) => `មតិភ្ញៀវ ${testimonials}។ បង្ហាញឆ្លាស់គ្នានៅទំព័រដើម។`,
  hiddenSamples: 'ភ្ញៀវមិនឃើញមតិគំរូទេ៖ សូមសរសេរជំនួស ឬលុបចោល។',
  emptyText: 'មតិដែលអ្នកបន្ថែមនឹងបង្ហាញឆ្លាស់គ្នានៅទំព័រដើម។',
  labels: {
    text: 'អត្ថបទ',
    author: 'អ្នកនិយាយ',
    position: 'អំពីភ្ញៀវ',
    rating: 'ពិន្ទុ',
    source: 'សរសេរនៅ',
    month: 'ខែ',
  },
  positionHint: 'គេជានរណា ឧទាហរណ៍ ធ្វើដំណើរជាមួយគ្រួសារ។',
  sourceHint: 'កន្លែងដែលភ្ញៀវអាចរកឃើញ ឧទាហរណ៍ Booking.com។',
  noMonth: 'មិនបញ្ជាក់',
  stars: (stars: number) => `ផ្កាយ ${stars}`,
  sample: 'គំរូ',
};

export const pageWords = {
  title: 'ទំព័រ',
  purpose: 'ទំព័ររបស់អ្នក និងលំដាប់នៃទំព័រដើម និងទំព័រអំពីយើង។',
  all: 'ទំព័រទាំងអស់',
  arrangedTitle: 'ទំព័រដើម និងអំពីយើង',
  arranged: { home: 'ទំព័រដើម', about: 'អំពីយើង' },
  order: 'លំដាប់',
  asMade: 'លំដាប់ដើម',
  changed: 'លំដាប់បានកែ',
  ownTitle: 'ទំព័ររបស់អ្នក',
  emptyText: 'ភោជនីយដ្ឋាន ស្ប៉ា ការផ្ដល់ជូនពិសេស៖ ទំព័រដែលអ្នកបន្ថែមបង្ហាញនៅទីនេះមុន រួចនៅលើគេហទំព័រ។',
  full: (most: number) => `មានទំព័រ ${most} ហើយ ដែលជាចំនួនច្រើនបំផុត។`,
  untitled: 'ទំព័រថ្មី',
  copyOf: (title: string) => `${title} (ចម្លង)`,
  unsaved: 'មិនទាន់រក្សាទុក',
  unread: 'មិនអាចផ្ទុកទំព័របានទេ។',
  isGone: 'ទំព័រនេះលែងមានហើយ។',
  addTitle: 'បន្ថែមទំព័រ',
  addText: 'ចាប់ផ្ដើមពីទំព័រទទេ ឬពីទំព័រគំរូ រួចបំពេញអ្វីដែលជារបស់អ្នក។ អាចកែបានទាំងអស់។',
  empty: 'ទំព័រទទេ',
  emptyPurpose: 'ជ្រើសរើសប្លុកនីមួយៗដោយខ្លួនឯង។',
  statuses: { draft: 'សេចក្ដីព្រាង', published: 'បានផ្សាយ' },
  waits: (day: string) => `ចាប់ពី ${day}`,
  runs: (day: string) => `រហូតដល់ ${day}`,
  ended: (day: string) => `បានចប់នៅ ${day}`,
  menu: 'ម៉ឺនុយ',
  places: { header: 'ក្បាលទំព័រ', footer: 'បាតទំព័រ', nowhere: 'គ្មានក្នុងម៉ឺនុយ' },
  placeChoices: {
    header: 'នៅក្បាលទំព័រ',
    footer: 'នៅបាតទំព័រទាំងអស់',
    nowhere: 'មិនក្នុងម៉ឺនុយ',
  },
  abouts: {
    page: 'សណ្ឋាគារ',
    restaurant: 'ភោជនីយដ្ឋាន ឬបារ',
    event: 'ព្រឹត្តិការណ៍ ឬការផ្ដល់ជូនពិសេស',
    article: 'រឿងរ៉ាវ',
  },
  labels: {
    title: 'ចំណងជើង',
    slug: 'អាសយដ្ឋាន',
    description: 'ការពណ៌នា',
    image: 'រូបភាពពេលចែករំលែក',
    about: 'និយាយអំពី',
    place: 'កន្លែងនៃតំណ',
    status: 'ស្ថានភាព',
    showsFrom: 'ថ្ងៃដំបូង',
    showsUntil: 'ថ្ងៃចុងក្រោយ',
    blocks: 'ប្លុក',
  },
  settings: 'ការកំណត់ទំព័រ',
  arrangedPurpose: 'ផ្នែកទាំងនេះនៅដដែល។ អាចរៀបលំដាប់ លាក់ និងបន្ថែមប្លុកនៅចន្លោះ។',
  slugHint: (address: string) => `ភ្ញៀវរកឃើញវានៅ ${address}`,
  slugMoves: (before: string) => `${before} នឹងនាំទៅអាសយដ្ឋានថ្មី។`,
  slugTaken: 'ទំព័រផ្សេងមានអាសយដ្ឋាននេះហើយ',
  descriptionHint: 'បង្ហាញដោយម៉ាស៊ីនស្វែងរក និងពេលចែករំលែកទំព័រ។',
  imageHint: 'បើគ្មាន នឹងប្រើរូបភាពដំបូងនៃទំព័រ។',
  placeHint: 'បើមិនក្នុងម៉ឺនុយ មានតែអ្នកដែលមានអាសយដ្ឋានទើបរកឃើញ។',
  daysHint: 'ទុកទទេទាំងពីរ បើទំព័រនេះនៅជានិច្ច។',
  undo: 'មិនធ្វើវិញ',
  redo: 'ធ្វើឡើងវិញ',
  view: 'មើលទំព័រ',
  blocks: 'ប្លុកនៃទំព័រ',
  noBlocks: 'មិនទាន់មានអ្វីទេ។ សូមបន្ថែមប្លុកដំបូង។',
  addBlock: 'បន្ថែមប្លុក',
  addHere: (place: number) => `បន្ថែមប្លុកនៅលំដាប់ទី ${place}`,
  tooMany: (most: number) => `ទំព័រមួយអាចមានប្លុកច្រើនបំផុត ${most}។ សូមដកមួយចេញសិន ឬរំកិលខ្លះទៅទំព័រផ្សេង។`,
  tooMuch: 'ប្លុកនៃទំព័រនេះមានអត្ថបទច្រើនជាងទំព័រមួយអាចផ្ទុកបាន។ សូមសរសេរឱ្យខ្លី ឬរំកិលប្លុកខ្លះទៅទំព័រផ្សេង រួចរក្សាទុក។',
  gaps: (count: number) =>
    `អត្ថបទ ${count} មានចន្លោះត្រូវបំពេញ សម្គាល់ដោយ [… ដូចនេះ]។ អាចផ្សាយទំព័របាន ពេលបំពេញអស់ហើយ។`,
  gapsLeft: (places: readonly string[]) => `សូមបំពេញចន្លោះសិន៖ ${places.join('; ')}`,
  chooseTitle: 'ជ្រើសរើសប្លុក',
  row: (name: string, place: number) => `${place}. ${name}`,
  moveUp: (name: string) => `រំកិល ${name} ឡើងលើ`,
  moveDown: (name: string) => `រំកិល ${name} ចុះក្រោម`,
  drag: (name: string) => `អូស ${name} ឬប្រើគ្រាប់ចុចព្រួញ`,
  hide: (name: string) => `លាក់ ${name}`,
  unhide: (name: string) => `បង្ហាញ ${name}`,
  copy: (name: string) => `ចម្លង ${name}`,
  toPage: (name: string) => `រំកិល ${name} ទៅទំព័រផ្សេង`,
  remove: (name: string) => `ដក ${name} ចេញ`,
  hidden: 'លាក់',
  moved: (name: string, place: number, count: number) =>
    `${name} ឥឡូវនៅលំដាប់ទី ${place} ក្នុងចំណោម ${count}`,
  removed: (name: string) => `បានដក ${name} ចេញ។ «មិនធ្វើវិញ» យកវាមកវិញ។`,
  toPageTitle: 'រំកិលទៅទំព័រផ្សេង',
  toPageText: 'វាត្រូវបានដាក់នៅចុងទំព័រនោះភ្លាមៗ។ នៅទីនេះ វាបាត់ពេលអ្នករក្សាទុក។',
  noOtherPage: 'មិនទាន់មានទំព័រផ្សេងទេ។',
  toPageDone: (page: string) => toastText('បានរំកិលប្លុក', `ឥឡូវវានៅចុងទំព័រ ${page}។ សូមរក្សាទុកទំព័រនេះផងដែរ។`),
  toPageFull: (page: string) => `${page} ពេញហើយ`,
  back: 'ត្រឡប់ទៅលំដាប់ដើម',
  backQuestion: 'ត្រឡប់ទៅលំដាប់ដើម? ប្លុកដែលអ្នកបានបន្ថែមនឹងបាត់។',
  edit: 'កែ',
  preview: 'មើលជាមុន',
  textIn: (block: string, place: number, field: string) => `${place}. ${block}៖ ${field}`,
  partHint: 'អត្ថបទរបស់វាត្រូវកែនៅកន្លែងដដែល។ នៅទីនេះអាចរំកិល និងលាក់បាន។',
  show: {
    open: 'ចែករំលែកសម្រាប់មើលជាមុន',
    title: 'បង្ហាញទំព័រនេះដល់នរណាម្នាក់',
    text: 'អ្នកណាមានតំណនេះ អាចមើលទំព័រដូចឥឡូវនេះ ទោះផ្សាយហើយឬមិនទាន់ រយៈពេលមួយសប្ដាហ៍។',
    label: 'តំណ',
    copy: 'ចម្លងតំណ',
    share: 'ចែករំលែក',
    look: 'បើកក្នុងផ្ទាំងថ្មី',
    failed: errorToast('គ្មានតំណ', 'មិនអាចបង្កើតតំណបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
    takeBack: 'ដកតំណវិញ',
    takenBack: toastText('បានដកតំណវិញ', 'គ្មានតំណណាបង្ហាញទំព័រនេះទៀតទេ។ អ្នកអាចបង្កើតតំណថ្មីបានគ្រប់ពេល។'),
    notTakenBack: errorToast('មិនទាន់ដកវិញទេ', 'តំណនៅដំណើរការដដែល។ សូមព្យាយាមម្ដងទៀត។'),
  },
};

export const contactEditorWords = {
  title: 'ទំនាក់ទំនង',
  purpose: 'អ្វីដែលទំព័រទំនាក់ទំនងប្រាប់ និងអ្វីដែលភ្ញៀវអានមុនកក់។',
  detailsTab: 'ព័ត៌មានលម្អិត',
  detailsPurpose: 'របៀបដែលភ្ញៀវរកឃើញ និងទាក់ទងសណ្ឋាគារ។',
  siteConfigPurpose: 'បង្ហាញខាងក្រោមទំព័រ ក្នុងទំព័រទំនាក់ទំនង និងក្រោមរូបភាពបើកទំព័រ។',
  labels: {
    openingHours: 'ម៉ោងបើក',
    location: 'ទីតាំង',
    phone: 'ទូរស័ព្ទសេវាអតិថិជន',
    countryCode: 'លេខកូដប្រទេស',
    email: 'អ៊ីមែល',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    line: 'LINE',
    wechat: 'WeChat',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    messenger: 'Messenger',
    tripadvisor: 'Tripadvisor',
    googleMaps: 'Google Maps',
  },
  socialLinks: 'តំណបណ្ដាញសង្គម',
  socialHint: 'រូបតំណាងដែលគ្មានអាសយដ្ឋានមិនបង្ហាញទេ។',
  countryCodeHint: 'សម្រាប់លេខដែលចាប់ផ្ដើមដោយ 0 ទាំងរបស់អ្នក និងរបស់ភ្ញៀវ។',
  nameHint: '@ឈ្មោះ ឬតំណមួយ។',
  weChatHint: 'លេខសម្គាល់ WeChat របស់អ្នក៖ ភ្ញៀវស្វែងរកតាមនោះ។',
  whatsAppHint: 'លេខទូរស័ព្ទ ឬតំណមួយ។',
  telegramHint: 'លេខទូរស័ព្ទ @ឈ្មោះ ឬតំណមួយ។',
  messengerHint: 'ឧទាហរណ៍ m.me/your-page។',
  googleMapsHint: 'សូមចែករំលែកសណ្ឋាគាររបស់អ្នកក្នុង Google Maps រួចបិទភ្ជាប់តំណ។',
};

export const gettingHereEditorWords = {
  title: 'ផ្លូវមកកាន់យើង',
  purpose: 'ក្នុងទំព័រទំនាក់ទំនង។ បើគ្មានផែនទី និងគ្មានចម្ងាយ វាមិនបង្ហាញទេ។',
  labels: { map: 'ផែនទី', mapLink: 'តំណទៅផែនទី', coordinates: 'និយាមកា', distances: 'ចម្ងាយ' },
  mapHint: 'គំនូរ ឬរូបថតផ្លូវ។ សមាមាត្របីលើពីរពេញស៊ុម។ វាមិនត្រូវកាត់ទេ។',
  mapLinkHint: 'បើគ្មាន វានាំទៅនិយាមការបស់អ្នក ឬអាសយដ្ឋាន Google Maps។',
  coordinatesHint:
    'ក្នុងផែនទី សូមចុចឱ្យយូរលើសណ្ឋាគាររបស់អ្នក រួចចម្លងលេខទាំងពីរ ឧទាហរណ៍ 10.4829, 104.3167។ ម៉ាស៊ីនស្វែងរកក៏ដឹងដែរ។',
  distancesHint: 'កន្លែងដែលភ្ញៀវសួររក ឧទាហរណ៍ ផ្សារ៖ ជិះតុកតុក 10 នាទី។',
  place: 'កន្លែង',
  way: 'ឆ្ងាយប៉ុណ្ណា',
};

export const placeEditorWords = {
  title: 'ទីកន្លែង',
  purpose: 'រូបភាពមួយពេញទទឹងទំព័រដើម ជាមួយប្រយោគមួយ។ ផែនទីខាងក្រោមគឺផែនទីនៃផ្លូវមកកាន់យើង។',
  labels: { sentence: 'ប្រយោគ', image: 'រូបភាព' },
  imageHint: 'រូបភាពទទឹង ដែលមានផ្នែកខាងក្រោមស្ងប់សម្រាប់ប្រយោគ។ បើគ្មានរូបភាព ផ្នែកនេះមិនបង្ហាញទេ។',
};

export const moonEditorWords = {
  title: 'ព្រះចន្ទ',
  purpose:
    'ព្រះចន្ទនៃយប់នេះ ក្នុងរូបភាពបើកទំព័រ ក្រោមយប់នីមួយៗនៃប្រតិទិន នៅបាតទំព័រ និងសម្រាប់ភ្ញៀវដែលស្នាក់នៅចំថ្ងៃពេញវង់។ ម៉ោងរះគណនាតាមនិយាមការរបស់អ្នក (ផ្លូវមកកាន់យើង)។',
  labels: {
    over: 'ព្រះចន្ទរះ',
    rising: 'ពេលវារះ',
    full: 'ពេលពេញវង់',
    dark: 'ពេលគ្មានព្រះចន្ទ',
  },
  over: {
    off: 'មិនបង្ហាញព្រះចន្ទ',
    sea: 'ពីសមុទ្រ',
    river: 'លើទន្លេ',
    hills: 'ពីក្រោយភ្នំ',
    land: 'កន្លែងផ្សេង',
  },
  overHint: 'ដូចដែលភ្ញៀវរបស់អ្នកឃើញពីផ្ទះ។',
  optional: '(មិនបង្ខំ)',
  timeHint: 'ប្រយោគរបស់អ្នកផ្ទាល់។ {time} ក្លាយជាម៉ោងដែលវារះ។',
  nothing: 'ព្រះចន្ទមិនបង្ហាញដល់ភ្ញៀវទេ។',
  light: (lit: number, age: string) => `ល្ងាចនេះ ព្រះចន្ទភ្លឺ ${lit}% មានអាយុ ${age} ថ្ងៃ។`,
};

export const houseFactsWords = {
  title: 'ព័ត៌មានអំពីសណ្ឋាគារ',
  purpose:
    'សំបុត្រអាចប្រើព័ត៌មាននេះ លិខិតបញ្ជាក់ និងទំព័រផ្ទាល់របស់ភ្ញៀវបង្ហាញម៉ោង ម៉ាស៊ីនស្វែងរកក៏ដឹងដែរ ហើយបន្ទប់ជ្រើសរើសគ្រឿងបរិក្ខារពីទីនេះ។ អ្វីដែលភ្ញៀវអានលើទំព័រ សូមសរសេរក្នុងព័ត៌មានគួរដឹង និងលក្ខខណ្ឌ។',
  labels: {
    checkIn: 'ម៉ោងចូលស្នាក់នៅចាប់ពី',
    checkOut: 'ម៉ោងចាកចេញត្រឹម',
    freeCancelDays: 'បោះបង់ដោយឥតគិតថ្លៃរហូតដល់',
    amenities: 'គ្រឿងបរិក្ខាររបស់សណ្ឋាគារផ្ទាល់',
  },
  freeCancelHint: 'ថ្ងៃចុងក្រោយដែលភ្ញៀវអាចបោះបង់ដោយមិនបង់ប្រាក់។',
  neverFree: 'គ្មានការបោះបង់ដោយឥតគិតថ្លៃ',
  freeUntil: (days: number) => (days === 0 ? 'ថ្ងៃចូលស្នាក់នៅ' : `${days} ថ្ងៃមុនថ្ងៃចូលស្នាក់នៅ`),
  amenitiesHint: 'បន្ថែមលើដប់ពីរមុខដែលសណ្ឋាគារទាំងអស់អាចជ្រើស។ សូមគូសធីកពេលកែបន្ទប់។',
  amenity: 'គ្រឿងបរិក្ខារ',
  notTold: 'មិនបញ្ជាក់',
};

export const goodToKnowEditorWords = {
  title: 'ព័ត៌មានគួរដឹង',
  purpose: 'ក្នុងទំព័របន្ទប់នីមួយៗ និងទំព័រទំនាក់ទំនង។ អ្វីដែលបានសម្គាល់ បង្ហាញក្បែរតម្លៃផង។',
  labels: { items: 'ព័ត៌មានគួរដឹង' },
  items: 'ចំណុច',
  hint: (most: number) =>
    `ការមកដល់ ការបោះបង់ អាហារពេលព្រឹក ពន្ធ… សូមសម្គាល់ច្រើនបំផុត ${most} ចំណុចដែលសំខាន់ចំពោះការកក់។`,
  label: 'ចំណងជើង',
  text: 'អត្ថបទ',
  besidePrice: 'បង្ហាញក្បែរតម្លៃផង',
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

export const guestPageWords = {
  open: 'ទំព័ររបស់ភ្ញៀវ',
  title: 'ទំព័រផ្ទាល់របស់ភ្ញៀវ',
  text: 'អ្នកណាដែលមានអាសយដ្ឋាននេះ អាចមើលការស្នាក់នៅ ស្នើសុំផ្លាស់ប្ដូរ និងបោះបង់បាន។ សូមផ្ដល់ជូនតែភ្ញៀវប៉ុណ្ណោះ។',
  address: 'អាសយដ្ឋាន',
  copy: 'ចម្លងអាសយដ្ឋាន',
  failed: 'មិនអាចផ្ទុកអាសយដ្ឋាននៅពេលនេះបានទេ។',
  erased: 'ទំព័រនេះត្រូវបានលុបជាមួយទិន្នន័យរបស់ភ្ញៀវ។',
  look: 'មើលទំព័រ',
  newLink: 'អាសយដ្ឋានថ្មី…',
  newLinkText:
    'អាសយដ្ឋានបច្ចុប្បន្ននឹងមិនបើកអ្វីទៀតទេ៖ អ្នកណាដែលមានវា នឹងអានឃើញថាវាត្រូវបានជំនួស។ សំបុត្រដែលបានចេញរួចមានអាសយដ្ឋានចាស់ ដូច្នេះសូមផ្ញើអាសយដ្ឋានថ្មីជូនភ្ញៀវ។',
  makeNewLink: 'បង្កើតអាសយដ្ឋានថ្មី',
  keepLink: 'ទុកអាសយដ្ឋាននេះ',
  replaced: { title: 'បានបង្កើតអាសយដ្ឋានថ្មី', description: 'សូមផ្ញើវាជូនភ្ញៀវ។' },
  notReplaced: errorToast('មិនបានបង្កើត', 'អាសយដ្ឋានបច្ចុប្បន្ននៅតែប្រើបាន។ សូមព្យាយាមម្ដងទៀត។'),
  asksTitle: 'ភ្ញៀវស្នើសុំផ្លាស់ប្ដូរ',
  cancelledTitle: 'ភ្ញៀវបានបោះបង់ការស្នាក់នៅនេះ',
  cancelledText: 'យប់ទាំងនោះទំនេរវិញហើយ។ សូមចុចថាបានឃើញ នោះវានឹងចេញពី «ថ្ងៃនេះ» និងពីចំនួនដែលរង់ចាំ។',
  cancelledSeen: 'បានឃើញ',
  asksFailed: 'មិនអាចផ្ទុកសំណើរបស់ភ្ញៀវនៅពេលនេះបានទេ។',
  arrival: 'ថ្ងៃចូលស្នាក់នៅ',
  nights: 'យប់',
  guests: 'ភ្ញៀវ',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  total: 'សរុប',
  free: 'យប់ទាំងនេះទំនេរ។',
  full: (nights: readonly string[]) => `ពេញហើយនៅ ${nights.join(', ')}។`,
  isAccepted: 'បានយល់ព្រម។',
  isDeclined: 'បានបដិសេធ។ ការស្នាក់នៅនៅដដែល។',
  accept: 'យល់ព្រម',
  decline: 'បដិសេធ',
  answer: 'សារជូនភ្ញៀវ',
  answerNote: '(មិនបង្ខំ នៅលើទំព័ររបស់ខ្លួន)',
  declineNow: 'បដិសេធសំណើ',
  keep: 'ត្រឡប់',
  accepted: {
    title: 'បានយល់ព្រមការផ្លាស់ប្ដូរ',
    description: 'ការស្នាក់នៅត្រូវបានប្ដូរ ហើយភ្ញៀវឃើញនៅលើទំព័ររបស់ខ្លួន។',
  },
  declined: {
    title: 'បានបដិសេធការផ្លាស់ប្ដូរ',
    description: 'ការស្នាក់នៅនៅដដែល ហើយភ្ញៀវឃើញនៅលើទំព័ររបស់ខ្លួន។',
  },
  answerFailed: errorToast('មិនបានឆ្លើយ', 'មិនអាចរក្សាទុកចម្លើយរបស់អ្នកបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  gone: errorToast('លែងរង់ចាំទៀត', 'ភ្ញៀវបានស្នើសុំអ្វីផ្សេង ឬមានគេឆ្លើយហើយ។ សូមមើលម្ដងទៀត។'),
};

export const heldLettersWords = {
  title: (count: number) => `សំបុត្រ ${count} រង់ចាំអ្នក`,
  text: 'សំណើចូលមកច្រើនពេក ឬច្រើនពេកពីអាសយដ្ឋានតែមួយ ដូច្នេះសំបុត្រ «យើងបានទទួលសំណើរបស់អ្នក» មិនបានចេញដោយខ្លួនឯងទេ។ ប្រហែលសណ្ឋាគារកំពុងមានគេចូលចិត្តច្រើន ឬប្រហែលមាននរណាម្នាក់បំពេញទម្រង់ដោយអាសយដ្ឋានរបស់អ្នកដទៃ។ សំណើទាំងអស់ត្រូវបានរក្សាទុក។ អាសយដ្ឋាននីមួយៗនាំទៅសំណើរបស់វា។ ក្រោយបីថ្ងៃ សំបុត្រដែលគ្មាននរណាផ្ញើ នឹងមិនត្រូវបានផ្ញើទៀតទេ។',
  label: 'សំបុត្រដែលរង់ចាំ',
  all: { letGo: 'ផ្ញើទាំងអស់ខាងក្រោម', discard: 'កុំផ្ញើទាំងអស់' },
  look: 'មើលសំបុត្រទាំងនោះ',
};

export const houseBellWords = {
  title: 'សម្រាប់សណ្ឋាគារ',
  text: 'រោទ៍សម្រាប់សំណើ និងសារនីមួយៗ ហើយពេលភ្ញៀវសុំផ្លាស់ប្ដូរ ឬបោះបង់ ក្នុងមួយនាទី។ ពេលមកច្រើនព្រមគ្នា វារោទ៍តែម្ដង ហើយសរុបនៅសល់ដប់នាទីក្រោយ។ វាប្រាប់ថាបានសុំអ្វី មិនប្រាប់ថាអ្នកណាទេ។',
  byEmail: 'រោទ៍តាមអ៊ីមែល',
  addresses: 'អាសយដ្ឋានអ៊ីមែល',
  addressesHint: (address: string) => `មួយក្នុងមួយបន្ទាត់ យ៉ាងច្រើន 10។ បើទុកទទេ គឺអាសយដ្ឋានទំនាក់ទំនង៖ ${address}។`,
  wrongAddress: (address: string) => `“${address}” មិនមែនជាអាសយដ្ឋានអ៊ីមែលទេ។`,
  tooMany: 'យ៉ាងច្រើន 10 អាសយដ្ឋាន។',
  byTelegram: 'រោទ៍តាម Telegram',
  telegramHint: 'អ្នកថែទាំគេហទំព័រជាអ្នកកំណត់ Bot និងការជជែករបស់វា។',
  telegramMissing: 'មិនទាន់មាន Bot ទេ ដូច្នេះ Telegram នៅស្ងាត់។ អ្នកថែទាំគេហទំព័រអាចរៀបចំបាន។',
  emailMissing: 'មិនទាន់មានសេវាអ៊ីមែលទេ ដូច្នេះគ្មានអ៊ីមែលចេញ។ អ្នកថែទាំគេហទំព័រអាចរៀបចំបាន។',
  testEmail: 'ផ្ញើសាកល្បងតាមអ៊ីមែល',
  testTelegram: 'ផ្ញើសាកល្បងតាម Telegram',
  tests: 'ការសាកល្បង',
};

export const browserBellWords = {
  title: 'ក្នុងកម្មវិធីរុករកនេះ',
  text: 'ពេលទំព័រគ្រប់គ្រងបើក ផ្ទាំងរបស់វារាប់អ្វីដែលចូលមក ពេលអ្នកមើលកន្លែងផ្សេង។ ទោះបើកផ្ទាំងប៉ុន្មានក៏ដោយ មានតែមួយទេដែលរោទ៍។',
  sound: 'បន្លឺសំឡេង',
  soundHint: 'ក្រោយបើកទំព័រឡើងវិញ ត្រូវចុចលើទំព័រម្ដង មុនពេលវាអាចបន្លឺសំឡេង។',
  notify: 'បង្ហាញការជូនដំណឹង',
  notifyDenied: 'កម្មវិធីរុករកបដិសេធការជូនដំណឹង៖ សូមអនុញ្ញាតក្នុងការកំណត់ជិតអាសយដ្ឋាន។',
  notifyMissing: 'កម្មវិធីរុករកនេះគ្មានការជូនដំណឹងទេ។',
  hear: 'ស្ដាប់',
  rings: 'កណ្ដឹង',
  arrived: (count: number) => `អ្វីថ្មីពីភ្ញៀវ ${count}`,
};

export const outboxListWords = {
  label: 'ប្រអប់ផ្ញើចេញ',
  empty: 'មិនទាន់មានអ្វីចេញទេ។',
  kinds: {
    letter: 'សំបុត្រ',
    received: 'បានទទួលសំណើ',
    confirmed: 'បានបញ្ជាក់',
    declined: 'បានបដិសេធ',
    changed: 'បានផ្លាស់ប្ដូរ',
    cancelled: 'បានបោះបង់',
    reminder: 'មួយថ្ងៃមុនមកដល់',
    bell: 'កណ្ដឹង',
    test: 'សាកល្បង',
  },
  telegram: 'Telegram',
  statuses: { queued: 'រង់ចាំ', sent: 'បានផ្ញើ', failed: 'ផ្ញើមិនបាន', held: 'រង់ចាំអ្នក' },
  sending: 'កំពុងផ្ញើ។',
  leavesAt: (moment: string) => `ចេញនៅ ${moment}`,
  nextTry: (moment: string) => `សាកម្ដងទៀតនៅ ${moment}`,
  tries: (count: number) => `បានសាក ${count} ដង។`,
  letGo: 'ផ្ញើ',
  discard: 'កុំផ្ញើ',
  holdBack: 'ផ្អាកការផ្ញើ',
  remove: 'ដកចេញ',
  reasons: {
    unreachable: 'មិនអាចទៅដល់សេវាបានទេ។',
    busy: 'សេវារវល់។',
    refused: 'សេវាបដិសេធសំបុត្រនេះ៖ តើអាសយដ្ឋានត្រឹមត្រូវទេ?',
    'not-allowed': 'សេវាមិនស្គាល់សណ្ឋាគារទេ៖ សោ ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ។',
    'telegram-blocked': 'Bot ត្រូវបានទប់ ឬដកចេញពីការជជែក៖ សូមបន្ថែមវាម្ដងទៀត។',
    'telegram-chat': 'Telegram មិនស្គាល់ការជជែកនេះទេ៖ លេខរបស់វាមិនត្រឹមត្រូវ។',
    unwritable:
      'មិនអាចរៀបចំអត្ថបទរបស់វាបានទេ៖ វែងពេក ឬមានអ្វីមួយមិនត្រូវ។ សូមកាត់ពាក្យរបស់វាឱ្យខ្លីនៅ «សំបុត្រទៅភ្ញៀវ» រួចព្យាយាមម្ដងទៀត។',
    unclear: 'Telegram ប្រហែលបានបង្ហាញវាហើយ។ ដើម្បីកុំឱ្យរោទ៍ពីរដង វាមិនត្រូវបានផ្ញើម្ដងទៀតទេ។',
    expired: 'យឺតពេលហើយ ដូច្នេះមិនបានផ្ញើទេ។',
    restored: 'វាបានមកវិញពីការបម្រុងទុក ហើយប្រហែលជាបានផ្ញើរួចហើយ៖ សូមផ្ញើ បើមិនទាន់បានផ្ញើទេ។',
  },
  purpose: 'របៀបដែលអ្នកដឹងអំពីអ្វីដែលភ្ញៀវធ្វើ និងអ្វីដែលសរសេរទៅភ្ញៀវ។',
  tabs: { bell: 'ការជូនដំណឹង', letters: 'សំបុត្រទៅភ្ញៀវ', outbox: 'ប្រអប់ផ្ញើចេញ' },
  notLoaded: 'មិនអាចផ្ទុកបានទេ។ សូមផ្ទុកទំព័រឡើងវិញ។',
  neverCame: 'មិនទាន់មានអ្វីចេញទេ៖ អ្វីក្នុងប្រអប់ផ្ញើចេញកំពុងរង់ចាំ។ អ្នកថែទាំគេហទំព័រត្រូវរៀបចំការផ្ញើ។',
  lastCame: (moment: string) => `ប្រអប់ផ្ញើចេញត្រូវបានមើលចុងក្រោយនៅ ${moment}។ អ្វីក្នុងនោះរង់ចាំរហូតដល់វាដំណើរការវិញ។`,
  failed: (count: number) => `សំបុត្រ ${count} ផ្ញើមិនបាន៖ សូមមើលប្រអប់ផ្ញើចេញ។`,
};

export const lettersWords = {
  automaticTitle: 'អ្វីចេញដោយខ្លួនឯង',
  automaticText: 'សំបុត្រផ្សេងទៀតរង់ចាំជិតការកក់ រហូតដល់មានគេចុចផ្ញើ។ អ្វីដែលអ្នកសម្រេច ចេញក្រោយពីរនាទី ដើម្បីអាចដកវិញបាន។',
  kinds: {
    received: 'បានទទួលសំណើ ភ្លាមៗ',
    confirmed: 'បានបញ្ជាក់',
    declined: 'បានបដិសេធ',
    changed: 'ការស្នាក់នៅបានផ្លាស់ប្ដូរ',
    cancelled: 'បានបោះបង់',
    reminder: 'មួយថ្ងៃមុនមកដល់ ចាប់ពីម៉ោងប្រាំបីព្រឹក',
  },
  wordsTitle: 'អត្ថបទ',
  wordsText: 'ឈ្មោះក្នុងដង្កៀបក្លាយជាព័ត៌មាននៃការស្នាក់នៅ។ បន្ទាត់ដែលមិនដឹងព័ត៌មាន ត្រូវបានទុកចោល។',
  kind: 'សំបុត្រ',
  language: 'ភាសា',
  subject: 'ប្រធានបទ',
  body: 'អត្ថបទ',
  placeholders: 'ដាក់ព័ត៌មាន',
  misspelt: (name: string, meant: string | undefined) =>
    meant === undefined
      ? `{${name}} មិនមែនជាព័ត៌មាននៃការស្នាក់នៅទេ។ សូមជ្រើសពីបញ្ជី។`
      : `{${name}} មិនមែនជាព័ត៌មាននៃការស្នាក់នៅទេ។ តើអ្នកចង់សរសេរ {${meant}} ឬ?`,
  missing: 'សូមបំពេញ។',
  saveWords: 'រក្សាទុកអត្ថបទ',
  firstWords: 'ត្រឡប់ទៅអត្ថបទដើម',
  ownWords: 'អត្ថបទរបស់អ្នក',
  previewTitle: 'មើលជាមុន',
  previewOf: 'ជាមួយការស្នាក់នៅ',
  noStay: 'មិនទាន់មានការកក់សម្រាប់បង្ហាញទេ។',
  withCalendar: 'ថ្ងៃស្នាក់នៅទៅជាមួយវាជាឯកសារប្រតិទិន (.ics)។',
};

export const outboxToasts = {
  settingsSaved: { title: 'បានរក្សាទុក' },
  settingsFailed: errorToast('មិនបានរក្សាទុក', 'អ្វីដែលអ្នកជ្រើសនៅទីនេះដដែល។ សូមព្យាយាមម្ដងទៀត។'),
  wordsSaved: { title: 'បានរក្សាទុកអត្ថបទ', description: 'សំបុត្របន្ទាប់ប្រភេទនេះប្រើអត្ថបទនេះ។' },
  wordsFailed: errorToast('មិនបានរក្សាទុក', 'អ្វីដែលអ្នកវាយនៅទីនេះដដែល។ សូមព្យាយាមម្ដងទៀត។'),
  wordsBack: { title: 'អត្ថបទដើមត្រឡប់មកវិញ', description: 'សំបុត្របន្ទាប់ប្រភេទនេះប្រើអត្ថបទនេះ។' },
  testQueued: { title: 'ការសាកល្បងកំពុងចេញ', description: 'ខាងក្រោម អ្នកអានថាវាត្រូវបានទទួលឬទេ។' },
  testFailed: errorToast('មិនបានផ្ញើសាកល្បង', 'គ្មានអ្វីចូលប្រអប់ផ្ញើចេញទេ។ សូមព្យាយាមម្ដងទៀត។'),
  queuedAgain: { title: 'កំពុងសាកម្ដងទៀត' },
  removed: { title: 'បានដកចេញពីប្រអប់ផ្ញើចេញ' },
  letGo: { title: 'កំពុងចេញ' },
  notChanged: errorToast('មិនបានប្ដូរ', 'ប្រអប់ផ្ញើចេញនៅដដែល។ សូមព្យាយាមម្ដងទៀត។'),
};

export const closingWords = {
  button: 'បិទការកក់',
  close: 'បិទការកក់',
  change: 'យប់ដែលបានបិទ',
  text: 'បន្ទប់ដែលមិនអាចផ្ដល់ជូនបាន៖ កំពុងលាបថ្នាំ ឬក្បាលផ្កាឈូកខូច។ ភ្ញៀវឃើញយប់ទាំងនេះថាពេញ ហើយតួលេខមិនរាប់បញ្ចូលទេ។',
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

export const calendarRoomsWords = {
  closed: 'បានបិទ',
  closing: (room: string, from: string, to: string, reason: string) =>
    `${room}, ${from} ដល់ ${to}, បានបិទ៖ ${reason}`,
  freeRooms: 'បន្ទប់ទំនេរ',
  free: 'ទំនេរ',
  freeOf: (room: string) => `ទំនេរ៖ ${room}`,
  freeOn: (rooms: number, date: string) => `ទំនេរ ${rooms} បន្ទប់ នៅ ${date}`,
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

export const paperWords = {
  link: 'ឯកសារបោះពុម្ព',
  title: 'ឯកសារបោះពុម្ព',
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
  failed: 'មិនអាចផ្ទុកតួលេខបានទេនៅពេលនេះ។',
  loadFailed: errorToast('មិនបានផ្ទុក', 'មិនអាចផ្ទុកតួលេខបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
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
  unmarked: (count: number) => `ការស្នាក់នៅ ${count} ក្នុងខែនេះមិនទាន់រាប់ទេ៖ គ្មាននរណាបានកត់ត្រាថាភ្ញៀវបានមកឬអត់។`,
  unmarkedLink: 'សូមមើល',
  how: 'ការស្នាក់នៅខាងមុខដែលបានបញ្ជាក់ ភ្ញៀវដែលកំពុងស្នាក់នៅ និងភ្ញៀវដែលបានចាកចេញ។ ការស្នាក់នៅដែលឆ្លងចុងខែ រាប់ក្នុងខែនីមួយៗតាមចំនួនយប់ និងចំណែកតម្លៃបន្ទប់ និងសេវាបន្ថែមរបស់វា។ ចំណូល និងតម្លៃមធ្យមគឺតាមតម្លៃបន្ទប់ប៉ុណ្ណោះ ដោយមិនរាប់សេវាបន្ថែម ថ្លៃសេវា និងពន្ធទេ។ យប់ដែលបានបិទមិនអាចកក់បាន ដូច្នេះមិនរាប់បញ្ចូលទេ ហើយចំនួនបន្ទប់គឺតាមថ្ងៃនេះ។',
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
    ],
  },
};

export const pricesWords = {
  sameNights: 'មានកម្រិតសម្រាប់ចំនួនយប់នេះរួចហើយ។',
  sameCode: 'កូដនេះមានរួចហើយ។',
  purpose: 'តម្លៃមួយយប់ៗតាមកាលបរិច្ឆេទ និងអ្វីដែលបូក ឬដក។ ភ្ញៀវឃើញការផ្លាស់ប្ដូរភ្លាមៗ។',
  tabs: {
    nights: 'យប់',
    extras: 'សេវាបន្ថែម',
    discounts: 'ស្នាក់នៅយូរ',
    codes: 'កូដបញ្ចុះតម្លៃ',
    charges: 'ថ្លៃសេវា និងពន្ធ',
    names: 'ភាសា',
    quote: 'សាកគណនាតម្លៃ',
  },
  room: 'បន្ទប់',
  notLoaded: { failed: 'មិនអាចផ្ទុកតម្លៃបានទេនៅពេលនេះ។' },
  listFailed: errorToast('មិនបានផ្ទុក', 'មិនអាចផ្ទុកតម្លៃបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  saved: toastText('បានរក្សាទុកតម្លៃ', 'ភ្ញៀវឃើញតម្លៃនេះហើយ។'),
  removed: toastText('បានលុប', 'ភ្ញៀវឃើញតម្លៃដែលប្រើឥឡូវនេះ។'),
  failed: errorToast('មិនបានរក្សាទុក', 'គ្មានអ្វីផ្លាស់ប្ដូរទេ។ សូមព្យាយាមម្ដងទៀត។'),
  conflict: errorToast('មានការកែនៅចន្លោះនោះ', 'មានអ្នកផ្សេងទើបតែបានកែវា។ សូមមើល រួចសម្រេចម្ដងទៀត។'),
  previousYear: 'មួយឆ្នាំមុន',
  nextYear: 'មួយឆ្នាំក្រោយ',
  ownPrice: (price: string) => `ក្រៅពីរយៈពេលតម្លៃទាំងនេះ៖ ${price} (តម្លៃគោល)។`,
  howByTouch: 'សូមប៉ះយប់មួយ ឬអូសទៅចំហៀងលើយប់ច្រើន។',
  how: 'សូមអូសលើយប់ ឬរំកិលដោយគ្រាប់ចុចព្រួញ សង្កត់ Shift ដើម្បីជ្រើសច្រើន រួចចុច Enter។',
  night: (date: string, price: string, period: string | undefined) =>
    `${date}៖ ${price}${period === undefined ? '' : `, ${period}`}`,
  periods: 'រយៈពេលតម្លៃ',
  noPeriods: 'គ្មានរយៈពេលតម្លៃក្នុងដប់ពីរខែនេះទេ៖ គ្រប់យប់គិតតាមតម្លៃគោល។',
  add: 'បន្ថែមរយៈពេលតម្លៃ',
  copy: 'ចម្លងពីឆ្នាំមុន',
  columns: {
    name: 'ឈ្មោះ',
    nights: 'យប់',
    price: 'តម្លៃ',
    weekdays: 'តាមថ្ងៃ',
    rules: 'វិធាន',
  },
  endless: (from: string) => `ចាប់ពី ${from} តទៅ`,
  oneLanguage: 'គេហទំព័រមានភាសាតែមួយ។ ភាសាផ្សេងជ្រើសរើសនៅផ្នែកព័ត៌មានសណ្ឋាគារ។',
  onDay: (day: string, price: string) => `${day} ${price}`,
  leastThroughout: (nights: number) => `យ៉ាងតិច ${nights} យប់ គ្រប់ការស្នាក់នៅ`,
  leastArriving: (nights: number) => `យ៉ាងតិច ${nights} យប់ ពេលចូលស្នាក់នៅ`,
  arrival: (days: readonly string[]) => `ចូលស្នាក់នៅថ្ងៃ ${days.join(', ')}`,
  done: (periods: number) => `បានរក្សាទុករយៈពេលតម្លៃចំនួន ${periods}។`,
  undo: 'មិនធ្វើវិញ',
};

export const periodWords = {
  add: 'បន្ថែមរយៈពេលតម្លៃ',
  edit: 'កែរយៈពេលតម្លៃ',
  text: 'បើរយៈពេលតម្លៃជាន់គ្នា រយៈពេលតម្លៃខ្លីជាងគេកំណត់តម្លៃ។',
  name: 'ឈ្មោះ',
  nameHint: 'ភ្ញៀវអាចឃើញ ឧទាហរណ៍ «រដូវប្រាំង»។',
  firstNight: 'យប់ដំបូង',
  lastNight: 'យប់ចុងក្រោយ',
  departure: (date: string) => `រហូតដល់ថ្ងៃចាកចេញ ${date}`,
  price: (sign: string) => `តម្លៃក្នុងមួយយប់ (${sign})`,
  percent: 'ឬលើស ឬទាបជាងតម្លៃគោល គិតជា %',
  percentHint: (price: string) => `នៃ ${price}៖ ឧទាហរណ៍ 20 ឬ -10។ វាក្លាយជាតម្លៃ។`,
  weekdays: 'តម្លៃផ្សេងនៅយប់ខ្លះ',
  weekdaysHint: 'នៃយប់ដែលចាប់ផ្ដើមថ្ងៃនេះ។ ទទេ៖ តម្លៃខាងលើ។',
  endless: 'គ្មានថ្ងៃបញ្ចប់ ពេញមួយឆ្នាំ',
  only: 'តែយប់នៃថ្ងៃទាំងនេះប៉ុណ្ណោះ',
  onlyHint: 'បើមិនជ្រើស៖ គ្រប់យប់។ យប់ផ្សេងគិតតាមតម្លៃដែលមានបើគ្មានរយៈពេលនេះ។',
  rooms: 'បន្ទប់',
  allRooms: 'គ្រប់បន្ទប់',
  effect: 'អ្វីដែលផ្លាស់ប្ដូរ',
  effectHint: 'យប់ខាងមុខ ក្នុងដប់ពីរខែ។ មិនទាន់រក្សាទុកអ្វីទេ មុនពេលអ្នករក្សាទុក។',
  nights: 'យប់',
  change: 'តម្លៃក្នុងមួយយប់',
  becomes: (before: string, after: string) => `${before} → ${after}`,
  stays: (price: string) => `នៅ ${price} ដដែល`,
  least: 'ចំនួនយប់អប្បបរមា',
  throughout: 'ក៏សម្រាប់ការស្នាក់នៅដែលចាប់ផ្ដើមមុន ហើយមានយប់ក្នុងរយៈពេលតម្លៃនេះដែរ',
  arrival: 'ភ្ញៀវអាចចូលស្នាក់នៅថ្ងៃ',
  arrivalHint: 'បើមិនជ្រើស៖ ថ្ងៃណាក៏បាន។',
  typical: 'ឧទាហរណ៍នៃការស្នាក់នៅ',
  afterSaving: 'តាមតម្លៃដែលបានរក្សាទុកឥឡូវនេះ។',
  typicalStay: (date: string, nights: string) => `${date}, ${nights}`,
  quoteFailed: 'មិនអាចប្រាប់បានទេនៅពេលនេះ',
};

export const copyWords = {
  title: 'ចម្លងរយៈពេលតម្លៃពីឆ្នាំមុន',
  text: (from: string, until: string) =>
    `រយៈពេលតម្លៃដែលចាប់ផ្ដើមពី ${from} ដល់ ${until} មួយឆ្នាំក្រោយ។ មិនទាន់រក្សាទុកអ្វីទេ មុនពេលអ្នកចុចប៊ូតុង។`,
  none: 'គ្មានរយៈពេលតម្លៃនៅឆ្នាំមុនទេ។',
  by: 'មួយឆ្នាំក្រោយមានន័យថា',
  ways: { dates: 'កាលបរិច្ឆេទដដែល', weekdays: 'ថ្ងៃដដែលនៃសប្ដាហ៍ (52 សប្ដាហ៍ក្រោយ)' },
  period: (name: string, from: string, until: string) => `${name}៖ ${from} – ${until}`,
  becomes: (from: string, until: string) => `ក្លាយជា ${from} – ${until}`,
  leapDay: 'ឆ្នាំនោះគ្មានថ្ងៃទី 29 កុម្ភៈទេ៖ គិតជាថ្ងៃទី 28។',
  submit: (periods: number) => `រក្សាទុករយៈពេលតម្លៃចំនួន ${periods}`,
};

export const priceListWords = {
  extras: {
    title: 'សេវាបន្ថែម',
    purpose: 'អ្វីដែលភ្ញៀវអាចបន្ថែម ឧទាហរណ៍ អាហារពេលព្រឹក ឬការដឹកជញ្ជូន។ មិនគិតថ្លៃសេវា និងពន្ធលើវាទេ។',
    none: 'មិនទាន់មានសេវាបន្ថែមទេ។ អ្វីដែលអ្នកបន្ថែម ភ្ញៀវអាចជ្រើសបាន។',
    name: 'ឈ្មោះ',
    price: (sign: string) => `តម្លៃ (${sign})`,
    per: 'គិតតាម',
    pers: {
      stay: 'ក្នុងមួយការស្នាក់នៅ',
      night: 'ក្នុងមួយយប់',
      guest: 'សម្រាប់ម្នាក់',
      guest_night: 'សម្រាប់ម្នាក់ក្នុងមួយយប់',
    },
    most: 'ចំនួនដែលភ្ញៀវអាចជ្រើស',
    mostShort: 'ច្រើនបំផុត',
  },
  discounts: {
    title: 'ស្នាក់នៅយូរ',
    purpose: 'បញ្ចុះជាភាគរយគ្រប់យប់ ចាប់ពីចំនួនយប់នេះ។ កម្រិតខ្ពស់បំផុតដែលដល់ត្រូវបានប្រើ។',
    none: 'មិនទាន់មានការបញ្ចុះតម្លៃសម្រាប់ស្នាក់នៅយូរទេ។',
    minNights: 'ចាប់ពីចំនួនយប់',
    percent: 'បញ្ចុះ %',
    name: (nights: number) => `${nights} យប់`,
  },
  charges: {
    title: 'ថ្លៃសេវា និងពន្ធ',
    purpose:
      'អ្វីដែលបូកលើគ្រប់ការស្នាក់នៅ គិតជាភាគរយនៃតម្លៃបន្ទប់ក្រោយបញ្ចុះ ដោយមិនគិតលើសេវាបន្ថែមទេ។ ការស្នាក់នៅដែលបានព្រមព្រៀងរក្សាតាមអ្វីដែលបានព្រមព្រៀង។ ពន្ធលើវិក្កយបត្រ ដែលគិតលើចំនួនទាំងមូល កំណត់នៅផ្នែកវិក្កយបត្រ។',
    none: 'គ្មានអ្វីបូកលើតម្លៃបន្ទប់ទេ។',
    serviceFee: 'ថ្លៃសេវា',
    name: 'ឈ្មោះ',
    nameHint: 'ភ្ញៀវអានវា។ សម្រាប់ថ្លៃសេវា អាចទុកទទេ៖ «ថ្លៃសេវា» ជាភាសានីមួយៗ។',
    percent: 'ភាគរយ',
    kind: 'ប្រភេទ',
    kinds: { fee: 'ថ្លៃសេវារបស់សណ្ឋាគារ', tax: 'ពន្ធ' },
    rounding: 'បង្គត់',
    roundings: { whole: 'ជាចំនួនគត់', cent: 'ដល់សេន' },
  },
  codes: {
    title: 'កូដបញ្ចុះតម្លៃ',
    purpose: 'ពាក្យដែលភ្ញៀវបញ្ចូលដើម្បីបង់តិច។ រាប់តែការស្នាក់នៅដែលបានបញ្ជាក់ មិនរាប់សំណើទេ។',
    none: 'មិនទាន់មានកូដបញ្ចុះតម្លៃទេ។',
    code: 'កូដបញ្ចុះតម្លៃ',
    codeHint: 'គ្មានដកឃ្លា។ អក្សរធំ ឬតូចមិនខុសគ្នាទេ។',
    kind: 'ដក',
    kinds: { percent: 'ភាគរយ', amount: 'ចំនួនប្រាក់' },
    percent: 'ភាគរយ',
    amount: (sign: string) => `ចំនួនប្រាក់ (${sign})`,
    from: 'ថ្ងៃចូលស្នាក់នៅដំបូង',
    until: 'ថ្ងៃចូលស្នាក់នៅចុងក្រោយ',
    rooms: 'បន្ទប់',
    roomsHint: 'បើមិនជ្រើស៖ គ្រប់បន្ទប់។',
    all: 'ទាំងអស់',
    most: 'ចំនួនការស្នាក់នៅ',
    mostHint: 'ទទេ៖ ប៉ុន្មានក៏បាន។',
    worth: 'តម្លៃបញ្ចុះ',
    arrivals: 'ការចូលស្នាក់នៅ',
    uses: 'បានប្រើ',
    usesOf: (uses: number, most: number) => `${uses} ក្នុងចំណោម ${most}`,
    anyTime: 'ពេលណាក៏បាន',
    fromDay: (date: string) => `ចាប់ពី ${date}`,
    untilDay: (date: string) => `រហូតដល់ ${date}`,
  },
};

export const quoteWords = {
  purpose: 'អ្វីដែលភ្ញៀវត្រូវបង់ តាមតម្លៃដែលបានរក្សាទុកឥឡូវនេះ។',
  room: 'បន្ទប់',
  arrival: 'ថ្ងៃចូលស្នាក់នៅ',
  nights: 'ចំនួនយប់',
  guests: 'ភ្ញៀវ',
  code: 'កូដបញ្ចុះតម្លៃ',
  show: 'បង្ហាញតម្លៃ',
  failed: 'មិនអាចប្រាប់តម្លៃបានទេនៅពេលនេះ។ សូមពិនិត្យអ្វីដែលអ្នកបានបញ្ចូល។',
  night: 'យប់',
  period: 'រយៈពេលតម្លៃ',
  amount: 'ចំនួនប្រាក់',
  ownPrice: 'តម្លៃគោល',
  price: 'តម្លៃបន្ទប់',
  discount: (amount: string) => `បញ្ចុះ ${amount} សម្រាប់ស្នាក់នៅយូរ ឬកូដ`,
  fee: 'ថ្លៃសេវា',
  total: 'សរុប',
  result: 'តម្លៃ',
  rules: {
    'least-nights': (name: string, from: string, until: string | undefined, nights: number) =>
      `${name} ពី ${from} ${until === undefined ? 'តទៅ' : `ដល់ ${until}`}៖ យ៉ាងតិច ${nights} យប់។`,
    'arrival-day': (name: string, days: readonly string[], next: string | undefined) =>
      `${name}៖ ភ្ញៀវចូលស្នាក់នៅថ្ងៃ ${days.join(', ')}${next === undefined ? '។' : ` លើកក្រោយ ${next}។`}`,
    'too-many-guests': (guests: number) => `បន្ទប់នេះទទួលភ្ញៀវច្រើនបំផុត ${guests} នាក់។`,
    'code-early': (date: string) => `កូដនេះប្រើបានសម្រាប់ការចូលស្នាក់នៅចាប់ពី ${date}។`,
    'code-expired': (date: string) => `កូដនេះប្រើបានសម្រាប់ការចូលស្នាក់នៅរហូតដល់ ${date}។`,
    'code-wrong': () => 'គ្មានកូដនេះទេ។',
    'code-room': () => 'កូដនេះមិនមែនសម្រាប់បន្ទប់នេះទេ។',
    'code-used-up': () => 'កូដនេះត្រូវបានប្រើអស់ហើយ។',
    'code-unquoted': () => 'ត្រូវរកមើលកូដនេះជាមុនសិន។',
  },
};

export const stayCostWords = {
  title: 'តម្លៃ',
  extra: (name: string, price: string, per: string) => `${name}, ${price} ${per}`,
  none: 'គ្មាន',
  open: 'តម្លៃនឹងបង្ហាញ ពេលបានជ្រើសរើសបន្ទប់ ចំនួនយប់ និងភ្ញៀវ។',
  failed: 'មិនអាចប្រាប់តម្លៃបានឥឡូវនេះ។ តម្លៃនឹងត្រូវគណនានៅពេលរក្សាទុក។',
  another: 'ចំនួនទឹកប្រាក់ផ្សេង',
  asQuoted: 'យកចំនួនដែលបានគណនា',
  withCode: 'មានកូដ',
  own: (sign: string) => `បន្ទប់ គ្រប់យប់ (${sign})`,
  ownHint: 'ជំនួសតម្លៃបន្ទប់ដែលបានគណនា ថ្លៃសេវា និងពន្ធគិតតាមនោះ។',
  why: 'មូលហេតុ',
  whyHint: 'មានតែបុគ្គលិកទេដែលឃើញ រួមទាំងក្នុងប្រវត្តិ។',
  whyMissing: 'សូមប្រាប់មូលហេតុ',
  past: 'មូលហេតុនៃករណីលើកលែង',
  pastHint: 'ភ្ញៀវមិនអាចកក់បែបនេះបានទេ។',
  pastMissing: 'សូមប្រាប់ខ្លីៗថា ហេតុអ្វីបានជាមិនអនុវត្តវិធាននេះ',
  eachRoom: 'សេវាបន្ថែម កូដ ឬចំនួនទឹកប្រាក់ផ្សេង ត្រូវបញ្ចូលនៅបន្ទប់នីមួយៗ ក្រោយពេលបញ្ចូលការកក់។',
  agreedBecause: (reason: string) => `បានព្រមព្រៀង៖ ${reason}`,
  pastBecause: (reason: string) => `លើកលែងពីវិធានតម្លៃ៖ ${reason}`,
  withCodeOf: (code: string) => `កូដ ${code}`,
  discounted: (amount: string) => `បានបញ្ចុះ ${amount}`,
};

/** Why a price, an extra or a code of a stay is refused. */
export const quoteRefusalWords = {
  'code-too-long': () => 'កូដបញ្ចុះតម្លៃមានច្រើនបំផុត 40 តួអក្សរ។',
  'extra-gone': () => 'សេវាបន្ថែមមួយលែងមានទៀតហើយ។ សូមជ្រើសរើសម្ដងទៀត។',
  'extra-count': () => 'សេវាបន្ថែមមួយមិនអាចបន្ថែមច្រើនដងយ៉ាងនេះបានទេ។',
  'extras-unreadable': () => 'អានសេវាបន្ថែមមិនបាន។ សូមជ្រើសរើសម្ដងទៀត។',
  'price-changed': () => 'តម្លៃបានផ្លាស់ប្ដូរ។ សូមពិនិត្យម្ដងទៀត។',
  'stay-rule': () => 'វិធានតម្លៃមិនអនុញ្ញាតការស្នាក់នៅនេះទេ។ សូមបញ្ជាក់មូលហេតុដែលអនុញ្ញាត។',
  'code-refused': () => 'កូដបញ្ចុះតម្លៃមិនអាចប្រើសម្រាប់ការស្នាក់នៅនេះបានទេ។ សូមប្ដូរ ឬដកកូដចេញ។',
  'code-used-up': () => 'កូដនៃការស្នាក់នៅនេះត្រូវបានប្រើអស់ចំនួនហើយ។ សូមព្រមព្រៀងទឹកប្រាក់ផ្សេងជាមុនសិន។',
  'price-reason-missing': () => 'សូមបញ្ជាក់មូលហេតុដែលទឹកប្រាក់ខុសពីនេះ។',
  'reason-too-long': () => 'មូលហេតុមានច្រើនបំផុត 200 តួអក្សរ។',
};

export const priceRefusalWords = {
  'periods-equal': (room: string, one: string, other: string, from: string) =>
    `${room}៖ «${one}» និង «${other}» មានរយៈពេលស្មើគ្នា ហើយទាំងពីរមានយប់ ${from}៖ មិនអាចដឹងថាតម្លៃណាត្រូវប្រើទេ។ សូមធ្វើឱ្យមួយវែងជាង ឬខ្លីជាង។`,
  'period-ends-before': (name: string) => `«${name}»៖ យប់ចុងក្រោយនៅមុនយប់ដំបូង។`,
  'period-price': (name: string) =>
    `«${name}»៖ តម្លៃត្រូវលើសពី 0 និងច្រើនបំផុត 10,000,000 ដោយមានសេនច្រើនបំផុតពីរខ្ទង់។`,
  'too-many-periods': (most: number) => `បន្ទប់មួយអាចមានរយៈពេលច្រើនបំផុត ${most}។ សូមលុបរយៈពេលដែលបានផុត។`,
};
