import { countWords, dateWords, numberWords } from './basics.ts';
import { stayPageWords } from './guests.ts';
import { bookingWords } from './selling.ts';

export const emailNumbers = { countWords, dateWords, numberWords };

export { moonWords as emailMoon } from './hotel.ts';
export { countWords, dateWords, numberWords, stayPageWords };

export const emailStay = (room: string, guests: string, nights: string, from: string | undefined) =>
  `${room}，${guests}，${nights}${from === undefined ? '' : `，${from}入住`}`;

export const emailSum = {
  price: bookingWords.roomPrice,
  fee: bookingWords.fee,
  discount: (code: string) => (code ? `优惠（${code}）` : '优惠'),
  line: (what: string, amount: string) => `${what}：${amount}`,
};

export const emailGuest: string = '宾客';

const FACTS = `客房：{room}
入住：{arrival}
退房：{departure}
入住晚数：{nights}，{guests}
{sum}
合计：{total}
{rooms}`;

const CLOSE = `如需更改，请直接回复此邮件，或致电 {phone}。

{hotel}
编号：{reference}`;

export const emailTemplates = {
  received: {
    subject: '您在 {hotel} 的预订申请：{room}',
    body: `尊敬的{guest}：

感谢您的预订申请：{stay}。我们已经收到，会尽快答复您。目前尚未预订成功，也没有收取任何费用。

${FACTS}
在线查看：{link}

${CLOSE}`,
  },
  confirmed: {
    subject: '您在 {hotel} 的预订已确认：{room}',
    body: `尊敬的{guest}：

您的预订已确认。

${FACTS}
在线查看：{link}

费用到店支付，目前没有收取任何费用。期待您的光临。{moon}

${CLOSE}`,
  },
  declined: {
    subject: '您在 {hotel} 的预订申请：{room}',
    body: `尊敬的{guest}：

感谢您的预订申请：{stay}。很抱歉，您所需的房间已无法安排。如果其他日期或其他客房适合您，请告诉我们，我们会立即为您查询。

查看空房：{search}

${CLOSE}`,
  },
  changed: {
    subject: '您在 {hotel} 的预订已更改：{room}',
    body: `尊敬的{guest}：

您的预订已更改，现为：

${FACTS}
在线查看：{link}

${CLOSE}`,
  },
  cancelled: {
    subject: '您在 {hotel} 的预订已取消：{room}',
    body: `尊敬的{guest}：

您的预订（{stay}）已取消，没有收取任何费用。期待您下次光临。

${CLOSE}`,
  },
  reminder: {
    subject: '明天见，{hotel}',
    body: `尊敬的{guest}：

明天就是您入住的日子，期待您的光临。

${FACTS}
在线查看：{link}

${CLOSE}`,
  },
  freed: {
    subject: '您在 {hotel} 申请的日期现已有空房：{room}',
    body: `尊敬的{guest}：

您曾申请：{stay}。当时这些夜晚已满房，现在有空房了。

如果您仍想入住，请直接回复此邮件或致电我们。我们尚未为您保留这些夜晚，请尽早联系。

该客房、您的日期及总价：{book}
您的日期有空的客房：{search}
您的申请：{link}

${CLOSE}`,
  },
  general: {
    subject: '您在 {hotel} 的预订：{room}',
    body: `尊敬的{guest}：

现就您的预订与您联系。

${FACTS}
在线查看：{link}

${CLOSE}`,
  },
};

export const emailOffer = (offers: string) => ({
  subject: '您在 {hotel} 的预订申请：其他日期',
  body: `尊敬的{guest}：

感谢您的预订申请：{stay}。这些日期已满，但我们可以为您提供：

${offers}

请告知您的选择，我们将为您预订。

${CLOSE}`,
});

export const guestEmailWords = {
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
