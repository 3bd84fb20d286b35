import { act, advanceClock, fireEvent, matchesMedia, openPage, screen } from '../support/site';
import { within } from '../support/site';

const EIGHT_SECONDS = 8000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

const carousel = () => screen.getByRole('region', { name: 'Testimonials' });
const button = (name: string) => within(carousel()).getByRole('button', { name });
const shown = () => within(carousel()).getByRole('group').getAttribute('aria-label');
const dots = () => within(carousel()).getAllByRole('button', { name: /^Testimonial \d/ });

test('[H-19] [H-23] what a guest said stands on the home page, with author, position and stars', async () => {
  await openPage('/');
  const slide = within(carousel()).getByRole('group');
  expect(slide).toHaveTextContent('We came for two nights and stayed for six.');
  expect(slide).toHaveTextContent('Sample Guest A.');
  expect(slide).toHaveTextContent('Stayed in Moonrise Premier');
  expect(within(slide).getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
});

test('[H-20] it moves on every 8 seconds, not before, and wraps', async () => {
  await openPage('/');
  await advanceClock(EIGHT_SECONDS - 1);
  expect(shown()).toBe('1 of 5');
  await advanceClock(1);
  expect(shown()).toBe('2 of 5');
  for (const expected of ['3 of 5', '4 of 5', '5 of 5', '1 of 5']) {
    await advanceClock(EIGHT_SECONDS);
    expect(shown()).toBe(expected);
  }
});

test('[H-21] previous and next go one back and one on, and wrap', async () => {
  await openPage('/');
  fireEvent.click(button('Previous testimonial'));
  expect(shown()).toBe('5 of 5');
  fireEvent.click(button('Next testimonial'));
  expect(shown()).toBe('1 of 5');
});

test('[H-22] there is a dot for each testimonial, and it leads to it', async () => {
  await openPage('/');
  expect(dots()).toHaveLength(5);
  fireEvent.click(button('Testimonial 4'));
  expect(shown()).toBe('4 of 5');
  const marked = dots().filter((dot) => dot.getAttribute('aria-current') === 'true');
  expect(marked).toEqual([button('Testimonial 4')]);
});

test('[H-24] a move by hand starts the clock again', async () => {
  await openPage('/');
  await advanceClock(EIGHT_SECONDS - 1000);
  fireEvent.click(button('Next testimonial'));
  await advanceClock(EIGHT_SECONDS - 1);
  expect(shown()).toBe('2 of 5');
  await advanceClock(1);
  expect(shown()).toBe('3 of 5');
});

function look(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function leaveAndTouch(): void {
  fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' });
  fireEvent.pointerEnter(carousel(), { pointerType: 'touch' });
}

test.each([
  [
    'is paused, until it is started again',
    () => fireEvent.click(button('Pause rotation')),
    () => fireEvent.click(button('Start rotation')),
  ],
  [
    'is pointed at with a mouse, but not after a touch',
    () => fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' }),
    leaveAndTouch,
  ],
  [
    'has the keyboard in it',
    () => act(() => button('Next testimonial').focus()),
    () => act(() => button('Next testimonial').blur()),
  ],
  ['is in a tab that is not looked at', () => look(true), () => look(false)],
])('[H-25] it waits while it %s', async (_when, begin, end) => {
  await openPage('/');
  begin();
  await advanceClock(EIGHT_SECONDS * 2);
  expect(shown()).toBe('1 of 5');
  end();
  await advanceClock(EIGHT_SECONDS);
  expect(shown()).toBe('2 of 5');
});

test('[H-25] it stands still for those who want less motion, until they start it', async () => {
  matchesMedia('reduce');
  await openPage('/');
  await advanceClock(EIGHT_SECONDS * 2);
  expect(shown()).toBe('1 of 5');
  fireEvent.click(button('Start rotation'));
  await advanceClock(EIGHT_SECONDS);
  expect(shown()).toBe('2 of 5');
});

test('a screen reader hears a new slide only while it does not move by itself', async () => {
  await openPage('/');
  const slides = carousel().querySelector('[aria-live]');
  expect(slides).toHaveAttribute('aria-live', 'off');
  fireEvent.click(button('Pause rotation'));
  expect(slides).toHaveAttribute('aria-live', 'polite');
});

test('the arrow keys and a swipe move it', async () => {
  await openPage('/');
  fireEvent.keyDown(button('Next testimonial'), { key: 'ArrowRight' });
  expect(shown()).toBe('2 of 5');
  fireEvent.keyDown(button('Next testimonial'), { key: 'ArrowLeft' });
  expect(shown()).toBe('1 of 5');
  swipe(200, 100);
  expect(shown()).toBe('2 of 5');
  swipe(100, 200);
  expect(shown()).toBe('1 of 5');
  swipe(200, 180);
  for (const down of [101, -101]) swipe(200, 100, down); // the page is scrolled
  expect(shown()).toBe('1 of 5');
});

test('from right to left, the arrow keys and a swipe follow the reading', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await openPage('/');
  fireEvent.keyDown(button('Next testimonial'), { key: 'ArrowLeft' });
  expect(shown()).toBe('2 of 5');
  swipe(100, 200);
  expect(shown()).toBe('3 of 5');
  fireEvent.keyDown(button('Next testimonial'), { key: 'ArrowRight' });
  swipe(200, 100);
  expect(shown()).toBe('1 of 5');
});

test('[H-26] nobody has said anything: no section', async () => {
  await openPage('/', (content) => (content.testimonials = []));
  expect(screen.queryByRole('region', { name: 'Testimonials' })).toBeNull();
});

test('[H-26] one guest has: no controls, no clock', async () => {
  await openPage('/', ({ testimonials }) => testimonials.splice(1));
  expect(within(carousel()).queryByRole('button')).toBeNull();
  await advanceClock(EIGHT_SECONDS * 2);
  expect(carousel()).toHaveTextContent('Sample Guest A.');
});

function swipe(from: number, to: number, down = 5): void {
  fireEvent.touchStart(carousel(), { touches: [{ clientX: from, clientY: 300 }] });
  fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX: to, clientY: 300 + down }] });
}
