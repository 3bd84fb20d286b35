import { spoken } from '@/words/spoken';

/** What is told of a stay whose price is not one number for each night. */
export const words = spoken({
  en: {
    extras: 'Add to your stay',
    per: {
      stay: 'per stay',
      night: 'per night',
      guest: 'per guest',
      guest_night: 'per guest and night',
    },
    free: 'free of charge',
    /** Of a field beside an extra that one may have several times. */
    howMany: (name: string) => `How many: ${name}`,
    haveCode: 'I have a promo code',
    code: 'Promo code',
    apply: 'Apply',
    codeCounts: 'Your promo code has been applied.',
    codeWrong: 'This code is not valid. Please check the spelling.',
    codeRoom: 'This code is not valid for this room.',
    codeUsedUp: 'This code has been used up.',
    codeEarly: (date: string) => `This code is valid for arrivals from ${date}.`,
    codeExpired: (date: string) => `This code was valid for arrivals until ${date}.`,
    codeBusy:
      'Too many codes have been tried from your network. Please try again in an hour, or remove the code.',
    roomPrice: (parts: readonly string[]) => `Room price, ${parts.join(', ')}`,
    /** Behind what they come to. */
    forNights: (nights: string) => `for ${nights}`,
    /** Those beyond who is included in the price. */
    furtherGuests: (guests: number, each: string) => `Additional guests: ${guests} (${each})`,
    discount: 'Discount',
    byDate: 'The price depends on your dates.',
    failed:
      'We cannot work out the price right now. You can still send your request: we will tell you the price when we confirm it.',
    changed: (total: string) =>
      `The price is now ${total}. Press Book Now to send your request at this price.`,
    gone: (name: string) => `${name} is no longer offered and was removed.`,
    leastNights: (from: string, until: string, nights: string) =>
      from === until
        ? `On ${from}: ${nights} or more.`
        : `From ${from} to ${until}: ${nights} or more.`,
    stayNights: (nights: string) => `Stay ${nights}`,
    arrivalDays: (days: readonly string[]) =>
      `On these dates, guests can arrive only on: ${days.join(', ')}.`,
    arriveOn: (date: string) => `Arrive ${date}`,
  },
  fr: {
    extras: 'Ajouter à votre séjour',
    per: {
      stay: 'par séjour',
      night: 'par nuit',
      guest: 'par personne',
      guest_night: 'par personne et par nuit',
    },
    free: 'offert',
    howMany: (name: string) => `Quantité\u00a0: ${name}`,
    haveCode: 'J’ai un code promo',
    code: 'Code promo',
    apply: 'Appliquer',
    codeCounts: 'Votre code est pris en compte.',
    codeWrong: 'Ce code n’est pas reconnu. Vérifiez votre saisie.',
    codeRoom: 'Ce code n’est pas valable pour cette chambre.',
    codeUsedUp: 'Ce code n’est plus disponible.',
    codeEarly: (date: string) => `Ce code est valable pour les arrivées à partir du ${date}.`,
    codeExpired: (date: string) => `Ce code était valable pour les arrivées jusqu’au ${date}.`,
    codeBusy:
      'Trop de codes ont été essayés depuis votre réseau. Réessayez dans une heure, ou retirez le code.',
    roomPrice: (parts: readonly string[]) => `Prix de la chambre, ${parts.join(', ')}`,
    forNights: (nights: string) => `pour ${nights}`,
    furtherGuests: (guests: number, each: string) =>
      `Voyageurs supplémentaires\u00a0: ${guests} (${each})`,
    discount: 'Réduction',
    byDate: 'Le prix dépend de vos dates.',
    failed:
      'Le prix ne peut pas être calculé pour le moment. Vous pouvez tout de même envoyer votre demande\u00a0: nous vous indiquerons le prix avec notre confirmation.',
    changed: (total: string) =>
      `Le prix est maintenant de ${total}. Appuyez sur «\u00a0Réserver\u00a0» pour envoyer votre demande à ce prix.`,
    gone: (name: string) =>
      `«\u00a0${name}\u00a0» n’est plus disponible\u00a0: cette option ne figure plus dans votre demande.`,
    leastNights: (from: string, until: string, nights: string) =>
      from === until
        ? `Le ${from}\u00a0: séjour minimum de ${nights}.`
        : `Du ${from} au ${until}\u00a0: séjour minimum de ${nights}.`,
    stayNights: (nights: string) => `Choisir ${nights}`,
    arrivalDays: (days: readonly string[]) =>
      `À ces dates, arrivée possible uniquement le ${days.join(', ')}.`,
    arriveOn: (date: string) => `Arriver le ${date}`,
  },
  km: {
    extras: 'បន្ថែមលើការស្នាក់នៅ',
    per: {
      stay: 'ក្នុងមួយការស្នាក់នៅ',
      night: 'ក្នុងមួយយប់',
      guest: 'សម្រាប់ម្នាក់',
      guest_night: 'សម្រាប់ម្នាក់ក្នុងមួយយប់',
    },
    free: 'ឥតគិតថ្លៃ',
    howMany: (name: string) => `ចំនួន៖ ${name}`,
    haveCode: 'ខ្ញុំមានកូដបញ្ចុះតម្លៃ',
    code: 'កូដបញ្ចុះតម្លៃ',
    apply: 'ប្រើកូដ',
    codeCounts: 'កូដបញ្ចុះតម្លៃរបស់លោកអ្នកត្រូវបានប្រើហើយ។',
    codeWrong: 'កូដនេះមិនត្រឹមត្រូវទេ។ សូមលោកអ្នកពិនិត្យម្ដងទៀត។',
    codeRoom: 'កូដនេះមិនសម្រាប់បន្ទប់នេះទេ។',
    codeUsedUp: 'កូដនេះត្រូវបានប្រើអស់ហើយ។',
    codeEarly: (date: string) => `កូដនេះប្រើបានសម្រាប់ការចូលស្នាក់នៅចាប់ពី${date}។`,
    codeExpired: (date: string) => `កូដនេះប្រើបានសម្រាប់ការចូលស្នាក់នៅត្រឹម${date}ប៉ុណ្ណោះ។`,
    codeBusy: 'មានការបញ្ចូលកូដច្រើនដងពេកពីបណ្ដាញរបស់លោកអ្នក។ សូមព្យាយាមម្ដងទៀតក្នុងមួយម៉ោងទៀត ឬលុបកូដចេញ។',
    roomPrice: (parts: readonly string[]) => `តម្លៃបន្ទប់ ${parts.join(', ')}`,
    forNights: (nights: string) => `សម្រាប់ ${nights}`,
    furtherGuests: (guests: number, each: string) => `ភ្ញៀវបន្ថែម៖ ${guests} (${each})`,
    discount: 'បញ្ចុះតម្លៃ',
    byDate: 'តម្លៃអាស្រ័យលើកាលបរិច្ឆេទរបស់លោកអ្នក។',
    failed: 'យើងមិនអាចគណនាតម្លៃបានទេនៅពេលនេះ។ លោកអ្នកនៅតែអាចផ្ញើសំណើបាន៖ យើងនឹងប្រាប់តម្លៃ នៅពេលបញ្ជាក់ការកក់។',
    changed: (total: string) => `ឥឡូវនេះតម្លៃគឺ ${total}។ សូមចុចប៊ូតុងកក់ម្ដងទៀត ដើម្បីផ្ញើសំណើតាមតម្លៃនេះ។`,
    gone: (name: string) => `${name} លែងផ្ដល់ជូនហើយ ដូច្នេះយើងបានដកវាចេញពីសំណើរបស់លោកអ្នក។`,
    leastNights: (from: string, until: string, nights: string) =>
      from === until ? `ថ្ងៃ ${from}៖ យ៉ាងតិច ${nights}។` : `ពី ${from} ដល់ ${until}៖ យ៉ាងតិច ${nights}។`,
    stayNights: (nights: string) => `ស្នាក់នៅ ${nights}`,
    arrivalDays: (days: readonly string[]) =>
      `ក្នុងរយៈពេលនេះ លោកអ្នកអាចចូលស្នាក់នៅតែថ្ងៃ៖ ${days.join(', ')}។`,
    arriveOn: (date: string) => `ចូលស្នាក់នៅ${date}`,
  },
  zh: {
    extras: '加购服务',
    per: { stay: '每次预订', night: '每晚', guest: '每人', guest_night: '每人每晚' },
    free: '免费',
    howMany: (name: string) => `${name}数量`,
    haveCode: '我有优惠码',
    code: '优惠码',
    apply: '使用',
    codeCounts: '优惠码已生效。',
    codeWrong: '优惠码无效，请检查输入是否正确。',
    codeRoom: '此优惠码不适用于这间客房。',
    codeUsedUp: '此优惠码的使用次数已满。',
    codeEarly: (date: string) => `此优惠码适用于${date}起的入住。`,
    codeExpired: (date: string) => `此优惠码仅限${date}（含）前入住使用。`,
    codeBusy: '您所在的网络尝试优惠码的次数过多，请一小时后再试，或不使用优惠码。',
    roomPrice: (parts: readonly string[]) => `房价，${parts.join('，')}`,
    forNights: (nights: string) => `共 ${nights}`,
    furtherGuests: (guests: number, each: string) => `额外住客：${guests} 位（${each}）`,
    discount: '优惠',
    byDate: '价格随入住日期而定。',
    failed: '目前无法计算价格。您仍可提交预订申请，我们会在确认预订时告知价格。',
    changed: (total: string) => `现在的价格为 ${total}。再次点击预订按钮，即按此价格提交申请。`,
    gone: (name: string) => `${name}已停止提供，已从您的申请中移除。`,
    leastNights: (from: string, until: string, nights: string) =>
      from === until ? `${from}：最少连住 ${nights}。` : `${from}至${until}：最少连住 ${nights}。`,
    stayNights: (nights: string) => `改为连住 ${nights}`,
    arrivalDays: (days: readonly string[]) => `此时段仅可在以下日子入住：${days.join('、')}。`,
    arriveOn: (date: string) => `改为${date}入住`,
  },
});
