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
  forNights: (nights: string) => `共 ${nights}`,
  everything: '全部费用已含',
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

export const roomTypeWords = { standard: '标准', deluxe: '豪华', premier: '尊贵' };

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
  free: '这些夜晚有空房。',
  otherRooms: '这几晚有空的其他房型：',
  nextFree: '最近的空房日期：',
  stillAsk: '您仍可提交申请，申请会等候这些夜晚：一旦有空房，我们先处理最早的申请，并给您写信。',
  needsScript: '在此预订需要 JavaScript。您也可以通过电话或电子邮件预订：',
  extras: '加购服务',
  askOn: (network: string) => `用 ${network} 咨询`,
  askAbout: (room: string) => `您好，我想咨询${room}。`,
  askFor: (guests: string, total?: string) => `${guests}${total ? `，共 ${total}` : ''}。`,
  haveCode: '我有优惠码',
  byDate: '价格随入住日期而定。',
  withUs: (reference: string) => `我们已收到您的预订申请 ${reference}。`,
  showRequest: '查看',
};

export const searchWords = {
  arrive: '入住日期',
  ages: '儿童年龄',
  agesHint: '入住时的年龄，例如 4, 9。儿童也计入客人人数。',
  see: '查看空房',
  needsScript: '请来电或来信查询空房：',
};

export const searchAnswerWords = {
  free: (rooms: number) => `有 ${rooms} 种客房可订`,
  noneAlone: (guests: number) => `没有一间能住下 ${guests} 人`,
  none: '所选日期没有可订的客房',
  waiting: '正在查找空房……',
  failed: '目前无法得知哪些客房有空。您仍可申请任意一间。',
  leftOut: (fields: readonly string[]) =>
    `此网址有部分内容无法识别，已忽略：${fields.join('、')}。`,
  parts: '价格包含什么',
  last: '仅剩最后一间',
  share: '分享',
  isFull: '所选夜晚已满房',
  sleeps: (guests: string) => `可住 ${guests}`,
  leastNights: (nights: string, period: string) => `${period}最少连住 ${nights}`,
  otherDays: '此客房的其他日期',
  others: '不适合此次入住',
  together: '一起入住',
  togetherText: '同一时间入住多间客房。',
  after: '先后入住',
  afterText: '中途换房一次，两段分别按各自的夜晚计价。',
  near: '相近的日期',
  nearText: '晚数相同，稍早或稍晚入住。',
};

export const severalRoomsWords = {
  choose: '选择',
  chooseRoom: (room: string) => `选择${room}`,
  chooseAll: '选择这些客房',
  another: '再加一间',
  takeOut: (room: string) => `移除${room}`,
  label: '已选客房',
  rooms: (rooms: number) => `${rooms} 间客房`,
  bar: (rooms: string, guests: string, total: string) => `${rooms}，${guests}，${total}`,
  toForm: '申请这些客房',
  title: '一次申请全部客房',
  withoutRoom: (guests: string) => `尚未安排客房：${guests}。`,
  ofRoom: (room: string, sentence: string) => `${room}：${sentence}`,
};

export const stayPriceWords = {
  per: { stay: '每次预订', night: '每晚', guest: '每人', guest_night: '每人每晚' },
  free: '免费',
  howMany: (name: string) => `${name}数量`,
  code: '优惠码',
  apply: '使用',
  codeCounts: '优惠码已生效。',
  codeWrong: '优惠码无效，请检查输入是否正确。',
  codeMoon: '此优惠码仅适用于满月之夜的住宿。',
  atFullMoon: '满月之夜',
  goneMoon: (name: string) => `${name}仅在满月之夜提供，已从您的请求中去掉。`,
  codeRoom: '此优惠码不适用于这间客房。',
  codeUsedUp: '此优惠码的使用次数已满。',
  codeEarly: (date: string) => `此优惠码适用于${date}起的入住。`,
  codeExpired: (date: string) => `此优惠码仅限${date}（含）前入住使用。`,
  codeBusy: '您所在的网络尝试优惠码的次数过多，请一小时后再试，或不使用优惠码。',
  roomPrice: (parts: readonly string[]) => `房价，${parts.join('，')}`,
  furtherGuests: (guests: number, each: string) => `额外住客：${guests} 位（${each}）`,
  children: (ages: string, each: string) => `儿童（${ages} 岁）：${each}`,
  discount: '优惠',
  failed: '目前无法计算价格。您仍可提交预订申请，我们会在确认预订时告知价格。',
  changed: (total: string) => `现在的价格为 ${total}。再次点击预订按钮，即按此价格提交申请。`,
  gone: (name: string) => `${name}已停止提供，已从您的申请中移除。`,
  leastNights: (from: string, until: string, nights: string) =>
    from === until ? `${from}：最少连住 ${nights}。` : `${from}至${until}：最少连住 ${nights}。`,
  stayNights: (nights: string) => `改为连住 ${nights}`,
  arrivalDays: (days: readonly string[]) => `此时段仅可在以下日子入住：${days.join('、')}。`,
  arriveOn: (date: string) => `改为${date}入住`,
};

export const nightPriceWords = {
  noArrival: '不可办理入住',
  noArrivalOn: (date: string) => `${date}不可办理入住，但可以退房。`,
  legend: '点线：当日不可办理入住',
  orMore: (nights: string) => `${nights}起`,
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
  full: '其中有几晚目前已满，您的申请正在等候。一旦有空房，我们先处理最早的申请。无论如何都会回复您。',
  wasFull:
    '您提交申请时，其中有几晚已满，您的申请正在等候。一旦有空房，我们先处理最早的申请。我们也可能建议其他日期，无论如何都会回复您。',
  silence: '若一天之内没有收到我们的消息，请联系我们：',
  another: '再提交一份申请',
};

export const goodToKnowWords = { title: '入住须知' };
