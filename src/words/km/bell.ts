/** The bell: what staff are told outside the admin area (see en/bell.ts). */

export const bellWords = {
  counts: {
    requests: (count: number) => `សំណើថ្មី ${count}`,
    changes: (count: number) => `សំណើផ្លាស់ប្ដូរ ${count}`,
    cancellations: (count: number) => `ការលុបចោលពីភ្ញៀវ ${count}`,
    messages: (count: number) => `សារថ្មី ${count}`,
    conflicts: (count: number) => `ការកក់ត្រួតគ្នាជាមួយកន្លែងលក់ផ្សេង ${count}`,
    feeds: (count: number) => `ប្រតិទិនកន្លែងលក់ផ្សេងដែលអានមិនបាន ${count}`,
  },
  means: {
    conflicts:
      'យប់មួយត្រូវបានលក់ទាំងនៅទីនេះ និងនៅកន្លែងលក់ផ្សេង មុនពេលភាគីណាមួយបានដឹង។ ការស្នាក់នៅមួយក្នុងចំណោមពីរត្រូវផ្លាស់ប្ដូរ។ ផ្នែកគ្រប់គ្រងបង្ហាញទាំងពីរ។',
    feeds:
      'អស់រយៈពេលប្រាំមួយម៉ោងហើយ ដែលមិនបានដឹងថាកន្លែងលក់ផ្សេងលក់អ្វីខ្លះ។ យប់ដែលបានដឹងនៅតែជាប់ ប៉ុន្តែយប់ផ្សេងទៀតអាចត្រូវលក់ពីរដង។',
  },
  several: (counts: readonly string[], since: string | undefined) => {
    const all = [counts.slice(0, -1).join(', '), counts.slice(-1).join()]
      .filter(Boolean)
      .join(' និង');
    return since === undefined ? all : `${all} តាំងពីម៉ោង ${since}`;
  },
  one: {
    requests: (room: string) => `សំណើថ្មី៖ ${room}`,
    changes: (room: string) => `ភ្ញៀវសុំផ្លាស់ប្ដូរ៖ ${room}`,
    cancellations: (room: string) => `ភ្ញៀវបានលុបចោល៖ ${room}`,
  },
  message: 'សារថ្មី',
  messageText: 'អ្នកទស្សនាម្នាក់បានសរសេរមកលោកអ្នក។',
  held: (count: number, address: string) =>
    [`សំណើចូលមកច្រើនពេក ដូច្នេះសំបុត្រ ${count} រង់ចាំលោកអ្នកសម្រេចថាផ្ញើឬអត់។`, address].filter(Boolean).join(' '),
  look: (address: string) => `សូមមើលនៅទីនេះ៖ ${address}`,
  test: {
    subject: 'សាកល្បង៖ កណ្ដឹងរោទ៍',
    text: 'នេះជាការសាកល្បងពីផ្នែកគ្រប់គ្រង។ បើលោកអ្នកអានវាបាន សំណើ សារ និងអ្វីដែលភ្ញៀវសុំផ្លាស់ប្ដូរ ឬលុបចោល ព្រមទាំងការកក់ត្រួតគ្នា នឹងមកដល់លោកអ្នកនៅទីនេះ។',
  },
};
