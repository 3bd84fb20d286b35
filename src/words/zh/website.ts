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

export const aboutWords = {
  placeholder: (number: number) => `酒店图片 ${number}`,
  servicesTitle: '我们的服务',
  onwardLink: '我们的客房',
  galleryTitle: '酒店更多图片',
};

export const legalWords = {
  privacyTitle: '隐私政策',
  termsTitle: '服务条款',
  privacySummary: '本网站保存您的哪些信息、为什么保存、保存多久。',
  termsSummary: '关于预订申请、价格与确认的说明。',
  emptyTitle: '内容尚未发布',
  emptyText: '酒店还没有发布这段文字。如有疑问，请发邮件或致电。',
};

export const seasonWords = {
  title: '各时段房价',
  other: '其他日期',
  season: '时段',
  least: '最少晚数',
  orMore: (nights: string) => `${nights}起`,
};

export const unpublishedWords = {
  title: '尚未发布',
  text: '只有持有此链接的人才能看到此页面。',
  unknownTitle: '此链接已失效',
  unknownText: '链接可能已超过一周，请索取新的链接。',
  unansweredTitle: '暂时无法显示此页',
  unansweredText: '请稍后再试。',
  askAgain: '再试一次',
  waiting: '请稍候。',
};

export const pressWords = {
  write: '给我们留言',
  call: (phone: string) => `致电 ${phone}`,
  page: '了解更多',
};

export const markWords: Record<string, readonly [mark: string, meaning: string]> = {
  vegetarian: ['素食', '不含肉类和鱼类'],
  vegan: ['纯素', '不含任何动物成分'],
  spicy: ['辣', '加有辣椒'],
  glutenFree: ['无麸质', '不含麸质原料'],
  seafood: ['海鲜', '含鱼类或贝类'],
  signature: ['招牌', '本店招牌菜'],
};

export const offerFactWords = {
  atFullMoon: '满月之夜',
  when: '适用日期',
  between: (from: string, until: string) => `${from}至${until}`,
  from: (day: string) => `${day}起`,
  until: (day: string) => `至${day}`,
  included: '套餐包含',
  rooms: '客房',
  price: '价格',
  code: '优惠码',
};

export const starterTexts = {
  restaurant: '餐厅',
  atOurTable: '在我们的餐桌旁',
  menu: '菜单',
  starters: '前菜',
  mains: '主菜',
  desserts: '甜品',
  kitchenHours: '供餐时间',
  breakfast: '早餐',
  lunch: '午餐',
  dinner: '晚餐',
  bookATable: '预订餐位',
  spa: '水疗',
  timeForYourself: '留给自己的时光',
  treatments: '疗程',
  howAVisitGoes: '到访流程',
  goodToKnow: '入住须知',
  hours: '开放时间',
  whatToWear: '着装',
  askForATime: '预约时间',
  experiences: '体验',
  daysOut: '从酒店出发的日子',
  whatWeArrange: '我们为您安排',
  whereEverythingIs: '位置一览',
  whatToSee: '您想看什么？',
  offers: '优惠',
  reasonsToStay: '多住几日的理由',
  howItWorks: '如何使用',
  howToBook: '如何预订',
  ifPlansChange: '如行程有变',
  rooms: '客房',
  pricePerNight: '查看每晚房价',
  gettingHere: '如何到达',
  weddings: '婚礼',
  yourWeddingWithUs: '在这里举办您的婚礼',
  howTheDayGoes: '当日流程',
  thePlaces: '场地',
  whatItCosts: '费用',
  inFigures: '数字一览',
  guestsAtTable: '位宾客（最多）',
  roomsForThem: '间客房',
  tellUsTheDay: '告诉我们日子',
  journal: '札记',
  fromTheJournal: '酒店札记',
  comeAndSee: '来看看',
  aboutUs: '关于我们',
};

export const starterGaps = {
  known: '您最为人称道之处',
  summary: '用一句话说明客人在这里能找到什么',
  story: '用您自己的话写两三句',
  title: '故事标题',
  dish: '一道菜',
  treatment: '一项疗程',
  trip: '一次出游',
  offer: '优惠名称',
  included: '包含的一项',
  service: '场地或服务',
  step: '安排内容',
  line: '简短说明',
  price: '价格',
  time: '时间',
  number: '数字',
  answer: '您这里的情况',
};
