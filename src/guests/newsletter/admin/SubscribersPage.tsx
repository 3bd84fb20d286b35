import { TextFilter } from '@/desk/lists/admin/filters';
import { ExportButton } from '@/desk/lists/admin/ExportButton';
import {
  subscribersExport,
  useDeleteSubscriber,
  useSubscribers,
} from '@/guests/newsletter/staff-calls/subscribers';
import { InboxList } from '@/desk/lists/admin/InboxList';
import { useInboxAddress } from '@/desk/lists/admin/use-inbox-address';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { inboxWords, subscriberWords, staffNavWords } from '@/words/staff';
import { SubscriberRow } from './SubscriberRow';

export function SubscribersPage() {
  const address = useInboxAddress();
  const email = address.get('email');
  const list = useSubscribers({ email: email || undefined });
  const remove = useDeleteSubscriber();

  return (
    <>
      <PageTitle title={staffNavWords.pages.adminSubscribers} purpose={subscriberWords.purpose}>
        <ExportButton kind="subscribers" source={subscribersExport} />
      </PageTitle>
      <div className="filters gap-3 items-end mb-5" role="search" aria-label={inboxWords.filters}>
        <TextFilter
          label={inboxWords.emailFilter}
          inputMode="email"
          value={email}
          onChange={(value) => address.set({ email: value })}
        />
      </div>
      <section className="card max-w-208 p-0" aria-label={staffNavWords.pages.adminSubscribers}>
        <InboxList
          list={list}
          nouns="subscribers"
          isFiltered={email !== ''}
          emptyText={subscriberWords.emptyText}
          row={(subscriber) => (
            <SubscriberRow
              subscriber={subscriber}
              onDelete={() => remove.mutateAsync(subscriber)}
            />
          )}
        />
      </section>
    </>
  );
}
