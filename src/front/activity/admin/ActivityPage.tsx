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
import { fetchActivity, useActivity, type Activity } from '@/front/activity/staff-calls/activity';

/** Who did what: changes of stays, prices and content, newest first. */
export function ActivityPage() {
  const address = useInboxAddress();
  const filter = { who: address.get('who'), kind: address.get('kind') };
  const list = useActivity(filter);
  const sentenceOf = useSentence();
  const title = staffNavWords.pages.adminActivity;

  const source: ExportSource = {
    headings: csvWords.activity,
    page: async (after, size, signal) => {
      const { items, next } = await fetchActivity(filter, after, size, signal);
      const line = (one: Activity) => [
        one.createdAt,
        nameOf(one),
        thingOf(one),
        one.name ?? '',
        sentenceOf(one),
      ];
      return { items: items.map(line), next };
    },
  };

  return (
    <>
      <PageTitle title={title} purpose={words.purpose}>
        <ExportButton
          kind="activity"
          source={source}
          isFiltered={filter.who + filter.kind !== ''}
        />
      </PageTitle>
      <div className="filters gap-3 items-end mb-5" role="search" aria-label={inboxWords.filters}>
        <TextFilter label={words.who} value={filter.who} onChange={(who) => address.set({ who })} />
        <FilterSelect
          label={words.kind}
          value={filter.kind}
          choices={[
            ['', words.kinds.all],
            ['stay', words.kinds.stay],
            ['price', words.kinds.price],
            ['content', words.kinds.content],
          ]}
          onChange={(kind) => address.set({ kind })}
        />
      </div>
      <section className="card p-0" aria-label={title}>
        <InboxList
          list={list}
          nouns="changes"
          isFiltered={filter.who + filter.kind !== ''}
          emptyText={words.emptyText}
          row={(one) => (
            <li className="spread items-baseline gap-x-4 gap-y-1 px-[1.2rem] py-[0.7rem]">
              <p className="grid min-w-0 wrap-anywhere">
                <span>
                  <b>{nameOf(one)}</b> · {sentenceOf(one)}
                </span>
                <small className="text-ink-3" dir="auto">
                  {one.entity === 'reservations' ? (
                    <Link className="link" to={`${PATH.adminReservations}?id=${one.key}`}>
                      {one.name}
                    </Link>
                  ) : (
                    [thingOf(one), one.name].filter(Boolean).join(': ')
                  )}
                </small>
              </p>
              <time className="text-sm text-ink-3" dateTime={one.createdAt}>
                {momentLabel(one.createdAt)}
              </time>
            </li>
          )}
        />
      </section>
    </>
  );
}

function useSentence() {
  const { rooms } = useContent().content;
  const money = useMoney();
  const roomName = (id: string) => rooms.find((room) => room.id === id)?.name ?? id;
  return ({ changes, act }: Activity) =>
    changes ? changeSentence(changes, roomName, money) : words.acts[act];
}

/** Stays are also changed by guests, everything else only by programs with the database password. */
function nameOf({ byName, entity }: Activity): string {
  return byName ?? (entity === 'reservations' ? words.website : words.unknown);
}

function thingOf({ entity, key }: Activity): string {
  const name = getOwn(words.things, entity);
  const section = entity === 'hotel_config' ? getOwn(words.sections, key) : undefined;
  return String(section ?? name ?? entity);
}
