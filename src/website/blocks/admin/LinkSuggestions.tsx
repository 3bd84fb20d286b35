import { useContent } from '@/content/store/queries/content';
import { PATH, roomPath } from '@/basics/rules/paths';
import { ROUTES } from '@/basics/rules/routes';
import { navWords } from '@/words/visitors';
import { blockFieldWords as words } from '@/words/staff';
import { options } from '@/ui/options';

export function LinkSuggestions({ id }: { id: string }) {
  const { rooms, pages } = useContent().content;
  const places = [
    [PATH.home, words.frontPage],
    [PATH.rooms, navWords.rooms],
    [PATH.about, navWords.about],
    [PATH.contact, navWords.contact],
    ...rooms.map((room) => [roomPath(room.id), room.name] as const),
    // Leaves out the rows that store the block order of the home page and About.
    ...pages
      .filter(({ slug }) => !(slug in ROUTES))
      .map(({ slug, title }) => [`/${slug}`, title] as const),
  ] as const;
  return <datalist id={id}>{options(places)}</datalist>;
}
