import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Pictures',
    purpose: 'Several pictures that open in full view.',
    looks: { rows: 'Rows of unlike ones', pair: 'In pairs', strip: 'A strip to push' },
    labels: { title: 'Heading', images: 'Pictures' },
    imagesHint: 'Their order here is their order on the page.',
  },
  km: {
    name: 'រូបភាពច្រើន',
    purpose: 'រូបភាពច្រើន ដែលបើកមើលពេញអេក្រង់បាន។',
    looks: { rows: 'ជួរដេកទំហំផ្សេងគ្នា', pair: 'ជាគូ', strip: 'មួយជួរសម្រាប់រុញមើល' },
    labels: { title: 'ចំណងជើង', images: 'រូបភាព' },
    imagesHint: 'លំដាប់នៅទីនេះ ជាលំដាប់លើទំព័រ។',
  },
});
