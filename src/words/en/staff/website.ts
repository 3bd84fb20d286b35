/** Editors of what visitors read. */
import { errorToast, toastText } from '../../toast-text.ts';

export const heroEditorWords = {
  title: 'Hero Section',
  purpose: 'The first thing a visitor sees.',
  labels: {
    name: 'Hotel name',
    title: 'Title',
    subtitle: 'Subtitle',
    image: 'Background image',
    sky: 'Show the moon in this picture',
  },
  skyHint: 'For a picture with a clear sky and no moon of its own.',
  skyPlace: {
    text: 'Put the moon where the sky is free: drag the point, or use the arrow keys.',
    fromLeft: 'Moon from the left',
    height: 'Moon from the top',
  },
  titleHint: 'Best under 45 characters.',
};

export const aboutEditorWords = {
  title: 'About',
  purpose:
    'The story of the hotel with four pictures, its days and services, and up to twelve more pictures.',
  storyTab: 'The story',
  storyPurpose: 'Title, description and the four pictures at the top.',
  labels: { title: 'Title', description: 'Description', images: 'Pictures' },
  galleryPurpose: 'More pictures, lower on the page. Without any, visitors see no such part.',
  galleryLabels: { images: 'Pictures' },
  galleryHint: 'Visitors can open each one full-screen.',
};

export const daysEditorWords = {
  title: 'Days and services',
  purpose: 'On About, below the story and its pictures. Empty fields are not shown.',
  labels: {
    daysTitle: 'Heading',
    days: 'Text in paragraphs',
    services: 'Services',
    onwardTitle: 'Above the link to the rooms',
  },
  daysHint: 'An empty line starts a new paragraph.',
  servicesHint: 'What you do for your guests, one card each.',
  serviceTitle: 'Service',
  serviceText: 'What it is',
};

export const luxuryEditorWords = {
  title: 'Luxury Experience',
  purpose: 'The dark band with two pictures on the home page.',
  labels: { title: 'Title', description: 'Description', images: 'Pictures' },
};

/** Facts that letters, papers, search engines and rooms go by. */
export const placeEditorWords = {
  title: 'The place',
  purpose:
    'A picture across the home page with one sentence. The map below it is that of Getting here.',
  labels: { sentence: 'Sentence', image: 'Picture' },
  imageHint:
    'Wide, with a quiet lower half for the sentence. Without a picture, this part is not shown.',
};

export const testimonialEditorWords = {
  title: 'Testimonials',
  purpose: (testimonials: number) =>
    `${testimonials} ${testimonials === 1 ? 'testimonial' : 'testimonials'}. They rotate on the home page.`,
  hiddenSamples: 'Visitors do not see the samples: overwrite or delete them.',
  emptyText: 'Testimonials that you add rotate on the home page.',
  labels: {
    text: 'Text',
    author: 'Author',
    position: 'Position',
    rating: 'Rating',
    source: 'Written on',
    month: 'Month',
  },
  positionHint: 'Who they are, e.g. Travelled with family.',
  sourceHint: 'Where guests can find it, e.g. Booking.com.',
  noMonth: 'Not given',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  sample: 'sample',
};

export const pageWords = {
  title: 'Pages',
  purpose: 'Pages of your own, and the order of the home page and About.',
  all: 'All pages',
  /** In messages, and above the two pages whose parts can be ordered. */
  arrangedTitle: 'Home page and About',
  arranged: { home: 'Home page', about: 'About' },
  order: 'Order',
  asMade: 'Original order',
  changed: 'Changed order',
  ownTitle: 'Your pages',
  emptyText:
    'A restaurant, a spa, an offer: pages that you add appear here first, then on the site.',
  full: (most: number) => `There are ${most} pages, which is the most there can be.`,
  untitled: 'New page',
  copyOf: (title: string) => `${title} (copy)`,
  unsaved: 'unsaved changes',
  unread: 'The pages could not be loaded.',
  isGone: 'There is no such page any more.',
  addTitle: 'Add a page',
  addText:
    'Begin with an empty page, or with a ready-made one and fill in what is yours. All of it can be changed.',
  empty: 'Empty page',
  emptyPurpose: 'Choose every block yourself.',
  statuses: { draft: 'Draft', published: 'Published' },
  waits: (day: string) => `From ${day}`,
  runs: (day: string) => `Until ${day}`,
  ended: (day: string) => `Ended on ${day}`,
  menu: 'Menu',
  places: { header: 'Header', footer: 'Footer', nowhere: 'No menu' },
  placeChoices: {
    header: 'In the header',
    footer: 'At the foot of every page',
    nowhere: 'In no menu',
  },
  abouts: {
    page: 'The hotel',
    restaurant: 'A restaurant or bar',
    event: 'An event or offer',
    article: 'A story',
  },
  labels: {
    title: 'Title',
    slug: 'Address',
    description: 'Description',
    image: 'Picture when shared',
    about: 'What it is about',
    place: 'Where it is linked',
    status: 'Status',
    showsFrom: 'First day',
    showsUntil: 'Last day',
    blocks: 'Blocks',
  },
  settings: 'Page settings',
  arrangedPurpose: 'The parts stay what they are. Order them, hide them, and add blocks between.',
  slugHint: (address: string) => `Visitors find it at ${address}`,
  slugMoves: (before: string) => `${before} will lead to the new address.`,
  slugTaken: 'Another page has this address',
  descriptionHint: 'Shown by search engines and where the page is shared.',
  imageHint: 'Without one, the first picture of the page.',
  placeHint: 'A page in no menu is found only by people who have its address.',
  daysHint: 'Leave both empty for a page that stays.',
  undo: 'Undo',
  redo: 'Redo',
  view: 'View page',
  blocks: 'Blocks of the page',
  noBlocks: 'Nothing here yet. Add the first block.',
  addBlock: 'Add block',
  addHere: (place: number) => `Add a block at place ${place}`,
  tooMany: (most: number) =>
    `A page can have at most ${most} blocks. Remove one first, or move some to another page.`,
  tooMuch:
    'The blocks of this page hold more text than one page can. Shorten some, or move some to another page, then save.',
  gaps: (count: number) =>
    `${count === 1 ? '1 text has' : `${count} texts have`} gaps to fill, marked [… like this]. The page can be published once none is left.`,
  gapsLeft: (places: readonly string[]) => `Fill the gaps first: ${places.join('; ')}`,
  chooseTitle: 'Choose a block',
  row: (name: string, place: number) => `${place}. ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  drag: (name: string) => `Drag ${name}; arrow keys move it`,
  hide: (name: string) => `Hide ${name}`,
  unhide: (name: string) => `Show ${name}`,
  copy: (name: string) => `Duplicate ${name}`,
  toPage: (name: string) => `Move ${name} to another page`,
  remove: (name: string) => `Remove ${name}`,
  hidden: 'hidden',
  moved: (name: string, place: number, count: number) =>
    `${name} is now number ${place} of ${count}`,
  removed: (name: string) => `${name} removed. Undo brings it back.`,
  toPageTitle: 'Move to another page',
  toPageText: 'It is put at the end of that page at once. Here it goes when you save.',
  noOtherPage: 'There is no other page yet.',
  toPageDone: (page: string) =>
    toastText('Block moved', `It stands at the end of ${page} now. Save this page as well.`),
  toPageFull: (page: string) => `${page} is full`,
  back: 'Restore the original order',
  backQuestion: 'Restore the original order? Blocks that you have added are removed.',
  edit: 'Edit',
  preview: 'Preview',
  textIn: (block: string, place: number, field: string) => `${place}. ${block}: ${field}`,
  partHint: 'What it says is edited where it always was. Here it can be moved and hidden.',
  show: {
    open: 'Share a preview',
    title: 'Show this page to somebody',
    text: 'Whoever has this link sees the page as it is now, published or not, for a week.',
    label: 'Link',
    copy: 'Copy link',
    share: 'Share',
    look: 'Open in a new tab',
    failed: errorToast('No link', 'The link could not be made. Please try again.'),
    takeBack: 'Take back',
    takenBack: toastText(
      'Links taken back',
      'No link shows this page any more. Make a new one at any time.',
    ),
    notTakenBack: errorToast('Not taken back', 'The links still work. Please try again.'),
  },
};

/** What staff choose among when they add a page. */
export const starterWords = {
  restaurant: {
    name: 'Restaurant',
    purpose: 'A menu with prices, the hours, a table by telephone',
  },
  spa: { name: 'Spa', purpose: 'Treatments with prices, and how an afternoon goes' },
  experiences: { name: 'Experiences', purpose: 'Trips with prices, a day hour by hour, the map' },
  offers: { name: 'Offers', purpose: 'What is sold for a time, and what is in it' },
  weddings: { name: 'Weddings', purpose: 'The places, the day, and what it costs' },
  journal: {
    name: 'Journal entry',
    purpose: 'A story with pictures, for readers and search engines',
  },
};

/** What fields of several kinds of blocks say. */
export const blockFieldWords = {
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
};

/** What a kind of block is called, its looks and its fields. */
export const blockKindWords = {
  beside: {
    name: 'Picture beside text',
    purpose: 'A picture and what is told of it, with a link or without.',
    looks: { start: 'Picture first', end: 'Picture second', over: 'Text on the picture' },
    labels: {
      title: 'Heading',
      body: 'Text',
      'body.text': 'Paragraph',
      image: 'Picture',
      label: 'Link text',
      to: 'Links to',
    },
    labelHint: 'Empty: “See the page” in the reader’s language.',
  },
  cards: {
    name: 'Cards',
    purpose: 'Ways to rooms, to pages of the house or to other sites.',
    looks: { three: 'Three in a row', two: 'Two in a row', rows: 'One below another' },
    labels: {
      title: 'Heading',
      items: 'Cards',
      'items.to': 'Links to',
      'items.name': 'Name',
      'items.line': 'Sentence',
      'items.image': 'Picture',
    },
    noun: 'card',
    itemsHint: 'A room or page gives its own name and picture where these are empty.',
  },
  facts: {
    name: 'Facts',
    purpose: 'What is good to know: a word and a sentence each.',
    looks: { rows: 'In rows', columns: 'In columns', large: 'Large' },
    labels: {
      title: 'Heading',
      items: 'Facts',
      'items.label': 'Word',
      'items.line': 'Sentence',
    },
    noun: 'fact',
    itemsHint: 'For example: Seats · 40, half of them outside.',
  },
  list: {
    name: 'List with prices',
    purpose: 'Dishes, treatments or tours, in groups or without.',
    looks: { menu: 'Like a menu', columns: 'In two columns', cards: 'As cards' },
    labels: {
      title: 'Heading',
      note: 'Note',
      items: 'Entries',
      'items.group': 'Group',
      'items.name': 'Name',
      'items.line': 'Description',
      'items.price': 'Price',
      'items.marks': 'Marks',
    },
    noun: 'entry',
    more: 'Group and marks',
    noteHint: 'For example “Prices include tax.”',
    groupHint: 'A heading above this entry, e.g. Starters. Empty: it belongs to those above.',
    priceHint: 'As it is read: $12, from $40.',
    marks: {
      vegetarian: 'Vegetarian',
      vegan: 'Vegan',
      spicy: 'Spicy',
      glutenFree: 'Gluten-free',
      seafood: 'Seafood',
      signature: 'House speciality',
    },
  },
  offer: {
    name: 'Offer',
    purpose: 'A special offer with dates. It disappears after its last day.',
    looks: { beside: 'Picture beside the text', card: 'As a card', wide: 'Below a wide picture' },
    labels: {
      title: 'Heading',
      body: 'Text',
      'body.text': 'Paragraph',
      image: 'Picture',
      from: 'From',
      until: 'Until',
      price: 'Price',
      code: 'Promo code',
      included: 'Included',
      'included.name': 'What is included',
      rooms: 'Rooms it is for',
    },
    noun: 'item',
    untilHint: 'The last day on which visitors see it. Empty: it does not end.',
    priceHint: 'As it is read: $289 for two nights.',
    codeHint:
      'One of Prices, Promo codes. Visitors read it, and it is filled in where they book from here.',
    includedHint: 'For example: breakfast, a boat to the island.',
  },
  opening: {
    name: 'Opening picture',
    purpose: 'A picture with the page’s title and a sentence. A page begins with it.',
    looks: {
      wide: 'Text on the picture',
      beside: 'Picture beside the text',
      quiet: 'Picture below the text',
    },
    labels: { title: 'Title', lead: 'Sentence', image: 'Picture' },
    leadHint: 'One or two sentences that say what awaits guests here.',
    imageHint: 'Landscape, at least 1920 pixels wide. The text stands at its lower left.',
  },
  part: {
    name: 'Part of this page',
    purpose:
      'What the page has by itself: it can be moved or hidden, and is edited in its own place.',
    looks: { own: 'Its own' },
    labels: { part: 'Part' },
    parts: {
      hero: 'Hero',
      infoBar: 'Info bar',
      rooms: 'Rooms',
      luxury: 'Luxury experience',
      testimonials: 'Testimonials',
      place: 'The place',
      about: 'About us',
      story: 'Story',
      gallery: 'More pictures',
      onward: 'Onward',
    },
  },
  pictures: {
    name: 'Pictures',
    purpose: 'Several pictures that open in full view.',
    looks: { rows: 'Rows of unlike ones', pair: 'In pairs', strip: 'A strip to push' },
    labels: { title: 'Heading', images: 'Pictures' },
    imagesHint: 'Their order here is their order on the page.',
  },
  press: {
    name: 'Book, write or call',
    purpose: 'What visitors do next: a button with a sentence.',
    looks: { band: 'A dark band', quiet: 'Quiet', picture: 'On a picture' },
    labels: {
      title: 'Heading',
      lead: 'Sentence',
      action: 'The button',
      label: 'Button text',
      to: 'Links to',
      image: 'Picture',
    },
    actions: {
      book: 'Books a room',
      write: 'Writes to the hotel',
      call: 'Calls the hotel',
      page: 'Links to a page',
    },
    labelHint: 'Empty: what it does, in the reader’s language.',
  },
  quotation: {
    name: 'Quotation',
    purpose: 'Somebody’s words, large and alone.',
    looks: { large: 'Large', quiet: 'Quiet', dark: 'On the dark ground' },
    labels: { quote: 'Words', author: 'Who said it', role: 'Who that is' },
    quoteHint: 'Without quotation marks: the page adds those of its language.',
    roleHint: 'For example “Guest in May” or “Cook”.',
  },
  text: {
    name: 'Text',
    purpose: 'Paragraphs, with a heading or without.',
    looks: {
      column: 'Beside its heading',
      columns: 'In two columns',
      large: 'Begins in large letters',
    },
    labels: { title: 'Heading', body: 'Text', 'body.text': 'Paragraph' },
  },
  times: {
    name: 'Times',
    purpose: 'What happens when: of a day, a week or a season.',
    looks: { line: 'Along a line', table: 'As a table', columns: 'In columns' },
    labels: {
      title: 'Heading',
      items: 'Times',
      'items.when': 'When',
      'items.name': 'What',
      'items.line': 'Sentence',
    },
    noun: 'time',
    whenHint: 'As it is read: 6:30, at dusk, daily 11–22.',
  },
  way: {
    name: 'Getting here',
    purpose: 'The map and the distances, as Site Config has them.',
    looks: { map: 'With the map', list: 'Distances alone' },
    labels: { title: 'Heading', note: 'Note' },
    noteHint: 'What else guests should know on the way, e.g. where to park.',
  },
};
