import type { BlockOf } from '@/content/schema/block';
import type { HotelContent } from '@/content/store/hotel-content';
import { pictureOf } from '@/content/pictures/view/picture-of';
import { isKnownPath, PATH, roomPath, withoutSlash } from '@/basics/rules/paths';
import { firstSentence } from '@/selling/rooms/first-sentence';
import { roomPictures } from '@/selling/rooms/view/room-pictures';
import { isWithin } from '@/basics/time/dates';
import type { PictureData } from '@/ui/picture-data';
import { navWords } from '@/words/visitors';

type Card = BlockOf<'cards'>['items'][number];
type Page = HotelContent['pages'][number];

export type ResolvedCard = Card & { candidates: readonly PictureData[] };

const NAMES: Readonly<Record<string, string>> = {
  [PATH.home]: navWords.home,
  [PATH.rooms]: navWords.rooms,
  [PATH.about]: navWords.about,
  [PATH.contact]: navWords.contact,
};

/** Completes a card from the room or page that it links to; undefined if that was deleted. */
export function resolveCard(
  card: Card,
  content: HotelContent,
  today: string,
): ResolvedCard | undefined {
  const { rooms, pages, images } = content;
  const { to } = card;
  const own = pictureOf(card.image, images);
  const shown = (name: string, line: string, others: readonly PictureData[] = [], at = to) =>
    name === ''
      ? undefined
      : { ...card, to: at, name, line: card.line || line, candidates: own ? [own] : others };
  if (!to.startsWith('/')) return shown(card.name, '');

  const path = withoutSlash(to.replace(/[?#].*/, ''));
  const room = rooms.find(({ id }) => roomPath(id) === path);
  if (room)
    return shown(
      card.name || room.name,
      firstSentence(room.description),
      roomPictures(room, images),
    );
  if (isKnownPath(path) && !path.startsWith(roomPath('')))
    return shown(card.name || (NAMES[path] ?? ''), '');
  const page = pageAt(path.slice(1), pages, today);
  if (!page) return undefined;
  const picture = pictureOf(page.image || firstPicture(page), images);
  return shown(
    card.name || page.title,
    page.description,
    picture && [picture],
    to.replace(path, `/${page.slug}`),
  );
}

/** Returns the visible page with this current or former address. */
function pageAt(slug: string, pages: readonly Page[], today: string): Page | undefined {
  const shown = pages.filter(
    ({ status, showsFrom, showsUntil }) =>
      status === 'published' && isWithin(today, showsFrom, showsUntil),
  );
  return (
    shown.find((page) => page.slug === slug) ??
    shown.find(({ formerSlugs }) => formerSlugs.includes(slug))
  );
}

function firstPicture({ blocks }: Page): string {
  const pictures = blocks.flatMap((block) => ('image' in block ? block.image : []));
  return pictures.find(Boolean) ?? '';
}
