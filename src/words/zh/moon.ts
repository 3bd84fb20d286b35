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
