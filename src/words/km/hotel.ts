export const contactWords = {
  title: 'ទំនាក់ទំនង',
  formTitle: 'ផ្ញើសារ',
  hotel: 'សណ្ឋាគារ',
  location: 'ទីតាំង',
  phone: 'ទូរស័ព្ទសេវាអតិថិជន',
  hours: 'ម៉ោងបើក',
  emailLabel: 'អ៊ីមែល',
  follow: 'តាមដានយើង',
  wechat: 'WeChat',
  fields: { name: 'ឈ្មោះ', email: 'អ៊ីមែល', subject: 'ប្រធានបទ', message: 'សារ' },
  send: 'ផ្ញើសារ',
  sending: 'កំពុងផ្ញើ…',
  trap: 'សូមទុកប្រអប់នេះឱ្យនៅទទេ',
  needsScript: 'ការផ្ញើពីទីនេះត្រូវការ JavaScript។ លោកអ្នកក៏អាចសរសេរ ឬហៅទូរស័ព្ទបានដែរ៖',
};

export const gettingHereWords = {
  title: 'ផ្លូវមកកាន់យើង',
  map: 'ផែនទីផ្លូវមកកាន់សណ្ឋាគារ',
  open: 'មើលផ្លូវ',
};

export const moonWords = {
  hour: (clock: string) => clock,
  rising: {
    sea: (time: string) => `យប់នេះ ព្រះចន្ទរះពីសមុទ្រនៅម៉ោង ${time}។`,
    river: (time: string) => `យប់នេះ ព្រះចន្ទរះលើទន្លេនៅម៉ោង ${time}។`,
    hills: (time: string) => `យប់នេះ ព្រះចន្ទរះពីក្រោយភ្នំនៅម៉ោង ${time}។`,
    land: (time: string) => `យប់នេះ ព្រះចន្ទរះនៅម៉ោង ${time}។`,
  },
  full: {
    sea: (time: string) => `យប់នេះ ព្រះចន្ទពេញវង់ រះពីសមុទ្រនៅម៉ោង ${time}។`,
    river: (time: string) => `យប់នេះ ព្រះចន្ទពេញវង់ រះលើទន្លេនៅម៉ោង ${time}។`,
    hills: (time: string) => `យប់នេះ ព្រះចន្ទពេញវង់ រះពីក្រោយភ្នំនៅម៉ោង ${time}។`,
    land: (time: string) => `យប់នេះ ព្រះចន្ទពេញវង់ រះនៅម៉ោង ${time}។`,
  },
  fullTonight: 'យប់នេះ ព្រះចន្ទពេញវង់។',
  dark: 'យប់នេះគ្មានព្រះចន្ទទេ មេឃជារបស់ផ្កាយ។',
  sets: (time: string) => `យប់នេះ ព្រះចន្ទភ្លឺរហូតដល់ម៉ោង ${time}។`,
  fullNights: Array.from(
    { length: 10 },
    (_, index) => `នៅយប់ទី${index + 1} នៃការស្នាក់នៅរបស់លោកអ្នក ព្រះចន្ទពេញវង់។`,
  ) as readonly string[],
  fullOn: (date: string) => `នៅ${date} ព្រះចន្ទពេញវង់។`,
  phases: { full: 'ព្រះចន្ទពេញវង់', new: 'ខែដាច់' },
};

export const fullMoonWords = {
  title: 'កក់តាមព្រះចន្ទ',
  lead: 'យប់ព្រះចន្ទពេញវង់បន្ទាប់។ សូមមកដល់មុនមួយថ្ងៃ ព្រះចន្ទនឹងពេញវង់នៅយប់ទី២ របស់លោកអ្នក។',
  rises: (time: string) => `ព្រះចន្ទរះម៉ោង ${time}`,
  beside: (date: string) => `ទំនេរចាប់ពី ${date}៖`,
  notSo: 'មិនអាចកក់សម្រាប់យប់ទាំងពីរនេះទេ',
};
