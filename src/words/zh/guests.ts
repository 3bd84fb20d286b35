/** What is between a guest and the hotel. */

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
    total: (then: string, now: string) => `更改后总价：${then}（现为 ${now}）`,
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

export const unsubscribeWords = {
  title: '退订资讯邮件',
  text: '我们会将您的地址从名单中移除，您将不再收到我们的资讯邮件。',
  button: '退订',
  done: '您的地址已从名单中移除。随时欢迎您回来。',
  unknown: '此地址已不在我们的名单中，或链接不完整。',
  failed: '操作未成功。请稍后再试，或发邮件给我们。',
};
