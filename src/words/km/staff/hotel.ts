/** Editors of what the hotel is. */

export const contactEditorWords = {
  title: 'ទំនាក់ទំនង',
  purpose: 'អ្វីដែលទំព័រទំនាក់ទំនងប្រាប់ និងអ្វីដែលភ្ញៀវអានមុនកក់។',
  detailsTab: 'ព័ត៌មានលម្អិត',
  detailsPurpose: 'របៀបដែលភ្ញៀវរកឃើញ និងទាក់ទងសណ្ឋាគារ។',
  siteConfigPurpose: 'បង្ហាញខាងក្រោមទំព័រ ក្នុងទំព័រទំនាក់ទំនង និងក្រោមរូបភាពបើកទំព័រ។',
  labels: {
    openingHours: 'ម៉ោងបើក',
    location: 'ទីតាំង',
    phone: 'ទូរស័ព្ទសេវាអតិថិជន',
    countryCode: 'លេខកូដប្រទេស',
    email: 'អ៊ីមែល',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    line: 'LINE',
    wechat: 'WeChat',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    messenger: 'Messenger',
    tripadvisor: 'Tripadvisor',
    googleMaps: 'Google Maps',
  },
  socialLinks: 'តំណបណ្ដាញសង្គម',
  socialHint: 'រូបតំណាងដែលគ្មានអាសយដ្ឋានមិនបង្ហាញទេ។',
  countryCodeHint: 'សម្រាប់លេខដែលចាប់ផ្ដើមដោយ 0 ទាំងរបស់អ្នក និងរបស់ភ្ញៀវ។',
  nameHint: '@ឈ្មោះ ឬតំណមួយ។',
  weChatHint: 'លេខសម្គាល់ WeChat របស់អ្នក៖ ភ្ញៀវស្វែងរកតាមនោះ។',
  whatsAppHint: 'លេខទូរស័ព្ទ ឬតំណមួយ។',
  telegramHint: 'លេខទូរស័ព្ទ @ឈ្មោះ ឬតំណមួយ។',
  messengerHint: 'ឧទាហរណ៍ m.me/your-page។',
  googleMapsHint: 'សូមចែករំលែកសណ្ឋាគាររបស់អ្នកក្នុង Google Maps រួចបិទភ្ជាប់តំណ។',
};

export const gettingHereEditorWords = {
  title: 'ផ្លូវមកកាន់យើង',
  purpose: 'ក្នុងទំព័រទំនាក់ទំនង។ បើគ្មានផែនទី និងគ្មានចម្ងាយ វាមិនបង្ហាញទេ។',
  labels: { map: 'ផែនទី', mapLink: 'តំណទៅផែនទី', coordinates: 'និយាមកា', distances: 'ចម្ងាយ' },
  mapHint: 'គំនូរ ឬរូបថតផ្លូវ។ សមាមាត្របីលើពីរពេញស៊ុម។ វាមិនត្រូវកាត់ទេ។',
  mapLinkHint: 'បើគ្មាន វានាំទៅនិយាមការបស់អ្នក ឬអាសយដ្ឋាន Google Maps។',
  coordinatesHint:
    'ក្នុងផែនទី សូមចុចឱ្យយូរលើសណ្ឋាគាររបស់អ្នក រួចចម្លងលេខទាំងពីរ ឧទាហរណ៍ 10.4829, 104.3167។ ម៉ាស៊ីនស្វែងរកក៏ដឹងដែរ។',
  distancesHint: 'កន្លែងដែលភ្ញៀវសួររក ឧទាហរណ៍ ផ្សារ៖ ជិះតុកតុក 10 នាទី។',
  place: 'កន្លែង',
  way: 'ឆ្ងាយប៉ុណ្ណា',
};

export const moonEditorWords = {
  title: 'ព្រះចន្ទ',
  purpose:
    'ព្រះចន្ទនៃយប់នេះ ក្នុងរូបភាពបើកទំព័រ ក្រោមយប់នីមួយៗនៃប្រតិទិន នៅបាតទំព័រ និងសម្រាប់ភ្ញៀវដែលស្នាក់នៅចំថ្ងៃពេញវង់។ ម៉ោងរះគណនាតាមនិយាមការរបស់អ្នក (ផ្លូវមកកាន់យើង)។',
  labels: {
    over: 'ព្រះចន្ទរះ',
    rising: 'ពេលវារះ',
    full: 'ពេលពេញវង់',
    dark: 'ពេលគ្មានព្រះចន្ទ',
  },
  over: {
    off: 'មិនបង្ហាញព្រះចន្ទ',
    sea: 'ពីសមុទ្រ',
    river: 'លើទន្លេ',
    hills: 'ពីក្រោយភ្នំ',
    land: 'កន្លែងផ្សេង',
  },
  overHint: 'ដូចដែលភ្ញៀវរបស់អ្នកឃើញពីផ្ទះ។',
  optional: '(មិនបង្ខំ)',
  timeHint: 'ប្រយោគរបស់អ្នកផ្ទាល់។ {time} ក្លាយជាម៉ោងដែលវារះ។',
  nothing: 'ព្រះចន្ទមិនបង្ហាញដល់ភ្ញៀវទេ។',
  light: (lit: number, age: string) => `ល្ងាចនេះ ព្រះចន្ទភ្លឺ ${lit}% មានអាយុ ${age} ថ្ងៃ។`,
};

export const houseFactsWords = {
  title: 'ព័ត៌មានអំពីសណ្ឋាគារ',
  purpose:
    'អ៊ីមែលអាចប្រើព័ត៌មាននេះ លិខិតបញ្ជាក់ និងទំព័រផ្ទាល់របស់ភ្ញៀវបង្ហាញម៉ោង ម៉ាស៊ីនស្វែងរកក៏ដឹងដែរ ហើយបន្ទប់ជ្រើសរើសគ្រឿងបរិក្ខារពីទីនេះ។ អ្វីដែលភ្ញៀវអានលើទំព័រ សូមសរសេរក្នុងព័ត៌មានគួរដឹង និងលក្ខខណ្ឌ។',
  labels: {
    checkIn: 'ម៉ោងចូលស្នាក់នៅចាប់ពី',
    checkOut: 'ម៉ោងចាកចេញត្រឹម',
    freeCancelDays: 'បោះបង់ដោយឥតគិតថ្លៃរហូតដល់',
    amenities: 'គ្រឿងបរិក្ខាររបស់សណ្ឋាគារផ្ទាល់',
  },
  freeCancelHint: 'ថ្ងៃចុងក្រោយដែលភ្ញៀវអាចបោះបង់ដោយមិនបង់ប្រាក់។',
  neverFree: 'គ្មានការបោះបង់ដោយឥតគិតថ្លៃ',
  freeUntil: (days: number) => (days === 0 ? 'ថ្ងៃចូលស្នាក់នៅ' : `${days} ថ្ងៃមុនថ្ងៃចូលស្នាក់នៅ`),
  amenitiesHint: 'បន្ថែមលើដប់ពីរមុខដែលសណ្ឋាគារទាំងអស់អាចជ្រើស។ សូមគូសធីកពេលកែបន្ទប់។',
  amenity: 'គ្រឿងបរិក្ខារ',
  notTold: 'មិនបញ្ជាក់',
};
