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
    haveCode: 'I have a code',
    code: 'Code',
    apply: 'Apply',
    codeCounts: 'Your code is taken into account.',
    codeWrong: 'We do not know this code. Please check how it is written.',
    codeRoom: 'This code is not for this room.',
    codeUsedUp: 'This code has been used up.',
    codeEarly: (date: string) => `This code is for arrivals from ${date} on.`,
    codeExpired: (date: string) => `This code was for arrivals until ${date}.`,
    codeBusy:
      'Too many codes have been tried from your network. Please try again in an hour, or take the code out.',
    roomPrice: (parts: readonly string[]) => `Room price, ${parts.join(', ')}`,
    /** Behind what they come to. */
    forNights: (nights: string) => `for ${nights}`,
    /** Those beyond who is included in the price. */
    furtherGuests: (guests: number, each: string) => `Further guests: ${guests} (${each})`,
    discount: 'Discount',
    byDate: 'The price depends on your dates.',
    failed:
      'We cannot work out the price right now. You can send your request all the same: the price is confirmed with it.',
    changed: (total: string) =>
      `The price is now ${total}. Press Book Now to send your request at this price.`,
    gone: (name: string) => `${name} is no longer offered and was taken out.`,
    leastNights: (from: string, until: string, nights: string) =>
      from === until
        ? `On ${from}: ${nights} or more.`
        : `From ${from} to ${until}: ${nights} or more.`,
    stayNights: (nights: string) => `Stay ${nights}`,
    arrivalDays: (days: readonly string[]) =>
      `At this time of year one arrives on: ${days.join(', ')}.`,
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
    howMany: (name: string) => `Combien\u00a0: ${name}`,
    haveCode: 'J’ai un code',
    code: 'Code',
    apply: 'Appliquer',
    codeCounts: 'Votre code est pris en compte.',
    codeWrong: 'Nous ne connaissons pas ce code. Vérifiez s’il est bien écrit.',
    codeRoom: 'Ce code ne vaut pas pour cette chambre.',
    codeUsedUp: 'Ce code est épuisé.',
    codeEarly: (date: string) => `Ce code vaut pour une arrivée à partir du ${date}.`,
    codeExpired: (date: string) => `Ce code valait pour une arrivée jusqu’au ${date}.`,
    codeBusy:
      'Trop de codes ont été essayés depuis votre réseau. Réessayez dans une heure, ou retirez le code.',
    roomPrice: (parts: readonly string[]) => `Prix de la chambre, ${parts.join(', ')}`,
    forNights: (nights: string) => `pour ${nights}`,
    furtherGuests: (guests: number, each: string) => `Personnes en plus\u00a0: ${guests} (${each})`,
    discount: 'Réduction',
    byDate: 'Le prix dépend de vos dates.',
    failed:
      'Le prix ne peut pas être calculé pour le moment. Vous pouvez tout de même envoyer votre demande\u00a0: le prix sera confirmé avec elle.',
    changed: (total: string) =>
      `Le prix est maintenant de ${total}. Appuyez sur Réserver pour envoyer votre demande à ce prix.`,
    gone: (name: string) => `${name} n’est plus proposé et a été retiré.`,
    leastNights: (from: string, until: string, nights: string) =>
      from === until
        ? `Le ${from}\u00a0: ${nights} au moins.`
        : `Du ${from} au ${until}\u00a0: ${nights} au moins.`,
    stayNights: (nights: string) => `Rester ${nights}`,
    arrivalDays: (days: readonly string[]) =>
      `À cette période, les jours d’arrivée sont\u00a0: ${days.join(', ')}.`,
    arriveOn: (date: string) => `Arriver ${date}`,
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
    haveCode: 'ខ្ញុំមានកូដ',
    code: 'កូដ',
    apply: 'ប្រើកូដ',
    codeCounts: 'កូដរបស់លោកអ្នកត្រូវបានគិតបញ្ចូលហើយ។',
    codeWrong: 'យើងមិនស្គាល់កូដនេះទេ។ សូមពិនិត្យមើលការសរសេរម្ដងទៀត។',
    codeRoom: 'កូដនេះមិនសម្រាប់បន្ទប់នេះទេ។',
    codeUsedUp: 'កូដនេះត្រូវបានប្រើអស់ហើយ។',
    codeEarly: (date: string) => `កូដនេះសម្រាប់ការមកដល់ចាប់ពី${date}។`,
    codeExpired: (date: string) => `កូដនេះសម្រាប់ការមកដល់ត្រឹម${date}ប៉ុណ្ណោះ។`,
    codeBusy: 'មានការសាកកូដច្រើនពេកពីបណ្ដាញរបស់លោកអ្នក។ សូមសាកម្ដងទៀតក្នុងមួយម៉ោងទៀត ឬដកកូដចេញ។',
    roomPrice: (parts: readonly string[]) => `តម្លៃបន្ទប់ ${parts.join(', ')}`,
    forNights: (nights: string) => `សម្រាប់ ${nights}`,
    furtherGuests: (guests: number, each: string) => `ភ្ញៀវបន្ថែម៖ ${guests} (${each})`,
    discount: 'បញ្ចុះតម្លៃ',
    byDate: 'តម្លៃអាស្រ័យលើកាលបរិច្ឆេទរបស់លោកអ្នក។',
    failed: 'យើងមិនអាចគណនាតម្លៃបានទេនៅពេលនេះ។ លោកអ្នកនៅតែអាចផ្ញើសំណើបាន៖ តម្លៃនឹងត្រូវបញ្ជាក់ជាមួយសំណើនោះ។',
    changed: (total: string) => `ឥឡូវនេះតម្លៃគឺ ${total}។ សូមចុចប៊ូតុងកក់ម្ដងទៀត ដើម្បីផ្ញើសំណើតាមតម្លៃនេះ។`,
    gone: (name: string) => `${name} លែងមានទៀតហើយ ហើយត្រូវបានដកចេញ។`,
    leastNights: (from: string, until: string, nights: string) =>
      from === until ? `ថ្ងៃ ${from}៖ យ៉ាងតិច ${nights}។` : `ពី ${from} ដល់ ${until}៖ យ៉ាងតិច ${nights}។`,
    stayNights: (nights: string) => `ស្នាក់នៅ ${nights}`,
    arrivalDays: (days: readonly string[]) => `នៅរដូវនេះ ថ្ងៃមកដល់គឺ៖ ${days.join(', ')}។`,
    arriveOn: (date: string) => `មកដល់${date}`,
  },
  zh: {
    extras: '为您的住宿添加',
    per: { stay: '每次入住', night: '每晚', guest: '每人', guest_night: '每人每晚' },
    free: '免费',
    howMany: (name: string) => `数量：${name}`,
    haveCode: '我有优惠码',
    code: '优惠码',
    apply: '使用',
    codeCounts: '已计入您的优惠码。',
    codeWrong: '没有这个优惠码，请检查是否输入正确。',
    codeRoom: '此优惠码不适用于这间客房。',
    codeUsedUp: '此优惠码已用完。',
    codeEarly: (date: string) => `此优惠码适用于 ${date}起入住。`,
    codeExpired: (date: string) => `此优惠码仅适用于 ${date}之前（含当日）入住。`,
    codeBusy: '您所在的网络尝试的优惠码过多。请一小时后再试，或删去优惠码。',
    roomPrice: (parts: readonly string[]) => `房价，${parts.join('，')}`,
    forNights: (nights: string) => `共 ${nights}`,
    furtherGuests: (guests: number, each: string) => `加住人数：${guests}（${each}）`,
    discount: '优惠',
    byDate: '价格随入住日期而定。',
    failed: '目前无法计算价格。您仍可发送预订请求，价格会随请求一并确认。',
    changed: (total: string) => `现在的价格为 ${total}。再次点击预订按钮，即按此价格发送请求。`,
    gone: (name: string) => `${name}已不再提供，已为您取消。`,
    leastNights: (from: string, until: string, nights: string) =>
      from === until ? `${from}：至少入住 ${nights}。` : `${from}至${until}：至少入住 ${nights}。`,
    stayNights: (nights: string) => `入住 ${nights}`,
    arrivalDays: (days: readonly string[]) => `这段时间的入住日为：${days.join('、')}。`,
    arriveOn: (date: string) => `${date}入住`,
  },
});
