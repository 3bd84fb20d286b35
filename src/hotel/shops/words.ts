import { spokenByStaff } from '../../words/spoken.ts';
import { errorToast, toastText } from '../../words/toast-text.ts';

/** What staff read of other shops and their calendars. */
const words = spokenByStaff({
  en: {
    page: {
      purpose:
        'Booking.com, Airbnb, Agoda and others: what they have sold, and what they are told.',
      delay:
        'Shops read calendars every one to four hours, and theirs are read here every 15 minutes. No calendar prevents a double booking in between: it is shown here at once.',
      notLoaded: { failed: 'The listings cannot be loaded right now.' },
      part: 'list of listings',
      add: 'Add a listing',
      listings: 'Listings',
      noneTitle: 'No other shops yet',
      none: 'Add each room kind that is also sold at Booking.com, Airbnb, Agoda or elsewhere. Their nights are then taken here, and ours there.',
      room: (room: string) => `Room kind: ${room}`,
      roomGone: 'a room kind that is gone',
      numbered: (shop: string, slot: number) => (slot === 1 ? shop : `${shop}, room ${slot}`),
      lastRead: (ago: string) => `Last read: ${ago}`,
      neverRead: 'Not read yet',
      noAddress: 'The address of their calendar is missing: nothing is read, ours can be given.',
      failing: (since: string) => `Cannot be read. Since: ${since}.`,
      kept: 'Nothing is freed because of it.',
      nights: (nights: number) => (nights === 1 ? '1 night held' : `${nights} nights held`),
      skipped: (count: number, why: string) => `${count} skipped (${why})`,
      echoes: (count: number) =>
        count === 1 ? '1 block of ours that came back' : `${count} blocks of ours that came back`,
      inConflict: (count: number) => (count === 1 ? '1 conflict' : `${count} conflicts`),
      reasons: {
        words: 'by their words',
        transparent: 'marked as free',
        past: 'past',
        far: 'too far ahead',
      },
      counted: (count: number, reason: string) => `${count} ${reason}`,
      read: 'Read now',
      holds: 'What it holds',
      copy: 'Copy our address',
      copied: 'Copied',
      notCopied: 'Our address, to copy by hand',
      key: 'New key',
      edit: 'Edit',
      remove: 'Remove',
      of: (action: string, listing: string) => `${action}: ${listing}`,
    },
    errors: {
      unreachable: 'The address cannot be reached. Is it written as the shop gives it?',
      timeout: 'The shop took too long to answer.',
      status: 'The shop refuses the address. It may have made a new one: copy it again there.',
      redirects: 'The address leads from one page to the next without end.',
      'private-address': 'The address leads into a private network. It is not read.',
      'not-https': 'The address leads to a page without https. It is not read.',
      'not-a-calendar':
        'What is there is no calendar, but perhaps a web page. Copy the address of the calendar (it often ends in .ics).',
      'too-large': 'The calendar is larger than 1 MB.',
      'too-many': 'The calendar has more than 2,000 entries.',
      other: 'The calendar could not be taken in.',
    },
    form: {
      addTitle: 'Add a listing',
      editTitle: 'Listing',
      room: 'Room kind',
      shop: 'Shop',
      otherShop: 'Another shop',
      name: 'Name of the shop',
      slot: 'Number of the room there',
      slotHint:
        'Where the shop knows several rooms of this kind, add a listing for each: 1, 2, 3 …',
      next: 'Next: addresses',
      ours: 'Our address, to paste there',
      theirs: 'Address of their calendar',
      theirsHint: 'It begins with https:// and often ends in .ics. Keep it secret like ours.',
      skip: 'Words that hold nothing',
      skipHint:
        'One a line. Entries with these words are what the shop closes by itself, not stays.',
      steps: 'At the shop',
      stepsMay: 'Shops rename their pages now and then; look for “iCal” or “calendar sync”.',
      look: 'Look',
      save: 'Save',
      hold: 'Hold these nights',
      found: (count: number) =>
        count === 0
          ? 'The calendar is empty. That may well be.'
          : count === 1
            ? '1 entry was found:'
            : `${count} entries were found:`,
      notYet: 'Nothing is held yet. By itself the calendar is read within 15 minutes.',
      more: (count: number) => `and ${count} more`,
      theirsToo: (fields: string) =>
        `Somebody else has just changed this listing (${fields}). What you typed stands here; saving puts it in place of theirs.`,
      merged: 'Somebody else has just changed this listing. Their changes stand here beside yours.',
      gone: 'Somebody else has just removed this listing. Save once more to add it again.',
    },
    steps: {
      booking: [
        'Open the Extranet and choose “Rates & Availability”, then “Sync calendars”.',
        'Choose the room and “Add calendar connection”. Paste our address there.',
        'Choose “Export calendar”, copy the link, and paste it below.',
      ],
      airbnb: [
        'Open your listing, then “Calendar” and “Availability”.',
        'Under “Connect calendars” choose “Connect to another website”.',
        'Copy the link that Airbnb shows, and paste it below.',
        'Paste our address under “Other website link”, and give it a name.',
      ],
      agoda: [
        'Open YCS (or Agoda Homes) and choose “Calendar”, then “Sync calendar”.',
        'Choose “Import calendar” and paste our address there.',
        'Choose “Export calendar”, copy the link, and paste it below.',
      ],
      expedia: [
        'At Vrbo choose “Calendar”, then “Import & export” (at Expedia: “Rates and availability”, “Sync calendars”).',
        'Choose “Import calendar” and paste our address there.',
        'Choose “Export calendar”, copy the link, and paste it below.',
      ],
      other: [
        'Look for “iCal” or “calendar sync” in the shop’s settings.',
        'Paste our address where it imports a calendar.',
        'Copy the address of its own calendar, and paste it below.',
      ],
    },
    events: {
      title: (listing: string) => `What it holds: ${listing}`,
      text: 'Entries of the shop’s calendar by their first nights, and what has become of each.',
      none: 'Nothing was found in this calendar.',
      unnamed: 'No words',
      held: 'Holds its nights',
      conflict: (nights: string) => `In conflict on ${nights}`,
      echo: 'Our own block that came back: holds nothing',
      skipped: (reason: string) => `Skipped, ${reason}: holds nothing`,
      gone: 'Gone there',
      letGone: 'Let go by staff: holds nothing',
      stay: 'Has become a stay',
      letGo: 'Let go',
      takeBack: 'Hold again',
      showAll: (count: number) => `Show all ${count}`,
    },
    ask: {
      key: 'Make a new key?',
      keyText:
        'Our calendar gets another address, and the one before leads nowhere. Until the new one is pasted at the shop, it does not hear what is sold here.',
      keyYes: 'Make a new key',
      remove: (listing: string) => `Remove ${listing}?`,
      removeText:
        'All nights that it holds become free and can be sold here at once. The shop does not hear any more what is sold here.',
      removeYes: 'Remove, and free its nights',
    },
    conflicts: {
      title: (count: number) => (count === 1 ? '1 double booking' : `${count} double bookings`),
      text: 'These nights were sold at a shop and are not free here. No guest has lost anything yet: please decide.',
      part: 'double booking',
      heading: (room: string, nights: string) => `${room}: ${nights}`,
      there: (shop: string) => `At ${shop}`,
      here: 'Here',
      closed: (reason: string, days: string) => `Closed: ${reason}, ${days}`,
      otherShop: (shop: string) => `Sold at ${shop}`,
      someone: 'A guest',
      madeStay: 'The shop has changed the days of the stay that was made of it',
      free: 'No stay is in the way any more: it is held at the next reading.',
      todo: 'What can be done',
      move: (guest: string) => `Move ${guest} to other nights or another room`,
      calendar: 'Open a closed room, or close one, in the calendar',
      cancelThere: (shop: string) => `Cancel theirs at ${shop}, on its own pages`,
      settle: 'Settled',
      settled: (what: string) => `Settled: ${what}`,
      notice: (count: number) =>
        count === 1 ? '1 stay was sold twice.' : `${count} stays were sold twice.`,
      look: 'See what can be done',
    },
    toasts: {
      notLoaded: errorToast('Not loaded', 'Other shops could not be loaded. Please try again.'),
      notSaved: errorToast('Not saved', 'Nothing was changed. Please try again.'),
      notRead: errorToast('Not read', 'The calendar was not read. Please try again.'),
      read: (nights: string) => toastText('Calendar read', nights),
      holding: toastText('Nights held', 'The calendar is read every 15 minutes from now on.'),
      failed: (why: string) => errorToast('Not read', why),
      saved: toastText('Listing saved'),
      newKey: toastText('New key made', 'Please paste our new address at the shop.'),
      removed: toastText('Listing removed', 'Its nights are free.'),
      settled: toastText('Settled', 'It comes back only if further nights are in it.'),
    },
    refusals: {
      'listing-address': () =>
        'This is no address of a calendar. It begins with https:// and is copied from the shop.',
      'listing-twice': (room: string) =>
        `This address is in use already, for ${room}. Each room of a shop has an address of its own.`,
      'listing-fields': () =>
        'Please look at the shop, its number (1 to 500) and the words that hold nothing (at most 20).',
      'listings-many': () => 'There are 200 listings, more cannot be added. Remove some first.',
      'room-gone': () => 'This room kind is no longer there. Please choose another.',
    },
  },
  km: {
    page: {
      purpose: 'Booking.com, Airbnb, Agoda និងផ្សេងទៀត៖ អ្វីដែលគេបានលក់ និងអ្វីដែលយើងប្រាប់គេ។',
      delay:
        'កន្លែងលក់អានប្រតិទិនរៀងរាល់ ១ ទៅ ៤ ម៉ោង ហើយយើងអានរបស់គេរៀងរាល់ ១៥ នាទី។ គ្មានប្រតិទិនណាអាចការពារការកក់ជាន់គ្នានៅចន្លោះនោះទេ៖ វានឹងបង្ហាញនៅទីនេះភ្លាមៗ។',
      notLoaded: { failed: 'ឥឡូវនេះមិនអាចបើកបញ្ជីបានទេ។' },
      part: 'បញ្ជីកន្លែងលក់',
      add: 'បន្ថែមកន្លែងលក់',
      listings: 'កន្លែងលក់',
      noneTitle: 'មិនទាន់មានកន្លែងលក់ផ្សេង',
      none: 'បន្ថែមប្រភេទបន្ទប់នីមួយៗដែលលក់នៅ Booking.com, Airbnb, Agoda ឬកន្លែងផ្សេង។ បន្ទាប់មក យប់របស់គេត្រូវបានរក្សានៅទីនេះ ហើយយប់របស់យើងនៅទីនោះ។',
      room: (room: string) => `ប្រភេទបន្ទប់៖ ${room}`,
      roomGone: 'ប្រភេទបន្ទប់ដែលលែងមាន',
      numbered: (shop: string, slot: number) => (slot === 1 ? shop : `${shop} បន្ទប់ទី ${slot}`),
      lastRead: (ago: string) => `អានចុងក្រោយ៖ ${ago}`,
      neverRead: 'មិនទាន់បានអាន',
      noAddress: 'ខ្វះអាសយដ្ឋានប្រតិទិនរបស់គេ៖ មិនមានអ្វីត្រូវអានទេ តែអាចឲ្យអាសយដ្ឋានយើងបាន។',
      failing: (since: string) => `មិនអាចអានបាន។ តាំងពី៖ ${since}។`,
      kept: 'គ្មានយប់ណាត្រូវបានដោះលែងដោយសារវាទេ។',
      nights: (nights: number) => `រក្សា ${nights} យប់`,
      skipped: (count: number, why: string) => `រំលង ${count} (${why})`,
      echoes: (count: number) => `${count} ជាការបិទរបស់យើងដែលត្រឡប់មកវិញ`,
      inConflict: (count: number) => `ជាន់គ្នា ${count}`,
      reasons: {
        words: 'តាមពាក្យ',
        transparent: 'សម្គាល់ថាទំនេរ',
        past: 'កន្លងហើយ',
        far: 'ឆ្ងាយពេក',
      },
      counted: (count: number, reason: string) => `${count} ${reason}`,
      read: 'អានឥឡូវ',
      holds: 'អ្វីដែលវារក្សា',
      copy: 'ចម្លងអាសយដ្ឋានយើង',
      copied: 'បានចម្លង',
      notCopied: 'អាសយដ្ឋានយើង សម្រាប់ចម្លងដោយដៃ',
      key: 'សោថ្មី',
      edit: 'កែ',
      remove: 'ដកចេញ',
      of: (action: string, listing: string) => `${action}៖ ${listing}`,
    },
    errors: {
      unreachable: 'មិនអាចទៅដល់អាសយដ្ឋានបានទេ។ តើសរសេរដូចដែលកន្លែងលក់ឲ្យមែនទេ?',
      timeout: 'កន្លែងលក់ឆ្លើយយូរពេក។',
      status: 'កន្លែងលក់បដិសេធអាសយដ្ឋាននេះ។ ប្រហែលមានអាសយដ្ឋានថ្មី៖ សូមចម្លងម្ដងទៀតនៅទីនោះ។',
      redirects: 'អាសយដ្ឋាននាំពីទំព័រមួយទៅទំព័រមួយមិនចេះចប់។',
      'private-address': 'អាសយដ្ឋាននាំទៅបណ្ដាញឯកជន។ មិនអានវាទេ។',
      'not-https': 'អាសយដ្ឋាននាំទៅទំព័រដែលគ្មាន https។ មិនអានវាទេ។',
      'not-a-calendar':
        'នៅទីនោះមិនមែនជាប្រតិទិនទេ ប្រហែលជាទំព័រវេប។ សូមចម្លងអាសយដ្ឋានប្រតិទិន (ច្រើនតែបញ្ចប់ដោយ .ics)។',
      'too-large': 'ប្រតិទិនធំជាង 1 MB។',
      'too-many': 'ប្រតិទិនមានលើសពី 2,000 កំណត់ត្រា។',
      other: 'មិនអាចទទួលយកប្រតិទិននេះបានទេ។',
    },
    form: {
      addTitle: 'បន្ថែមកន្លែងលក់',
      editTitle: 'កន្លែងលក់',
      room: 'ប្រភេទបន្ទប់',
      shop: 'កន្លែងលក់',
      otherShop: 'កន្លែងលក់ផ្សេង',
      name: 'ឈ្មោះកន្លែងលក់',
      slot: 'លេខបន្ទប់នៅទីនោះ',
      slotHint: 'បើកន្លែងលក់មានបន្ទប់ច្រើននៃប្រភេទនេះ សូមបន្ថែមម្ដងមួយៗ៖ 1, 2, 3 …',
      next: 'បន្ទាប់៖ អាសយដ្ឋាន',
      ours: 'អាសយដ្ឋានយើង សម្រាប់បិទភ្ជាប់នៅទីនោះ',
      theirs: 'អាសយដ្ឋានប្រតិទិនរបស់គេ',
      theirsHint: 'ចាប់ផ្ដើមដោយ https:// ហើយច្រើនតែបញ្ចប់ដោយ .ics។ សូមរក្សាជាសម្ងាត់ដូចរបស់យើង។',
      skip: 'ពាក្យដែលមិនរក្សាអ្វី',
      skipHint: 'មួយបន្ទាត់មួយ។ កំណត់ត្រាដែលមានពាក្យទាំងនេះ កន្លែងលក់បិទខ្លួនឯង មិនមែនជាការស្នាក់នៅទេ។',
      steps: 'នៅកន្លែងលក់',
      stepsMay: 'កន្លែងលក់ប្ដូរឈ្មោះទំព័រម្ដងម្កាល សូមរក “iCal” ឬ “calendar sync”។',
      look: 'មើល',
      save: 'រក្សាទុក',
      hold: 'រក្សាយប់ទាំងនេះ',
      found: (count: number) =>
        count === 0 ? 'ប្រតិទិនទទេ។ អាចជាដូច្នេះមែន។' : `រកឃើញ ${count} កំណត់ត្រា៖`,
      notYet: 'មិនទាន់រក្សាអ្វីទេ។ ប្រតិទិននឹងត្រូវអានដោយខ្លួនឯងក្នុងរយៈពេល ១៥ នាទី។',
      more: (count: number) => `និង ${count} ទៀត`,
      theirsToo: (fields: string) =>
        `មានគ្នាម្នាក់ទៀតទើបតែកែ (${fields})។ អ្វីដែលអ្នកវាយនៅទីនេះ ពេលរក្សាទុកនឹងជំនួសរបស់គេ។`,
      merged: 'មានគ្នាម្នាក់ទៀតទើបតែកែ។ ការកែរបស់គេនៅទីនេះជាមួយរបស់អ្នក។',
      gone: 'មានគ្នាម្នាក់ទៀតទើបតែដកចេញ។ រក្សាទុកម្ដងទៀតដើម្បីបន្ថែមវិញ។',
    },
    steps: {
      booking: [
        'បើក Extranet ជ្រើស “Rates & Availability” រួច “Sync calendars”។',
        'ជ្រើសបន្ទប់ និង “Add calendar connection”។ បិទភ្ជាប់អាសយដ្ឋានយើងនៅទីនោះ។',
        'ជ្រើស “Export calendar” ចម្លងតំណ ហើយបិទភ្ជាប់ខាងក្រោម។',
      ],
      airbnb: [
        'បើក listing របស់អ្នក រួច “Calendar” និង “Availability”។',
        'ក្រោម “Connect calendars” ជ្រើស “Connect to another website”។',
        'ចម្លងតំណដែល Airbnb បង្ហាញ ហើយបិទភ្ជាប់ខាងក្រោម។',
        'បិទភ្ជាប់អាសយដ្ឋានយើងក្រោម “Other website link” ហើយដាក់ឈ្មោះ។',
      ],
      agoda: [
        'បើក YCS (ឬ Agoda Homes) ជ្រើស “Calendar” រួច “Sync calendar”។',
        'ជ្រើស “Import calendar” ហើយបិទភ្ជាប់អាសយដ្ឋានយើង។',
        'ជ្រើស “Export calendar” ចម្លងតំណ ហើយបិទភ្ជាប់ខាងក្រោម។',
      ],
      expedia: [
        'នៅ Vrbo ជ្រើស “Calendar” រួច “Import & export” (នៅ Expedia៖ “Rates and availability” រួច “Sync calendars”)។',
        'ជ្រើស “Import calendar” ហើយបិទភ្ជាប់អាសយដ្ឋានយើង។',
        'ជ្រើស “Export calendar” ចម្លងតំណ ហើយបិទភ្ជាប់ខាងក្រោម។',
      ],
      other: [
        'រក “iCal” ឬ “calendar sync” ក្នុងការកំណត់របស់កន្លែងលក់។',
        'បិទភ្ជាប់អាសយដ្ឋានយើងនៅកន្លែងនាំចូលប្រតិទិន។',
        'ចម្លងអាសយដ្ឋានប្រតិទិនរបស់គេ ហើយបិទភ្ជាប់ខាងក្រោម។',
      ],
    },
    events: {
      title: (listing: string) => `អ្វីដែលវារក្សា៖ ${listing}`,
      text: 'កំណត់ត្រាក្នុងប្រតិទិនរបស់កន្លែងលក់ តាមយប់ដំបូង និងអ្វីដែលបានធ្វើចំពោះវា។',
      none: 'រកមិនឃើញអ្វីក្នុងប្រតិទិននេះទេ។',
      unnamed: 'គ្មានពាក្យ',
      held: 'រក្សាយប់របស់វា',
      conflict: (nights: string) => `ជាន់គ្នានៅ ${nights}`,
      echo: 'ការបិទរបស់យើងដែលត្រឡប់មកវិញ៖ មិនរក្សាអ្វី',
      skipped: (reason: string) => `រំលង ${reason}៖ មិនរក្សាអ្វី`,
      gone: 'លែងមាននៅទីនោះ',
      letGone: 'បុគ្គលិកបានលែង៖ មិនរក្សាអ្វី',
      stay: 'បានក្លាយជាការស្នាក់នៅ',
      letGo: 'លែង',
      takeBack: 'រក្សាវិញ',
      showAll: (count: number) => `បង្ហាញទាំង ${count}`,
    },
    ask: {
      key: 'បង្កើតសោថ្មី?',
      keyText:
        'ប្រតិទិនយើងទទួលអាសយដ្ឋានថ្មី ហើយអាសយដ្ឋានមុនលែងដំណើរការ។ រហូតដល់បិទភ្ជាប់អាសយដ្ឋានថ្មីនៅកន្លែងលក់ គេមិនដឹងថាយើងលក់អ្វីទេ។',
      keyYes: 'បង្កើតសោថ្មី',
      remove: (listing: string) => `ដក ${listing} ចេញ?`,
      removeText: 'យប់ទាំងអស់ដែលវារក្សានឹងទំនេរ ហើយអាចលក់នៅទីនេះភ្លាមៗ។ កន្លែងលក់លែងដឹងថាយើងលក់អ្វី។',
      removeYes: 'ដកចេញ ហើយដោះលែងយប់',
    },
    conflicts: {
      title: (count: number) => `ការកក់ជាន់គ្នា ${count}`,
      text: 'យប់ទាំងនេះបានលក់នៅកន្លែងលក់ផ្សេង ហើយមិនទំនេរនៅទីនេះ។ មិនទាន់មានភ្ញៀវណាបាត់អ្វីទេ៖ សូមសម្រេច។',
      part: 'ការកក់ជាន់គ្នា',
      heading: (room: string, nights: string) => `${room}៖ ${nights}`,
      there: (shop: string) => `នៅ ${shop}`,
      here: 'នៅទីនេះ',
      closed: (reason: string, days: string) => `បិទ៖ ${reason} ${days}`,
      otherShop: (shop: string) => `បានលក់នៅ ${shop}`,
      someone: 'ភ្ញៀវម្នាក់',
      madeStay: 'កន្លែងលក់បានប្ដូរថ្ងៃនៃការស្នាក់នៅដែលបានបង្កើតពីវា',
      free: 'លែងមានអ្វីរារាំង៖ វានឹងត្រូវរក្សានៅពេលអានបន្ទាប់។',
      todo: 'អ្វីដែលអាចធ្វើបាន',
      move: (guest: string) => `ប្ដូរ ${guest} ទៅយប់ ឬបន្ទប់ផ្សេង`,
      calendar: 'បើកបន្ទប់ដែលបិទ ឬបិទបន្ទប់ ក្នុងប្រតិទិន',
      cancelThere: (shop: string) => `បោះបង់របស់គេនៅ ${shop} លើទំព័ររបស់គេ`,
      settle: 'ដោះស្រាយហើយ',
      settled: (what: string) => `ដោះស្រាយហើយ៖ ${what}`,
      notice: (count: number) => `ការស្នាក់នៅ ${count} ត្រូវបានលក់ពីរដង។`,
      look: 'មើលអ្វីដែលអាចធ្វើបាន',
    },
    toasts: {
      notLoaded: errorToast('មិនបានបើក', 'មិនអាចបើកកន្លែងលក់ផ្សេងបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
      notSaved: errorToast('មិនបានរក្សាទុក', 'គ្មានអ្វីផ្លាស់ប្ដូរទេ។ សូមព្យាយាមម្ដងទៀត។'),
      notRead: errorToast('មិនបានអាន', 'មិនបានអានប្រតិទិនទេ។ សូមព្យាយាមម្ដងទៀត។'),
      read: (nights: string) => toastText('បានអានប្រតិទិន', nights),
      holding: toastText('បានរក្សាយប់', 'ចាប់ពីពេលនេះ ប្រតិទិនត្រូវអានរៀងរាល់ ១៥ នាទី។'),
      failed: (why: string) => errorToast('មិនបានអាន', why),
      saved: toastText('បានរក្សាទុក'),
      newKey: toastText('បានបង្កើតសោថ្មី', 'សូមបិទភ្ជាប់អាសយដ្ឋានថ្មីនៅកន្លែងលក់។'),
      removed: toastText('បានដកចេញ', 'យប់របស់វាទំនេរ។'),
      settled: toastText('ដោះស្រាយហើយ', 'វាត្រឡប់មកវិញតែពេលមានយប់ថែមជាន់គ្នា។'),
    },
    refusals: {
      'listing-address': () => 'នេះមិនមែនជាអាសយដ្ឋានប្រតិទិនទេ។ វាចាប់ផ្ដើមដោយ https:// ហើយចម្លងពីកន្លែងលក់។',
      'listing-twice': (room: string) =>
        `អាសយដ្ឋាននេះប្រើរួចហើយសម្រាប់ ${room}។ បន្ទប់នីមួយៗនៅកន្លែងលក់មានអាសយដ្ឋានផ្ទាល់ខ្លួន។`,
      'listing-fields': () => 'សូមពិនិត្យកន្លែងលក់ លេខ (1 ដល់ 500) និងពាក្យដែលមិនរក្សាអ្វី (យ៉ាងច្រើន 20)។',
      'listings-many': () => 'មាន 200 ហើយ មិនអាចបន្ថែមទៀតបានទេ។ សូមដកខ្លះចេញសិន។',
      'room-gone': () => 'ប្រភេទបន្ទប់នេះលែងមានទៀតហើយ។ សូមជ្រើសមួយទៀត។',
    },
  },
});

export const shopsPageWords = words.page;
export const feedErrorWords: Readonly<Record<string, string>> & { other: string } = words.errors;
export const listingFormWords = words.form;
export const shopStepWords = words.steps;
export const shopEventWords = words.events;
export const shopAskWords = words.ask;
export const shopConflictWords = words.conflicts;
export const shopToasts = words.toasts;
export const listingRefusalWords = words.refusals;

/** Why a calendar could not be read, in a sentence. */
export function feedErrorSentence(code: string): string {
  return (Object.hasOwn(feedErrorWords, code) && feedErrorWords[code]) || feedErrorWords.other;
}
