/** What a reply to a guest's message is written with, in Khmer (see ../en/letters.ts). */
export { countWords, dateWords, numberWords, stayPageWords } from './visitors.ts';

export const guestLetterWords = {
  replySubject: (subject: string) => `Re: ${subject}`,
  reply: (guest: string, hotel: string, day: string, quoted: string) =>
    `សូមគោរពជូន ${guest}\n\n\n\n${hotel}\n\nនៅ ${day} លោកអ្នកបានសរសេរថា៖\n${quoted}\n`,
};

export const guestPaperWords = {
  confirmationTitle: 'ការបញ្ជាក់ការកក់',
  requestTitle: 'សំណើរបស់លោកអ្នក',
  notConfirmed: 'មិនទាន់បានបញ្ជាក់',
  guest: 'ភ្ញៀវ',
  room: 'បន្ទប់',
  inRiel: (one: string, riel: string) => `គិតជារៀល (${one} = ${riel})`,
  date: 'កាលបរិច្ឆេទ',
  nightsAt: (nights: number, price: string) => `${nights} យប់ ក្នុងមួយយប់ ${price}`,
  notSlept: 'យប់ដែលបានកក់ តែមិនបានស្នាក់នៅ',
  earlyDeparture: 'បានព្រមព្រៀងពេលចាកចេញមុនកំណត់',
  fee: 'ថ្លៃសេវា',
  beforeTax: 'មុនគិតពន្ធ',
  taxWithin: (tax: string, percent: string) => `ក្នុងនោះ ${tax} ${percent} %`,
  taxOnTop: (tax: string, percent: string) => `${tax} ${percent} %`,
  what: 'សម្រាប់',
  amount: 'ចំនួនប្រាក់',
  payAtHouse: 'លោកអ្នកបង់ប្រាក់នៅសណ្ឋាគារ។ យើងមិនទាន់បានគិតប្រាក់ទេ។ យើងរីករាយរង់ចាំស្វាគមន៍លោកអ្នក។',
  forInvoice: (number: string) => `លុបចោលវិក្កយបត្រ ${number}`,
  registration: 'ប័ណ្ណចុះឈ្មោះ',
  invoice: 'វិក្កយបត្រ',
  credit: 'ប័ណ្ណឥណទាន',
  fullName: 'ឈ្មោះពេញ',
  nationality: 'សញ្ជាតិ',
  passport: 'លិខិតឆ្លងដែន ឬអត្តសញ្ញាណប័ណ្ណ',
  birth: 'ថ្ងៃខែឆ្នាំកំណើត',
  address: 'អាសយដ្ឋាន',
  phone: 'ទូរស័ព្ទ',
  email: 'អ៊ីមែល',
  roomNumber: 'លេខបន្ទប់',
  signature: 'កាលបរិច្ឆេទ និងហត្ថលេខា',
};
