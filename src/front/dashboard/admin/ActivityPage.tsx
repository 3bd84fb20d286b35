import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { getOwn } from '@/basics/rules/get-own';
import { PATH } from '@/basics/rules/paths';
import { momentLabel } from '@/basics/time/relative-time';
import { ExportButton } from '@/desk/lists/admin/ExportButton';
import { FilterSelect, TextFilter } from '@/desk/lists/admin/filters';
import { InboxList } from '@/desk/lists/admin/InboxList';
import { useInboxAddress } from '@/desk/lists/admin/use-inbox-address';
import type { ExportSource } from '@/desk/lists/staff-calls/export-list';
import { changeSentence } from '@/desk/stays/admin/History';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { Link } from '@/ui/router';
import { activityWords as words, csvWords, inboxWords, staffNavWords } from '@/words/staff';
import { fetchActivity, useActivity, type Activity } from '@/front/dashboard/staff-calls/activity';

/** Entries whose `key` is a stay's id. */
const OF_STAYS = ['reservations', 'invoices'];

/** Who did what: changes of stays, invoices, prices, team and content, newest first. */
export function ActivityPage() {
  const address = useInboxAddress();
  const filter = { who: address.get('who'), kind: address.get('kind') };
  const isFiltered = filter.who + filter.kind !== '';
  const { rooms } = useContent().content;
  const money = useMoney();
  const roomName = (id: string) => rooms.find((room) => room.id === id)?.name ?? id;
  const title = staffNavWords.pages.adminActivity;

  function factsOf({ byName, entity, key, name, changes, act }: Activity) {
    const who = byName ?? (entity === 'reservations' ? words.website : words.unknown);
    const thing = getOwn(words.sections, key) ?? getOwn(words.things, entity) ?? entity;
    const did = changes ? changeSentence(changes, roomName, money) : words.acts[act];
    return [who, String(thing), name ?? '', did] as const;
  }

  const source: ExportSource = {
    headings: csvWords.activity,
    page: async (...range) => {
      const { items, next } = await fetchActivity(filter, ...range);
      return { items: items.map((one) => [one.createdAt, ...factsOf(one)]), next };
    },
  };

  function row(one: Activity) {
    const [who, thing, name, did] = factsOf(one);
    const about = [thing, name].filter(Boolean).join(': ');
    return (
      <li className="gap-4 justify-between px-[1.2rem] py-[0.7rem] border-t border-line first:border-0 md:flex">
        <p className="grid wrap-anywhere">
          <span>
            <b>{who}</b> · {did}
          </span>
          <small className="text-ink-3" dir="auto">
            {OF_STAYS.includes(one.entity) ? (
              <Link
                className="underline hover:no-underline"
                to={`${PATH.adminReservations}?id=${one.key}`}
              >
                {about}
              </Link>
            ) : (
              about
            )}
          </small>
        </p>
        <time className="flex-none text-xs text-ink-3" dateTime={one.createdAt}>
          {momentLabel(one.createdAt)}
        </time>
      </li>
    );
  }

  return (
    <>
      <PageTitle title={title} purpose={words.purpose}>
        <ExportButton kind="activity" source={source} isFiltered={isFiltered} />
      </PageTitle>
      <div className="filters gap-3 items-end mb-5" role="search" aria-label={inboxWords.filters}>
        <TextFilter label={words.who} value={filter.who} onChange={(who) => address.set({ who })} />
        <FilterSelect
          label={words.kind}
          value={filter.kind}
          choices={Object.entries(words.kinds)}
          onChange={(kind) => address.set({ kind })}
        />
      </div>
      <section className="card p-0" aria-label={title}>
        <InboxList
          list={useActivity(filter)}
          nouns="changes"
          isFiltered={isFiltered}
          emptyText={words.emptyText}
          row={row}
        />
      </section>
    </>
  );
}
