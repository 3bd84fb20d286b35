/** What a reply to a guest's message is written with, in simplified Chinese (see ../en/letters.ts). */
export { countWords, dateWords, numberWords, stayPageWords } from './visitors.ts';

export const guestLetterWords = {
  replySubject: (subject: string) => `Re: ${subject}`,
  reply: (guest: string, hotel: string, day: string, quoted: string) =>
    `${guest}，您好！\n\n\n\n${hotel}\n\n您在${day}写道：\n${quoted}\n`,
};

export const guestPaperWords = {
  confirmationTitle: '预订确认单',
  requestTitle: '您的预订申请',
  notConfirmed: '尚未确认',
  guest: '客人',
  room: '客房',
  inRiel: (one: string, riel: string) => `折合瑞尔（${one} = ${riel}）`,
  date: '日期',
  nightsAt: (nights: number, price: string) => `${nights} 晚，每晚 ${price}`,
  notSlept: '已预订但未入住的晚数',
  earlyDeparture: '提前退房时商定',
  fee: '服务费',
  beforeTax: '税前合计',
  taxWithin: (tax: string, percent: string) => `其中 ${tax} ${percent}%`,
  taxOnTop: (tax: string, percent: string) => `${tax} ${percent}%`,
  what: '项目',
  amount: '金额',
  payAtHouse: '到店付款，目前未收取任何费用。期待您的光临。',
  forInvoice: (number: string) => `冲销账单 ${number}`,
  registration: '入住登记表',
  invoice: '账单',
  credit: '冲销单',
  fullName: '姓名',
  nationality: '国籍',
  passport: '护照或身份证号码',
  birth: '出生日期',
  address: '地址',
  phone: '电话',
  email: '电子邮箱',
  roomNumber: '房号',
  signature: '日期和签名',
};
