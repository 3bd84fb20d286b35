import { spokenByStaff } from '../../words/spoken.ts';
import { errorToast, toastText } from '../../words/toast-text.ts';

/** What staff read of nights of other shops in the calendar and at the desk. */
const words = spokenByStaff({
  en: {
    nights: {
      failed: 'The nights of other shops cannot be loaded right now.',
      conflict: 'sold twice',
      label: (room: string, nights: string, shop: string) => `${room}, ${nights}, sold by ${shop}`,
      today: 'From other shops',
      arrives: (until: string) => `arrives today, until ${until}`,
      leaves: 'leaves today',
      stays: (until: string) => `until ${until}`,
      make: 'Make it a stay',
      makeOf: (shop: string, room: string) => `Make it a stay: ${shop}, ${room}`,
    },
    dialog: {
      title: 'Make it a stay',
      text: (shop: string, nights: string) =>
        `${shop}, ${nights}. It keeps its nights, and the figures count it for ${shop}.`,
      guest: 'Guest',
      email: 'E-mail',
      phone: 'Phone',
      guests: 'Guests',
      price: 'Paid for the room',
      priceHint: 'In dollars, as the shop says. Empty: what it costs here.',
      twice: 'Some of these nights are sold here as well. One of the two stays has to move first.',
      submit: 'Make it a stay',
    },
    refused: {
      isStay: 'It is a stay already.',
      notHeld: 'It holds these nights no longer. Look at the shop’s calendar again.',
    },
    toasts: { made: 'It is a stay now', failed: 'It could not be made a stay' },
  },
  km: {
    nights: {
      failed: 'មិនអាចផ្ទុកយប់នៃកន្លែងលក់ផ្សេងបានទេនៅពេលនេះ។',
      conflict: 'លក់ពីរដង',
      label: (room: string, nights: string, shop: string) => `${room}, ${nights}, លក់ដោយ ${shop}`,
      today: 'ពីកន្លែងលក់ផ្សេង',
      arrives: (until: string) => `មកដល់ថ្ងៃនេះ រហូតដល់ ${until}`,
      leaves: 'ចាកចេញថ្ងៃនេះ',
      stays: (until: string) => `រហូតដល់ ${until}`,
      make: 'បង្កើតជាការស្នាក់នៅ',
      makeOf: (shop: string, room: string) => `បង្កើតជាការស្នាក់នៅ៖ ${shop}, ${room}`,
    },
    dialog: {
      title: 'បង្កើតជាការស្នាក់នៅ',
      text: (shop: string, nights: string) =>
        `${shop}, ${nights}។ វារក្សាយប់ដដែល ហើយតួលេខរាប់វាសម្រាប់ ${shop}។`,
      guest: 'ភ្ញៀវ',
      email: 'អ៊ីមែល',
      phone: 'ទូរស័ព្ទ',
      guests: 'ចំនួនភ្ញៀវ',
      price: 'បានបង់ថ្លៃបន្ទប់',
      priceHint: 'គិតជាដុល្លារ ដូចកន្លែងលក់បានប្រាប់។ បើទទេ៖ តម្លៃនៅទីនេះ។',
      twice: 'យប់ខ្លះក៏ត្រូវបានលក់នៅទីនេះដែរ។ ការស្នាក់នៅមួយក្នុងចំណោមពីរត្រូវផ្លាស់ប្ដូរជាមុនសិន។',
      submit: 'បង្កើតជាការស្នាក់នៅ',
    },
    refused: {
      isStay: 'វាជាការស្នាក់នៅរួចហើយ។',
      notHeld: 'វាលែងកាន់យប់ទាំងនេះហើយ។ សូមមើលប្រតិទិនកន្លែងលក់ម្ដងទៀត។',
    },
    toasts: { made: 'ឥឡូវវាជាការស្នាក់នៅ', failed: 'មិនអាចបង្កើតជាការស្នាក់នៅបានទេ' },
  },
});

export const shopNightsWords = words.nights;
export const eventStayWords = words.dialog;
export const eventRefusalWords = words.refused;

export const eventStayToasts = {
  made: toastText(words.toasts.made),
  failed: errorToast(words.toasts.failed),
};
