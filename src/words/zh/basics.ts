import { errorToast, toastText } from '../toast-text.ts';

const WEEKDAYS = '周日 周一 周二 周三 周四 周五 周六'.split(' ');
const day = (month: number, date: number) => `${month + 1}月${date}日`;
const EMAIL_INVALID = '请输入有效的电子邮箱';
const PHONE_INVALID = '请输入数字电话号码，例如 +855 12 345 678';
const NAME_INVALID = '请在一行内填写姓名，不要包含网址或隐藏字符';
const LINE_INVALID = '请在一行内填写，不要包含隐藏字符';
const DATE_PAST = '请选择今天或之后的日期';
const DATE_TOO_FAR = '请选择两年以内的日期';

type Facts = Readonly<Record<string, unknown>>;

export const dateWords = {
  date: (weekday: number, date: number, month: number, year: number) =>
    `${year}年${day(month, date)} ${WEEKDAYS[weekday]}`,
  dayAndMonth: (date: number, month: number) => day(month, date),
  dayOfYear: (date: number, month: number, year: number) => `${year}年${day(month, date)}`,
  figures: (day: string, month: string, year: string) => `${year}/${month}/${day}`,
  pattern: '年/月/日',
  month: (month: number, year: number) => `${year}年${month + 1}月`,
  moment: (date: number, month: number, year: number, clock: string) =>
    `${year}年${day(month, date)} ${clock}`,
};

export const numberWords = {
  thousands: ',',
  decimal: '.',
  money: (amount: string, sign: string) => (sign === '$' ? 'US$' : sign) + amount,
};

export const wholeWords: string =
  '我们 您的 客房 房间 酒店 入住 退房 预订 取消 变更 免费 早餐 餐桌 咖啡 柬埔寨 白马 泰国湾 国家公园 月亮 月光 月出 海湾 海岸 泳池 灯笼 螃蟹 鸡蛋花 胡椒 香茅 玻璃 阳台 窗帘 棕榈 石材 柚木 木头 安静 喜欢 结果 时刻 一盏盏';

export const languageWords = { label: '语言' };

export const frameWords = { skipLink: '跳到正文', loading: '正在加载', close: '关闭' };

export const documentWords = {
  loading: '正在加载',
  needsScript: '此页面需要 JavaScript。',
  allRooms: '全部客房',
  withoutScript: '无需 JavaScript 即可浏览。',
};

export const navWords = {
  home: '首页',
  rooms: '客房',
  about: '关于我们',
  contact: '联系我们',
  main: '主导航',
  book: '预订',
  more: '更多',
  menu: '菜单',
  closeMenu: '关闭菜单',
  legal: '法律声明',
  privacy: '隐私政策',
  terms: '服务条款',
};

export const footerWords = {
  newsletterButton: '订阅',
  copyright: (year: number, hotelName: string) => `© ${year} ${hotelName}。保留所有权利。`,
  quickLinks: '快速链接',
  contact: '联系我们',
  newsletterLabel: '订阅资讯的电子邮箱',
  newsletterPlaceholder: '您的电子邮箱',
  newsletterFault: '目前无法订阅。',
};

export const notFoundWords = {
  title: '未找到页面',
  link: '返回首页',
};

export const headWords = {
  title: (page: string, siteName: string) => `${page} – ${siteName}`,
};

export const faultWords = {
  part: '页面的这一部分目前无法显示。',
  room: '这间客房目前无法在此显示。',
  rooms: '我们的客房目前无法显示。请致电或发邮件，我们会为您介绍：',
  booking: '目前无法在此预订。请致电或发邮件，我们会为您预订：',
  message: '此表单目前无法使用。请致电或发邮件：',
  retry: '重试',
};

export const pageFaultWords = {
  title: '此页面出了问题',
  text: '您已保存的内容不会丢失。重新加载页面通常即可恢复。',
  reload: '重新加载',
  home: '返回首页',
};

export const toastWords = {
  one: '通知',
  all: '通知（{hotkey}）',
};

export const ratingWords = {
  rated: (rating: number, most: number) => `评分：${rating} 分（满分 ${most} 分）`,
};

export const countWords = {
  nights: (nights: number) => `${nights} 晚`,
  guests: (guests: number) => `${guests} 位`,
  nightsInText: (nights: number) => `${nights} 晚`,
  guestsInText: (guests: number, ages: readonly number[] = []) =>
    ages.length === 0
      ? `${guests} 位客人`
      : `${guests - ages.length} 位成人、${ages.length} 名儿童（${ages.join('、')} 岁）`,
  squareFeet: (size: string) => `${size} 平方英尺`,
  inWords: (number: number) =>
    '零 一 两 三 四 五 六 七 八 九 十 十一 十二'.split(' ')[number] ?? '多',
  squareMetres: (size: string) => `${size} 平方米`,
};

export const visitorToasts = {
  bookingInitiated: (roomName: string, email: string) =>
    toastText('预订申请已提交', `您对${roomName}的预订申请已提交，确认邮件将发送至 ${email}。`),
  bookingFailed: (phone: string) =>
    errorToast(
      '预订申请未提交',
      `您的预订申请未能发送。请重试${phone ? `，或致电 ${phone}` : ''}。`,
    ),
  messageSent: toastText('留言已发送', '我们会尽快回复您'),
  messageFailed: errorToast('留言未发送', '您的留言未能发送，内容仍在这里，请重试。'),
  subscribed: toastText('谢谢', '我们会在下一期资讯中与您联系。'),
  subscribeFailed: errorToast('未能订阅', '您的地址未能保存，请重试。'),
  loadFailed: errorToast('配置错误', '未能加载网站内容，现显示默认内容。'),
};

export const reloadedToast = toastText('本页面已更新', '您填写的内容仍在这里，请再次发送。');

export const galleryWords = {
  previous: '上一张图片',
  next: '下一张图片',
  close: '关闭',
  place: (number: number, count: number) => `第 ${number} 张，共 ${count} 张`,
  of: (what: string) => `${what}的图片`,
  alt: (what: string, number: number) => `${what}，图片 ${number}`,
};

export const partyWords = { adultNeeded: '每间客房至少须有一位成人。' };

export const refusalWords = {
  'email-invalid': () => EMAIL_INVALID,
  'room-gone': () => '此客房已不再提供，请选择其他客房。',
  'too-many-guests': ({ capacity }: Facts) => `此客房最多入住 ${Number(capacity)} 位客人。`,
  'nights-out-of-range': () => '请选择 1 至 10 晚。',
  'children-ages': () => '请填写每位儿童入住时的年龄（0 至 17 岁）。',
  'children-alone': () => partyWords.adultNeeded,
  'date-past': () => DATE_PAST,
  'date-too-far': () => DATE_TOO_FAR,
  'fields-missing': () => '请填写姓名、主题和留言。',
  'message-too-long': () => '请勿超过 5,000 个字符。',
  'name-invalid': () => NAME_INVALID,
  'line-invalid': () => LINE_INVALID,
  'phone-invalid': () => PHONE_INVALID,
  'request-message-too-long': () => '请勿超过 1,000 个字符',
  'reference-taken': () => '请刷新此页面后重新发送。',
  'busy-network': () => '我们已收到来自您所在网络的许多申请。请等待十分钟，或致电我们。',
  'busy-address': () => '我们已收到来自此电子邮箱的多份申请。请等待十分钟，或致电我们。',
  'busy-everybody': () => '此刻有许多人正在联系我们。请一分钟后再试，或致电我们。',
};

export const validationWords = {
  emailRequired: '请填写电子邮箱',
  emailInvalid: EMAIL_INVALID,
  nameInvalid: NAME_INVALID,
  lineInvalid: LINE_INVALID,
  phoneInvalid: PHONE_INVALID,
  checkInPast: DATE_PAST,
  checkInTooFar: DATE_TOO_FAR,
  checkInInvalid: '请输入有效的日期',
  required: '请填写此项',
  tooLong: (most: string) => `请勿超过 ${most} 个字符`,
  colourInvalid: '请输入颜色，例如 #006837',
  clockInvalid: '请输入时间，例如 14:00',
  coordinatesInvalid: '请输入两个数字，例如 10.4829, 104.3167',
  urlInvalid: '请输入以 https:// 开头的网址',
  whatsAppInvalid: '请输入带国家代码的电话号码，例如 +855 12 345 678，或 WhatsApp 链接',
  countryCodeInvalid: '请输入国家代码，例如 +855',
  weChatInvalid: '请输入微信号：6 至 20 个字母、数字、- 或 _，以字母开头',
  telegramInvalid: '请输入带国家代码的电话号码，例如 +855 12 345 678、@用户名，或 Telegram 链接',
  tooMany: (most: number) => `最多 ${most} 项`,
  tooManyMarked: (most: number) => `价格旁最多显示 ${most} 项`,
  dateInvalid: '请选择日期',
  slugInvalid: '请使用小写字母、数字和连字符；有些词网站自己已占用',
  linkInvalid: '请输入本站页面（/rooms）、https://…、邮箱地址或电话号码',
  endsBefore: '结束日期早于开始日期',
  monthInvalid: '请选择月份',
  wholeNumber: '请输入整数',
  number: '请输入数字',
  atLeast: (least: number) => `请输入不小于 ${least} 的数`,
  atMost: (most: string) => `请输入不大于 ${most} 的数`,
  passwordShort: (characters: number) => `请至少使用 ${characters} 个字符`,
  passwordsDiffer: '两次输入的密码不一致',
};
