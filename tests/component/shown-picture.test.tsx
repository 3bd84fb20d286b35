import { fireEvent, render } from '@testing-library/react';
import { Picture } from '@/ui/Picture';
import type { PictureData } from '@/ui/picture-data';

const FILE = 'http://localhost:3000/images/room-480.avif';

const picture = (src: string): PictureData => ({
  src,
  alt: 'A room',
  focalX: 0.5,
  focalY: 0.5,
  sources: [],
});

function open(src: string) {
  const page = render(<Picture candidates={[picture(src)]} placeholder={null} sizes="100vw" />);
  /** Simulates that the browser chose and loaded a file. */
  const load = () => {
    const image = page.container.querySelector('picture img') ?? page.container;
    Object.defineProperty(image, 'currentSrc', { value: FILE, configurable: true });
    Object.defineProperty(image, 'decode', { value: () => Promise.resolve(), configurable: true });
    fireEvent.load(image);
  };
  const stands = () => page.container.querySelector('.pic > img');
  return { ...page, load, stands };
}

test('a picture that was shown before stands there until the file for this frame can be drawn', async () => {
  const card = open('/images/room.jpg');
  expect(card.stands()).toBeNull();
  card.load();
  card.unmount();
  const page = open('/images/room.jpg');
  expect(page.stands()).toHaveAttribute('src', FILE);
  expect(page.stands()).toHaveAttribute('alt', '');
  page.load();
  await vi.waitFor(() => expect(page.stands()).toBeNull());
  page.unmount();
});

test('another picture is waited for', () => {
  const card = open('/images/a.jpg');
  card.load();
  card.unmount();
  expect(open('/images/b.jpg').stands()).toBeNull();
});
