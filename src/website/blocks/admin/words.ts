import { spokenByStaff } from '@/words/spoken';

/** What fields of several kinds of blocks say. */
export const words = spokenByStaff({
  en: {
    look: 'Layout',
    picture: 'Picture',
    address: 'Links to',
    addressHint:
      'A page of this site, or another: www.example.com, an e-mail address, a telephone number.',
    frontPage: 'Home',
    formatting: 'Formatting',
    tools: {
      heading: 'Heading',
      bullets: 'List',
      numbers: 'Numbered list',
      bold: 'Bold',
      italic: 'Italic',
      link: 'Link',
      undo: 'Undo',
      redo: 'Redo',
    },
    setLink: 'Set link',
    removeLink: 'Remove link',
    inParagraph: (number: number, error: string) => `Paragraph ${number}: ${error}`,
    plain:
      'The editor could not be loaded. You can go on writing here: an empty line begins a new paragraph, “# ” a heading, “- ” a list, and **two stars** make bold.',
    allRooms: 'None chosen: it is for every room.',
  },
  km: {
    look: 'ការរៀបចំ',
    picture: 'រូបភាព',
    address: 'នាំទៅ',
    addressHint: 'ទំព័រនៃគេហទំព័រនេះ ឬកន្លែងផ្សេង៖ www.example.com អាសយដ្ឋានអ៊ីមែល ឬលេខទូរស័ព្ទ។',
    frontPage: 'ទំព័រដើម',
    formatting: 'ទម្រង់អត្ថបទ',
    tools: {
      heading: 'ចំណងជើង',
      bullets: 'បញ្ជី',
      numbers: 'បញ្ជីមានលេខ',
      bold: 'អក្សរដិត',
      italic: 'អក្សរទ្រេត',
      link: 'តំណ',
      undo: 'មិនធ្វើវិញ',
      redo: 'ធ្វើឡើងវិញ',
    },
    setLink: 'ដាក់តំណ',
    removeLink: 'ដកតំណចេញ',
    inParagraph: (number: number, error: string) => `កថាខណ្ឌទី ${number}៖ ${error}`,
    plain:
      'មិនអាចផ្ទុកកម្មវិធីសរសេរបានទេ។ អ្នកអាចសរសេរបន្តនៅទីនេះ៖ បន្ទាត់ទទេមួយចាប់ផ្ដើមកថាខណ្ឌថ្មី “# ” ជាចំណងជើង “- ” ជាបញ្ជី ហើយ **ផ្កាយពីរ** ធ្វើឱ្យអក្សរដិត។',
    allRooms: 'មិនបានជ្រើសរើស៖ សម្រាប់គ្រប់បន្ទប់។',
  },
});
