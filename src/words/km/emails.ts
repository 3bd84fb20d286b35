import { countWords, dateWords, numberWords } from './basics.ts';
import { stayPageWords } from './guests.ts';
import { bookingWords } from './selling.ts';

/** Unlike pages, emails write the date in full: `ថ្ងៃសុក្រ ទី27 ខែវិច្ឆិកា ឆ្នាំ2026`. */
const date = (weekday: number, day: number, month: number, year: number) => {
  const [weekdayName] = dateWords.date(weekday, day, month, year).split(' ');
  const [monthName] = dateWords.month(month, year).split(' ');
  return `${weekdayName} ទី${day} ខែ${monthName} ឆ្នាំ${year}`;
};

export const emailNumbers = { countWords, dateWords: { ...dateWords, date }, numberWords };

export { moonWords as emailMoon } from './hotel.ts';
export { countWords, dateWords, numberWords, stayPageWords };

export const emailStay = (room: string, guests: string, nights: string, from: string | undefined) =>
  `${room} ${guests} ${nights}${from === undefined ? '' : ` ចាប់ពី ${from}`}`;

export const emailSum = {
  price: bookingWords.roomPrice,
  fee: bookingWords.fee,
  discount: (code: string) => (code ? `បញ្ចុះតម្លៃ (${code})` : 'បញ្ចុះតម្លៃ'),
  line: (what: string, amount: string) => `${what}៖ ${amount}`,
};

export const emailGuest: string = 'ភ្ញៀវ';

const FACTS = `បន្ទប់៖ {room}
ថ្ងៃចូលស្នាក់នៅ៖ {arrival}
ថ្ងៃចាកចេញ៖ {departure}
ការស្នាក់នៅ៖ {nights} {guests}
{sum}
សរុប៖ {total}
{rooms}`;

const CLOSE = `បើលោកអ្នកចង់ផ្លាស់ប្ដូរអ្វីមួយ សូមឆ្លើយតបសារនេះ ឬទូរស័ព្ទមកយើងតាមលេខ {phone}។

{hotel}
លេខយោង៖ {reference}`;

export const emailTemplates = {
  received: {
    subject: 'សំណើរបស់លោកអ្នកនៅ {hotel}៖ {room}',
    body: `សូមគោរពជូន {guest}

សូមអរគុណសម្រាប់សំណើ៖ {stay}។ យើងបានទទួលហើយ ហើយនឹងឆ្លើយតបឆាប់ៗ។ មិនទាន់មានការកក់ទុកនៅឡើយទេ ហើយមិនទាន់បានគិតប្រាក់អ្វីឡើយ។

${FACTS}
មើលតាមអ៊ីនធឺណិត៖ {link}

${CLOSE}`,
  },
  confirmed: {
    subject: 'ការកក់របស់លោកអ្នកនៅ {hotel} ត្រូវបានបញ្ជាក់៖ {room}',
    body: `សូមគោរពជូន {guest}

ការកក់របស់លោកអ្នកត្រូវបានបញ្ជាក់ហើយ។

${FACTS}
មើលតាមអ៊ីនធឺណិត៖ {link}

លោកអ្នកបង់ប្រាក់នៅសណ្ឋាគារ ហើយមិនទាន់បានគិតប្រាក់អ្វីឡើយ។ យើងរង់ចាំស្វាគមន៍លោកអ្នក។ {moon}

${CLOSE}`,
  },
  declined: {
    subject: 'សំណើរបស់លោកអ្នកនៅ {hotel}៖ {room}',
    body: `សូមគោរពជូន {guest}

សូមអរគុណសម្រាប់សំណើ៖ {stay}។ យើងសូមអភ័យទោសដែលមិនអាចផ្ដល់ជូនបាន។ បើថ្ងៃផ្សេង ឬបន្ទប់ផ្សេងសមស្របសម្រាប់លោកអ្នក សូមប្រាប់យើង។

មើលបន្ទប់ទំនេរ៖ {search}

${CLOSE}`,
  },
  changed: {
    subject: 'ការកក់របស់លោកអ្នកនៅ {hotel} ត្រូវបានផ្លាស់ប្ដូរ៖ {room}',
    body: `សូមគោរពជូន {guest}

ការកក់របស់លោកអ្នកត្រូវបានផ្លាស់ប្ដូរ។ ព័ត៌មានថ្មីមានដូចខាងក្រោម៖

${FACTS}
មើលតាមអ៊ីនធឺណិត៖ {link}

${CLOSE}`,
  },
  cancelled: {
    subject: 'ការកក់របស់លោកអ្នកនៅ {hotel} ត្រូវបានបោះបង់៖ {room}',
    body: `សូមគោរពជូន {guest}

ការកក់របស់លោកអ្នក ({stay}) ត្រូវបានបោះបង់ ហើយមិនបានគិតប្រាក់អ្វីឡើយ។ យើងរីករាយនឹងស្វាគមន៍លោកអ្នកនៅពេលក្រោយ។

${CLOSE}`,
  },
  reminder: {
    subject: 'ជួបគ្នាថ្ងៃស្អែកនៅ {hotel}',
    body: `សូមគោរពជូន {guest}

ថ្ងៃស្អែកជាថ្ងៃចូលស្នាក់នៅរបស់លោកអ្នក។ យើងរង់ចាំស្វាគមន៍លោកអ្នក។

${FACTS}
មើលតាមអ៊ីនធឺណិត៖ {link}

${CLOSE}`,
  },
  freed: {
    subject: 'យប់ដែលលោកអ្នកបានស្នើនៅ {hotel} ឥឡូវទំនេរហើយ៖ {room}',
    body: `សូមគោរពជូន {guest}

លោកអ្នកបានស្នើ៖ {stay}។ ពេលនោះយប់ទាំងនេះពេញ ប៉ុន្តែឥឡូវទំនេរហើយ។

បើលោកអ្នកនៅតែចង់មកស្នាក់នៅ សូមឆ្លើយតបសារនេះ ឬទូរស័ព្ទមកយើង។ យើងមិនទាន់បានទុកយប់ទាំងនេះជូនលោកអ្នកទេ ដូច្នេះសូមកុំរង់ចាំយូរពេក។

បន្ទប់ជាមួយថ្ងៃរបស់លោកអ្នក និងតម្លៃសរុប៖ {book}
បន្ទប់ដែលទំនេរនៅថ្ងៃរបស់លោកអ្នក៖ {search}
សំណើរបស់លោកអ្នក៖ {link}

${CLOSE}`,
  },
  general: {
    subject: 'ការស្នាក់នៅរបស់លោកអ្នកនៅ {hotel}៖ {room}',
    body: `សូមគោរពជូន {guest}

យើងសរសេរមកលោកអ្នកអំពីការស្នាក់នៅ។

${FACTS}
មើលតាមអ៊ីនធឺណិត៖ {link}

${CLOSE}`,
  },
};

export const emailOffer = (offers: string) => ({
  subject: 'សំណើរបស់លោកអ្នកនៅ {hotel}៖ ថ្ងៃផ្សេង',
  body: `សូមគោរពជូន {guest}

សូមអរគុណសម្រាប់សំណើ៖ {stay}។ យប់ទាំងនោះពេញហើយ ប៉ុន្តែយើងអាចផ្ដល់ជូនលោកអ្នកដូចខាងក្រោម៖

${offers}

សូមប្រាប់យើងថាមួយណាសមស្របសម្រាប់លោកអ្នក យើងនឹងកក់ទុកជូន។

${CLOSE}`,
});

export const guestEmailWords = {
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
