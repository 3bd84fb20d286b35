import { bookingWords, contactWords, faultWords, footerWords, navWords } from '@/words/visitors';
import { roomsWords, roomWords } from '@/words/visitors';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { PATH, roomPath } from '@/basics/rules/paths';
import { renderPage } from '@/entry-prerender';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { injectFault, clearLoggedFaults, loggedFaults } from '../support/fault-injection';
import { publishedFrom, mountPrerendered, hydratePrerendered } from '../support/prerendered';
import { expectLink, HttpResponse, openPage, answerReads, screen, waitFor } from '../support/site';
import { within } from '../support/site';

const FROM = publishedFrom(DEFAULT_CONTENT);

const { breakableModule, breakableJsx } = await vi.hoisted(
  () => import('../support/fault-injection'),
);
vi.mock('react/jsx-dev-runtime', async (original) => breakableJsx(await original()));
vi.mock('@/website/room-showcase/site/RoomsPage', async (original) =>
  breakableModule(await original(), 'RoomsPage'),
);
vi.mock('@/website/head/site/structured-data', async (original) =>
  breakableModule(await original(), 'roomData'),
);
vi.mock('@/website/head/site/home-head', async (original) =>
  breakableModule(await original(), 'homeTitle'),
);

afterEach(clearLoggedFaults);

const ROOM = roomPath('room-premier');
const { phone, email } = DEFAULT_CONTENT.sections.contactInfo;

/** Checks that title, navigation and footer are still shown although a component is broken. */
function expectTheRest(title: string): void {
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('navigation', { name: navWords.main })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(screen.queryByText('Something went wrong on this page')).toBeNull();
}

const hotel = DEFAULT_CONTENT.sections.hotelInfo.name;
const title = DEFAULT_CONTENT.sections.heroSection.title;
const premier = DEFAULT_CONTENT.rooms.find(({ id }) => id === 'room-premier')?.name ?? '';
const about = DEFAULT_CONTENT.sections.aboutSection.title;

test.each([
  ['InfoBar', PATH.home, title, faultWords.part],
  ['RoomGrid', PATH.home, title, faultWords.rooms],
  ['Luxury', PATH.home, title, faultWords.part],
  ['TestimonialCarousel', PATH.home, title, faultWords.part],
  ['RoomGrid', PATH.rooms, roomsWords.title, faultWords.rooms],
  ['AmenityList', ROOM, premier, faultWords.part],
  ['BookingPanel', ROOM, premier, faultWords.booking],
  ['AboutGallery', PATH.about, about, faultWords.part],
  ['AboutStory', PATH.about, about, faultWords.part],
  ['ContactDetails', PATH.contact, contactWords.title, faultWords.part],
  ['ContactForm', PATH.contact, contactWords.title, faultWords.message],
])('without its %s, %s shows a message and can retry', async (name, address, heading, text) => {
  const mend = injectFault(name);
  const { user } = await openPage(address);
  expect(await screen.findByText(text)).toBeVisible();
  expectTheRest(heading);
  expect(loggedFaults()).toEqual([name]);

  const again = () => screen.getByRole('button', { name: faultWords.retry });
  const place = again().closest('[data-fault]')?.parentElement;
  await user.click(again());
  await waitFor(() => expect(again()).toHaveFocus());
  expect(screen.getByText(text)).toBeVisible();
  expect(loggedFaults()).toEqual([name, name]);

  mend();
  await user.click(again());
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  expectTheRest(heading);
  await waitFor(() => expect(place).toHaveFocus());
});

test('a visitor who cannot book here is told how to book', async () => {
  const mend = injectFault('BookingPanel');
  const { user } = await openPage(ROOM);
  const note = within(await screen.findByRole('alert'));
  expectLink(phone, expect.stringMatching(/^tel:\+/), note);
  expectLink(email, `mailto:${email}`, note);
  mend();
  await user.click(note.getByRole('button', { name: faultWords.retry }));
  await user.type(await screen.findByLabelText(bookingWords.email), 'guest@example.com');
  expect(screen.getByRole('button', { name: roomWords.bookButton })).toBeEnabled();
});

test('a room that cannot be shown leaves the others', async () => {
  injectFault('RoomRow', ({ room }) => Reflect.get(Object(room), 'id') === 'room-premier');
  await openPage(PATH.rooms);
  expect(await screen.findByText(faultWords.room)).toBeVisible();
  const others = DEFAULT_CONTENT.rooms.filter(({ id }) => id !== 'room-premier');
  for (const { name } of others) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(loggedFaults()).toEqual(['RoomRow']);
});

test('without its opening the home page still has a heading and its rooms', async () => {
  injectFault('Hero');
  await openPage(PATH.home);
  expect(await screen.findByRole('link', { name: premier })).toBeVisible();
  expectTheRest(hotel);
});

test.each([
  ['BookBar', ROOM, premier, ['BookBar']],
  ['roomData', ROOM, premier, []],
  ['homeTitle', PATH.home, title, ['homeTitle']],
])('a failing %s goes unnoticed, %s is complete', async (name, address, heading, reported) => {
  injectFault(name);
  await openPage(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expectTheRest(heading);
  expect(screen.queryByText(faultWords.part)).toBeNull();
  expect(loggedFaults()).toEqual(reported);
});

test('without the field for the newsletter the foot of the page is still there', async () => {
  injectFault('NewsletterForm');
  await openPage(PATH.about);
  expect(await screen.findByText(footerWords.newsletterFault)).toBeVisible();
  expectTheRest(about);
});

test.each([
  ['Header', 'its foot', 'contentinfo', 'navigation'],
  ['Footer', 'its head', 'navigation', 'contentinfo'],
])('without its %s a page is still read, and %s leads on', async (part, _other, left, gone) => {
  injectFault(part);
  await openPage(ROOM);
  expect(await screen.findByRole('heading', { level: 1, name: premier })).toBeVisible();
  const name = (role: string) => (role === 'navigation' ? { name: navWords.main } : {});
  expect(screen.queryByRole(gone, name(gone))).toBeNull();
  const rest = within(screen.getByRole(left, name(left)));
  expect(rest.getByRole('link', { name: navWords.rooms })).toBeVisible();
});

test('a page that cannot be drawn at all leaves header and foot, and the next page is whole', async () => {
  injectFault('RoomsPage');
  const { user } = await openPage(PATH.rooms);
  await screen.findByRole('heading', { name: 'Something went wrong on this page' });
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  const nav = within(screen.getByRole('contentinfo'));
  await user.click(nav.getByRole('link', { name: navWords.about }));
  await screen.findByRole('heading', { level: 1, name: about });
  expectTheRest(about);
});

test('a failed component is rendered again when its data change', async () => {
  injectFault(
    'TestimonialCarousel',
    ({ testimonials }) => Reflect.get(Object(testimonials), 'length') > 0,
  );
  const { queryClient, content } = await openPage(PATH.home);
  expect(await screen.findByText(faultWords.part)).toBeVisible();
  queryClient.setQueryData(CONTENT_KEY, { ...content, testimonials: [] });
  await waitFor(() => expect(screen.queryByText(faultWords.part)).toBeNull());
  expectTheRest(title);
});

test('a part that breaks while a prerendered page is taken over does not take the page away', async () => {
  // The answer stays pending, so that the page continues to show the prerendered content.
  answerReads({ 'rpc/site_content': () => new Promise<HttpResponse<null>>(() => undefined) });
  const page = await renderPage(ROOM, FROM);
  injectFault('BookingPanel');
  const { root, leave } = mountPrerendered(ROOM, page);
  const app = await hydratePrerendered(root, FROM, true);
  expect(await screen.findByText(faultWords.booking)).toBeVisible();
  expectTheRest(premier);
  expect(loggedFaults()).toEqual(['BookingPanel']);
  await app.end();
  leave();
});
