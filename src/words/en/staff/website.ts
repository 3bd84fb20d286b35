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
  galleryPurpose:
    'More pictures, lower on the page. Without pictures, visitors do not see this part.',
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

export const placeEditorWords = {
  title: 'The place',
  purpose:
    'A picture across the home page with one sentence. The map below it is the one from Getting here.',
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
  isGone: 'This page no longer exists.',
  addTitle: 'Add a page',
  addText:
    'Start with an empty page, or choose a template and fill in your own details. You can change everything later.',
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
    footer: 'At the bottom of every page',
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
  arrangedPurpose: 'You can move and hide the parts of this page, and add blocks between them.',
  slugHint: (address: string) => `Visitors find it at ${address}`,
  slugMoves: (before: string) => `${before} will lead to the new address.`,
  slugTaken: 'Another page has this address',
  descriptionHint: 'Shown by search engines and where the page is shared.',
  imageHint: 'Without one, the first picture of the page.',
  placeHint: 'A page in no menu is found only by people who have its address.',
  daysHint: 'Leave both empty to show the page all the time.',
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
    'This page has too much text. Shorten some blocks, or move some to another page, then save.',
  gaps: (count: number) =>
    `${count === 1 ? '1 text has' : `${count} texts have`} gaps to fill, marked [… like this]. You can publish the page when all gaps are filled.`,
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
  toPageText:
    'The block is added at the end of that page at once. It leaves this page when you save.',
  noOtherPage: 'There is no other page yet.',
  toPageDone: (page: string) =>
    toastText('Block moved', `It is now at the end of ${page}. Save this page as well.`),
  toPageFull: (page: string) => `${page} is full`,
  back: 'Restore the original order',
  backQuestion: 'Restore the original order? Blocks that you have added are removed.',
  edit: 'Edit',
  preview: 'Preview',
  textIn: (block: string, place: number, field: string) => `${place}. ${block}: ${field}`,
  partHint: 'Here you can move and hide this part. Its text has its own editor.',
  show: {
    open: 'Share a preview',
    title: 'Show this page to somebody',
    text: 'Anyone with this link sees the page as it is now, published or not. The link works for a week.',
    label: 'Link',
    copy: 'Copy link',
    share: 'Share',
    look: 'Open in a new tab',
    failed: errorToast('No link', 'The link could not be made. Please try again.'),
    takeBack: 'Turn off all links',
    takenBack: toastText(
      'Links turned off',
      'The links no longer show this page. You can make a new link at any time.',
    ),
    notTakenBack: errorToast('Links not turned off', 'The links still work. Please try again.'),
  },
};

/** Page templates that staff can start a new page from. */
export const starterWords = {
  restaurant: {
    name: 'Restaurant',
    purpose: 'A menu with prices, the hours, a table by telephone',
  },
  spa: { name: 'Spa', purpose: 'Treatments with prices, and the plan of an afternoon' },
  experiences: { name: 'Experiences', purpose: 'Trips with prices, a day hour by hour, the map' },
  offers: { name: 'Offers', purpose: 'Special offers with dates, and what they include' },
  weddings: { name: 'Weddings', purpose: 'The places, the day, and what it costs' },
  journal: {
    name: 'Journal entry',
    purpose: 'A story with pictures, for readers and search engines',
  },
};

/** Field labels that several kinds of blocks share. */
export const blockFieldWords = {
  look: 'Layout',
  picture: 'Picture',
  address: 'Links to',
  addressHint:
    'A page of this site, or another: www.example.com, an email address, a telephone number.',
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
    'The editor could not be loaded. You can still write here: an empty line starts a new paragraph, “# ” a heading, “- ” a list, and **two stars** make bold.',
  allRooms: 'None chosen: it is for every room.',
};

export const blockKindWords = {
  beside: {
    name: 'Picture beside text',
    purpose: 'A picture beside a text, with or without a link.',
    looks: { start: 'Picture first', end: 'Picture second', over: 'Text on the picture' },
    labels: {
      title: 'Heading',
      body: 'Text',
      'body.text': 'Paragraph',
      image: 'Picture',
      label: 'Link text',
      to: 'Links to',
    },
    labelHint: 'If empty: “See the page” in the reader’s language.',
  },
  cards: {
    name: 'Cards',
    purpose: 'Links to rooms, to your pages or to other sites.',
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
    itemsHint: 'If name or picture is empty, the card uses those of its room or page.',
  },
  facts: {
    name: 'Facts',
    purpose: 'Facts that are good to know: a word and a sentence each.',
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
    purpose: 'Dishes, treatments or tours, with or without groups.',
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
    groupHint:
      'A heading above this entry, e.g. Starters. If empty: the entry belongs to the group above.',
    priceHint: 'As guests read it, for example $12 or from $40.',
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
    untilHint: 'The last day on which visitors see it. If empty: it does not end.',
    priceHint: 'As guests read it, for example $289 for two nights.',
    codeHint:
      'A code from Prices, Promo codes. Visitors read it, and the booking form fills it in for them.',
    includedHint: 'For example: breakfast, a boat to the island.',
  },
  opening: {
    name: 'Opening picture',
    purpose: 'A picture with the page’s title and a sentence, at the top of the page.',
    looks: {
      wide: 'Text on the picture',
      beside: 'Picture beside the text',
      quiet: 'Picture below the text',
    },
    labels: { title: 'Title', lead: 'Sentence', image: 'Picture' },
    leadHint: 'One or two sentences about what guests find here.',
    imageHint: 'Landscape, at least 1920 pixels wide. The text is at the lower left.',
  },
  part: {
    name: 'Part of this page',
    purpose:
      'A part that this page always has. You can move or hide it here. Its text has its own editor.',
    looks: { own: 'Its own' },
    labels: { part: 'Part' },
    parts: {
      hero: 'Hero',
      search: 'Search by dates',
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
    looks: { rows: 'In mixed rows', pair: 'In pairs', strip: 'A strip to swipe' },
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
    labelHint: 'If empty: a standard text in the reader’s language.',
  },
  quotation: {
    name: 'Quotation',
    purpose: 'Somebody’s words, large and alone.',
    looks: { large: 'Large', quiet: 'Quiet', dark: 'On a dark background' },
    labels: { quote: 'Words', author: 'Who said it', role: 'Who that is' },
    quoteHint: 'Without quotation marks: the page adds those of its language.',
    roleHint: 'For example “Guest in May” or “Cook”.',
  },
  text: {
    name: 'Text',
    purpose: 'Paragraphs, with or without a heading.',
    looks: {
      column: 'Beside its heading',
      columns: 'In two columns',
      large: 'Begins in large letters',
    },
    labels: { title: 'Heading', body: 'Text', 'body.text': 'Paragraph' },
  },
  times: {
    name: 'Times',
    purpose: 'A plan of a day, a week or a season.',
    looks: { line: 'Along a line', table: 'As a table', columns: 'In columns' },
    labels: {
      title: 'Heading',
      items: 'Times',
      'items.when': 'When',
      'items.name': 'What',
      'items.line': 'Sentence',
    },
    noun: 'time',
    whenHint: 'As guests read it, for example 6:30, at dusk, daily 11–22.',
  },
  'stay-search': {
    name: 'Search by dates',
    purpose: 'Guests enter their dates and see which rooms are free.',
    looks: { strip: 'A strip' },
    labels: { title: 'Heading' },
  },
  way: {
    name: 'Getting here',
    purpose: 'The map and the distances from Contact, Getting here.',
    looks: { map: 'With the map', list: 'Only the distances' },
    labels: { title: 'Heading', note: 'Note' },
    noteHint: 'What else guests should know on the way, e.g. where to park.',
  },
};
