/** What visitors read in simplified Chinese (see ../en/visitors.ts). */
import { errorToast, toastText } from '../toast-text.ts';

const WEEKDAYS = '周日 周一 周二 周三 周四 周五 周六'.split(' ');

const day = (month: number, date: number) => `${month + 1}月${date}日`;

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

export const homeWords = {
  heroButton: '选择客房',
  roomsTitle: '我们的客房',
  luxuryButton: '立即预订',
  testimonialsTitle: '住客评价',
  atAGlance: '一览',
  openingTimes: '接待时间',
  location: '地址',
  support: '客户服务',
};

export const carouselWords = {
  label: '住客评价',
  role: '轮播',
  slideRole: '一条评价',
  previous: '上一条评价',
  next: '下一条评价',
  pause: '暂停轮播',
  play: '开始轮播',
  dot: (number: number) => `第 ${number} 条评价`,
  slide: (number: number, count: number) => `第 ${number} 条，共 ${count} 条`,
  quoted: (text: string) => `“${text}”`,
};

export const amenityWords = {
  'Free WiFi': '免费 WiFi',
  'Air conditioning': '空调',
  'Flat-screen TV': '平板电视',
  'Private bathroom': '独立卫浴',
  Minibar: '迷你吧',
  Safe: '保险箱',
  Desk: '书桌',
  Bathrobe: '浴袍',
  Slippers: '拖鞋',
  'Coffee machine': '咖啡机',
  'Sea view': '海景',
  Balcony: '阳台',
};

export const roomsWords = {
  title: '我们的客房',
  see: '查看客房',
  emptyTitle: '暂时没有可展示的客房',
  emptyText: '酒店添加的客房会显示在这里。',
  bestSeller: '最受欢迎',
  from: (price: string) => `${price}起`,
  perNight: '每晚',
  moreAmenities: (left: number) => `另有 ${left} 项`,
  withService: (total: string, isTaxed = false) => `含${isTaxed ? '税费' : '服务费'} ${total}`,
};

export const roomWords = {
  notFoundTitle: '未找到客房',
  notFoundText: '您要找的客房不存在。',
  unansweredTitle: '目前无法显示这间客房',
  unansweredText: '我们的服务器暂时没有回应。我们会继续尝试，一有回应，客房就会显示在这里。',
  askAgain: '重试',
  orCall: '或致电我们：',
  back: '返回客房列表',
  panelNote: '现在不会向您收费',
  bookButton: '立即预订',
  amenities: '设施',
  otherRooms: '其他客房',
  capacity: (guests: string) => `最多 ${guests}`,
};

export const bookingWords = {
  label: '预订',
  email: '电子邮箱',
  emailPlaceholder: 'you@example.com',
  guests: '人数',
  nights: '入住晚数',
  checkIn: '入住日期',
  departure: (date: string) => `退房 ${date}`,
  optional: '（选填）',
  roomPrice: '房价',
  priceOfNights: (nights: number, nightly: string) => `房价，${nights} 晚 × ${nightly}`,
  fee: (percent: string, name = '服务费') => `${name}（${percent}%）`,
  total: '合计',
  jump: '预订',
  full: '所选日期中有几晚已满房。',
  nextFree: '最近的空房日期：',
  stillAsk: '您也可以照样提交申请，我们会尽力安排。',
  needsScript: '在此预订需要 JavaScript。您也可以通过电话或电子邮件预订：',
};

export const aboutWords = {
  placeholder: (number: number) => `酒店图片 ${number}`,
  servicesTitle: '我们的服务',
  onwardLink: '我们的客房',
  galleryTitle: '酒店更多图片',
};

export const galleryWords = {
  previous: '上一张图片',
  next: '下一张图片',
  close: '关闭',
  place: (number: number, count: number) => `第 ${number} 张，共 ${count} 张`,
  of: (what: string) => `${what}的图片`,
  alt: (what: string, number: number) => `${what}，图片 ${number}`,
};

export const guestWords = {
  title: '添加姓名、电话或留言',
  name: '姓名',
  phone: '电话或 WhatsApp',
  message: '给酒店的留言',
  length: (written: string, max: string) => `${written}／${max} 个字符`,
};

export const calendarWords = {
  title: '选择入住日期',
  open: '打开日历',
  openAt: (date: string) => `打开日历，${date}`,
  previous: '上个月',
  next: '下个月',
  arrive: '请选择入住日期。',
  leave: '现在请选择退房日期，或保持不变。',
  legend: '划线表示已满',
  unknown: '目前无法显示哪些晚上已满。您可以申请任何日期。',
  fullMonth: (month: string) => `${month}没有空房。`,
  nextFree: '最近的空房日期：',
  clear: '不选日期',
  close: '完成',
  full: '已满',
  arrival: '入住',
  night: '入住期间',
  departure: '退房',
  stay: (from: string, to: string, nights: string) => `${from}至${to}，${nights}。`,
  weekdays: [
    ['一', '星期一'],
    ['二', '星期二'],
    ['三', '星期三'],
    ['四', '星期四'],
    ['五', '星期五'],
    ['六', '星期六'],
    ['日', '星期日'],
  ] as readonly (readonly [string, string])[],
};

export const goodToKnowWords = { title: '入住须知' };

export const gettingHereWords = {
  title: '如何到达',
  map: '前往酒店的地图',
  open: '查看路线',
};

export const contactWords = {
  title: '联系我们',
  formTitle: '发送留言',
  hotel: '酒店',
  location: '地址',
  phone: '服务电话',
  hours: '接待时间',
  emailLabel: '电子邮箱',
  follow: '关注我们',
  wechat: '微信',
  fields: { name: '姓名', email: '电子邮箱', subject: '主题', message: '留言' },
  send: '发送留言',
  sending: '正在发送……',
  trap: '请将此栏留空',
  needsScript: '在此发送需要 JavaScript。您也可以发邮件或致电：',
};

export const legalWords = {
  privacyTitle: '隐私政策',
  termsTitle: '服务条款',
  privacySummary: '本网站保存您的哪些信息、为什么保存、保存多久。',
  termsSummary: '关于预订申请、价格与确认的说明。',
  emptyTitle: '内容尚未发布',
  emptyText: '酒店还没有发布这段文字。如有疑问，请发邮件或致电。',
};

export const unsubscribeWords = {
  title: '退订资讯邮件',
  text: '我们会将您的地址从名单中移除，您将不再收到我们的资讯邮件。',
  button: '退订',
  done: '您的地址已从名单中移除。随时欢迎您回来。',
  unknown: '此地址已不在我们的名单中，或链接不完整。',
  failed: '操作未成功。请稍后再试，或发邮件给我们。',
};

export const faultWords = {
  part: '页面的这一部分目前无法显示。',
  room: '这间客房目前无法在此显示。',
  rooms: '我们的客房目前无法显示。请致电或发邮件，我们会为您介绍：',
  booking: '目前无法在此预订。请致电或发邮件，我们会为您预订：',
  message: '此表单目前无法使用。请致电或发邮件：',
  retry: '重试',
};

export const notFoundWords = {
  title: '未找到页面',
  link: '返回首页',
};

export const countWords = {
  nights: (nights: number) => `${nights} 晚`,
  guests: (guests: number) => `${guests} 位`,
  nightsInText: (nights: number) => `${nights} 晚`,
  guestsInText: (guests: number) => `${guests} 位客人`,
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

export const headWords = {
  title: (page: string, siteName: string) => `${page} – ${siteName}`,
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

const EMAIL_INVALID = '请输入有效的电子邮箱';
const PHONE_INVALID = '请输入数字电话号码，例如 +855 12 345 678';
const NAME_INVALID = '请在一行内填写姓名，不要包含网址或隐藏字符';
const LINE_INVALID = '请在一行内填写，不要包含隐藏字符';
const DATE_PAST = '请选择今天或之后的日期';
const DATE_TOO_FAR = '请选择两年以内的日期';

type Facts = Readonly<Record<string, unknown>>;

export const refusalWords = {
  'email-invalid': () => EMAIL_INVALID,
  'room-gone': () => '此客房已不再提供，请选择其他客房。',
  'too-many-guests': ({ capacity }: Facts) => `此客房最多入住 ${Number(capacity)} 位客人。`,
  'nights-out-of-range': () => '请选择 1 至 10 晚。',
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

export const roomTypeWords = { standard: '标准', deluxe: '豪华', premier: '尊贵' };

export const receiptWords = {
  title: '已收到您的预订申请',
  reference: '编号',
  room: '客房',
  arrival: '入住',
  departure: '退房',
  noDate: '待商定',
  stay: '住宿',
  nightsAndGuests: (nights: string, guests: string) => `${nights}，${guests}`,
  total: '合计',
  totalOpen: '确认时告知',
  answer: (email: string | undefined) =>
    `我们会阅读每一份申请，并回复至${email ? ` ${email}` : '您留下的邮箱'}。`,
  notBooked: '经我们确认后即成为预订。此前不会收取任何费用。',
  full: '其中有几晚目前已满。我们会尽力安排，并一定回复您。',
  wasFull: '您提交申请时，其中有几晚已满。我们会尽力安排，或建议其他日期，并一定回复您。',
  silence: '若一天之内没有收到我们的消息，请联系我们：',
  another: '再提交一份申请',
  withUs: (reference: string) => `我们已收到您的预订申请 ${reference}。`,
  show: '查看',
};

export const stayPageWords = {
  title: '您的预订',
  description: '您的预订申请及其进展。',
  waiting: '请稍候，正在查找。',
  heads: {
    pending: {
      title: '我们已收到您的预订申请',
      text: '经我们确认后即成为预订。此前不会收取任何费用。',
    },
    confirmed: { title: '您的预订已确认', text: '客房已为您保留，期待您的到来。' },
    declined: { title: '这次我们无法接待您', text: '十分抱歉。若其他日期合适，请联系我们。' },
    cancelled: { title: '此预订已取消', text: '客房已重新开放给其他客人。随时欢迎您再来。' },
    here: { title: '欢迎入住', text: '如有任何需要，请随时告知前台。' },
    past: { title: '感谢您的入住', text: '期待与您再会。' },
  },
  stepsLabel: '您的预订进程',
  steps: ['已收到申请', '已确认', '入住'],
  facts: {
    reference: '编号',
    arrival: '入住',
    departure: '退房',
    from: (time: string) => `${time} 起`,
    until: (time: string) => `${time} 前`,
    noDate: '待商定',
    stay: '住宿',
    guests: '人数',
    nightsAndGuests: (nights: string, guests: string) => `${nights}，${guests}`,
    price: '房价',
    total: '合计',
  },
  notice: {
    asked: '您已申请更改',
    askedText: '在我们答复之前，预订仍以上面所列为准。',
    accepted: '我们已同意您的更改',
    declined: '很抱歉，未能满足您的更改申请',
    quoted: (message: string) => `“${message}”`,
    answer: '我们的答复：',
  },
  actions: {
    label: '您可以',
    change: '申请更改',
    changeAgain: '申请其他更改',
    calendar: '添加到日历',
    cancel: '取消此预订',
  },
  change: {
    title: '申请更改',
    text: '在我们同意之前，一切不变。晚数不同，价格也会不同。',
    arrival: '入住',
    departure: (date: string) => `退房 ${date}`,
    nights: '晚数',
    guests: '人数',
    message: '给我们的留言',
    optional: '（选填）',
    send: '提交申请',
    close: '关闭',
    nextFree: '最近的空房日期：',
    dateInvalid: '请输入有效的日期',
    done: '我们已收到，会尽快答复您。',
    failed: '未能送达。您所写的内容仍在，请重试，或致电我们。',
  },
  cancelling: {
    question: '取消此预订？',
    text: '客房会立即提供给其他客人。取消时应付的费用，见下方“入住须知”。',
    yes: '是的，取消',
    no: '保留',
    done: '预订已取消。',
    already: '此预订先前已取消。',
    failed: '未能送达。请重试，或致电我们。',
  },
  closed: '现在已无法在此更改或取消。请致电我们。',
  linkEnds: (date: string) => `持有此链接的任何人都能查看、更改和取消此预订。链接有效至 ${date}。`,
  contactTitle: '联系我们',
  unknownTitle: '此链接没有对应的预订',
  unknownText: (days: number) =>
    `链接可能不完整，或已过期：退房 ${days} 天后即失效。请致电或发邮件给我们，我们会为您查找。`,
  replacedTitle: '此链接已更换',
  replacedText:
    '这次预订有了新的链接：请查看我们最近发给您的邮件。如果找不到，请致电或发邮件给我们。',
  unansweredTitle: '目前无法显示您的预订',
  unansweredText: '没有任何内容丢失。请稍后重试，或致电我们。',
  askAgain: '重试',
};

export const guestRefusalWords = {
  'change-empty': () => '内容与现在相同。请更改其中一项，或给我们留言。',
  'change-nights-full': () => '所选日期中有几晚已满房。',
  'stay-closed': () => '现在已无法在此更改或取消。请致电我们。',
};

export const stayRoomsWords = {
  title: '您预订的全部客房',
  thisOne: '见上方',
  from: (date: string) => `${date}入住`,
  status: {
    pending: '已申请',
    confirmed: '已确认',
    declined: '无法安排',
    cancelled: '已取消',
    here: '入住中',
    past: '已结束',
  },
  total: '全部客房合计',
  cancelAll: '取消全部客房',
  cancelOne: (room: string) => `只取消${room}`,
  changeOne: (room: string) => `这里更改的是${room}。其他客房如需更改，请写在下方。`,
};
