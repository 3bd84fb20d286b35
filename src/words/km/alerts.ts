export const bellWords = {
  counts: {
    requests: (count: number) => `សំណើថ្មី ${count}`,
    freed: (count: number) => `យប់ទំនេរសម្រាប់សំណើដែលរង់ចាំ ${count}`,
    changes: (count: number) => `សំណើផ្លាស់ប្ដូរ ${count}`,
    cancellations: (count: number) => `ការបោះបង់ពីភ្ញៀវ ${count}`,
    messages: (count: number) => `សារថ្មី ${count}`,
    conflicts: (count: number) => `ការកក់ត្រួតគ្នាជាមួយគេហទំព័រកក់បន្ទប់ ${count}`,
    overlaps: (count: number) => `កំណត់ត្រា ${count} ដែលអាចជាការកក់ត្រួតគ្នា`,
    feeds: (count: number) => `ប្រតិទិនគេហទំព័រកក់បន្ទប់ដែលអានមិនបាន ${count}`,
  },
  means: {
    conflicts:
      'យប់ដដែលត្រូវបានលក់ទាំងនៅទីនេះ និងនៅលើគេហទំព័រកក់បន្ទប់។ ការស្នាក់នៅមួយក្នុងចំណោមពីរត្រូវផ្លាស់ប្ដូរ។ អ្នកឃើញទាំងពីរក្នុងផ្នែកគ្រប់គ្រង។',
    overlaps:
      'គេហទំព័រកក់បន្ទប់មានយប់ដែលយើងបានបិទនៅទីនោះ តែថ្ងៃខុសពីរបស់យើង។ វាអាចជាយប់បិទរបស់យើងដែលត្រឡប់មកវិញ ឬភ្ញៀវដែលបានកក់មុនពេលបិទ៖ សូមពិនិត្យនៅទីនោះ។',
    feeds: 'មិនអាចអានប្រតិទិនរបស់គេហទំព័រកក់បន្ទប់បានទេ។ យប់ដែលបានដឹងហើយនៅតែជាប់ ប៉ុន្តែយប់ថ្មីអាចកក់ត្រួតគ្នា។',
  },
  several: (counts: readonly string[], since: string | undefined) => {
    const all = [counts.slice(0, -1).join(', '), counts.slice(-1).join()]
      .filter(Boolean)
      .join(' និង');
    return since === undefined ? all : `${all} តាំងពីម៉ោង ${since}`;
  },
  one: {
    requests: (room: string) => `សំណើថ្មី៖ ${room}`,
    freed: (room: string) => `យប់នៃសំណើដែលរង់ចាំ ឥឡូវទំនេរ៖ ${room}`,
    changes: (room: string) => `ភ្ញៀវសុំផ្លាស់ប្ដូរ៖ ${room}`,
    cancellations: (room: string) => `ភ្ញៀវបានបោះបង់៖ ${room}`,
  },
  message: 'សារថ្មី',
  messageText: 'ភ្ញៀវម្នាក់បានសរសេរមក។',
  held: (count: number, address: string) =>
    [`សំណើចូលមកច្រើនពេក ដូច្នេះអ៊ីមែល ${count} រង់ចាំអ្នកសម្រេចថាផ្ញើឬអត់។`, address].filter(Boolean).join(' '),
  look: (address: string) => `សូមមើលនៅទីនេះ៖ ${address}`,
  test: {
    subject: 'សាកល្បងការជូនដំណឹង',
    text: 'នេះជាការសាកល្បងពីផ្នែកគ្រប់គ្រង។ បើអ្នកអានវាបាន សំណើ សារ និងអ្វីដែលភ្ញៀវសុំផ្លាស់ប្ដូរ ឬបោះបង់ ព្រមទាំងការកក់ត្រួតគ្នា នឹងមកដល់អ្នកនៅទីនេះ។',
  },
  roles: {
    admin: 'អ្នកគ្រប់គ្រង',
    desk: 'ផ្នែកទទួលភ្ញៀវ',
    editor: 'អ្នកកែសម្រួល',
    reader: 'អ្នកអាន',
  },
  invitation: {
    subject: (hotel: string) => `ការអញ្ជើញ៖ ធ្វើការជាមួយយើងនៅ ${hotel}`,
    text: (by: string, hotel: string, role: string, link: string) =>
      [
        by ? `${by} អញ្ជើញអ្នកចូលក្រុមការងាររបស់ ${hotel}។` : `អ្នកត្រូវបានអញ្ជើញចូលក្រុមការងាររបស់ ${hotel}។`,
        `តួនាទីរបស់អ្នក៖ ${role}`,
        `បើកការអញ្ជើញ៖ ${link}`,
        'នៅទីនោះ សូមជ្រើសរើសឈ្មោះ និងពាក្យសម្ងាត់របស់អ្នក។ តំណនេះប្រើបានតែម្ដង ក្នុងរយៈពេលបីថ្ងៃ។ បើអ្នកមិនរំពឹងទទួលអ៊ីមែលនេះទេ សូមកុំខ្វល់៖ គ្មានគណនីណាត្រូវបានបង្កើតទេ ដរាបណាគ្មាននរណាប្រើតំណនេះ។',
      ].join('\n\n'),
  },
};
