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

export const gettingHereWords = {
  title: '如何到达',
  map: '前往酒店的地图',
  open: '查看路线',
};

export const moonWords = {
  hour: (clock: string) => clock,
  rising: {
    sea: (time: string) => `今晚月亮 ${time} 从海上升起。`,
    river: (time: string) => `今晚月亮 ${time} 从河面升起。`,
    hills: (time: string) => `今晚月亮 ${time} 从山后升起。`,
    land: (time: string) => `今晚月亮 ${time} 升起。`,
  },
  full: {
    sea: (time: string) => `今晚满月，${time} 从海上升起。`,
    river: (time: string) => `今晚满月，${time} 从河面升起。`,
    hills: (time: string) => `今晚满月，${time} 从山后升起。`,
    land: (time: string) => `今晚满月，${time} 升起。`,
  },
  fullTonight: '今晚满月。',
  dark: '今晚无月，满天都是星星。',
  sets: (time: string) => `今晚月落 ${time}。`,
  fullNights: [...'一二三四五六七八九十'].map(
    (night) => `您入住的第${night}晚是满月。`,
  ) as readonly string[],
  fullOn: (date: string) => `${date}是满月。`,
  phases: { full: '满月', new: '新月' },
};

export const fullMoonWords = {
  title: '按月圆订房',
  lead: '接下来的月圆之夜。提前一天入住，第二晚正好满月。',
  rises: (time: string) => `月出 ${time}`,
  beside: (date: string) => `${date}起有房：`,
  notSo: '这两晚不能预订',
};
