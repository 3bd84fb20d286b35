import { EmailFilter } from '@/admin/inbox/EmailFilter';
import { ExportButton } from '@/admin/inbox/ExportButton';
import { InboxList } from '@/admin/inbox/InboxList';
import { useInboxAddress } from '@/admin/inbox/use-inbox-address';
import { PageTitle } from '@/admin/layout/PageTitle';
import { useDeleteSubscriber, useSubscribers } from '@/queries/staff/subscribers';
import { SubscriberRow } from './SubscriberRow';

/** Who gets the letter, and the way off the list. */
export function SubscribersPage() {
  const address = useInboxAddress();
  const email = address.get('email');
  const list = useSubscribers({ email: email || undefined });
  const remove = useDeleteSubscriber();

  return (
    <>
      <PageTitle title="Subscribers" purpose="Who asked for the letter from the house.">
        <ExportButton kind="subscribers" />
      </PageTitle>
      <div className="filters" role="search" aria-label="Filters">
        <EmailFilter value={email} onChange={(value) => address.set({ email: value })} />
      </div>
      <section className="card subscribers" aria-label="Subscribers">
        <InboxList
          list={list}
          nouns="subscribers"
          isFiltered={email !== ''}
          emptyText="Addresses from the foot of every page appear here."
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
