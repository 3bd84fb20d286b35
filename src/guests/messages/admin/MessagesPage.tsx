import { ExportButton } from '@/desk/lists/admin/ExportButton';
import { messagesExport } from '@/guests/messages/staff-calls/messages-export';
import { useFileMessage, useMessage, useMessages } from '@/guests/messages/staff-calls/messages';
import { FilterSelect, TextFilter } from '@/desk/lists/admin/filters';
import { InboxList, InboxRow } from '@/desk/lists/admin/InboxList';
import { InboxPanes } from '@/desk/lists/admin/InboxPanes';
import { useInitialSelection, useInboxAddress } from '@/desk/lists/admin/use-inbox-address';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { EditableBy } from '@/kit/page-parts/admin/rights';
import { useMay } from '@/basics/session/staff-calls/session';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { MESSAGE_STATUS_LABEL, MESSAGE_STATUSES } from '@/guests/messages/message';
import type { MessageStatus, StoredMessage } from '@/guests/messages/message';
import { inboxWords, messageWords as words, partWords, staffNavWords } from '@/words/staff';
import { MessageDetail } from './MessageDetail';

const CHOICES = [
  ['', words.inbox],
  ['unread', MESSAGE_STATUS_LABEL.unread],
  ['archived', MESSAGE_STATUS_LABEL.archived],
  ['spam', MESSAGE_STATUS_LABEL.spam],
] as const;

/** The folder of a status. Read and unread messages share the inbox. */
function placeOf(status: MessageStatus | undefined): string {
  return status === 'archived' || status === 'spam' ? status : 'inbox';
}

export function MessagesPage() {
  const address = useInboxAddress();
  const status = MESSAGE_STATUSES.find((one) => one === address.get('status'));
  const text = address.get('q');
  const list = useMessages({ status, text: text || undefined });
  const file = useFileMessage();
  const works = useMay('workAtDesk');
  const first = useInitialSelection(list.items, `${status ?? ''} ${text}`);
  const openId = address.id ?? first;
  const listed = list.items?.find(({ id }) => id === openId);
  const { one: message, isFailed } = useMessage(openId, listed);

  // Leaves out messages that were just moved to another folder, except the open message.
  const items = list.items?.filter(
    (item) => item.id === openId || placeOf(item.status) === placeOf(status),
  );

  function open({ id, status: from }: StoredMessage): void {
    if (from === 'unread' && works) file.mutate({ id, to: 'read', from });
  }

  return (
    <InboxPanes
      label={staffNavWords.pages.adminMessages}
      openId={address.id}
      listLink={address.listLink}
      head={
        <>
          <PageTitle title={staffNavWords.pages.adminMessages} purpose={words.purpose}>
            <ExportButton kind="messages" source={messagesExport} />
          </PageTitle>
          <div
            className="filters gap-3 items-end mb-5"
            role="search"
            aria-label={inboxWords.filters}
          >
            <FilterSelect
              label={words.show}
              value={status ?? ''}
              choices={CHOICES}
              onChange={(value) => address.set({ status: value, id: '' })}
            />
            <TextFilter
              label={words.find}
              value={text}
              onChange={(value) => address.set({ q: value, id: '' })}
            />
          </div>
        </>
      }
      list={
        <InboxList
          list={{ ...list, items }}
          nouns="messages"
          isFiltered={status !== undefined || text !== ''}
          emptyText={words.emptyText}
          row={(item) => (
            <InboxRow
              id={item.id}
              to={address.linkTo(item.id)}
              isOpen={item.id === openId}
              isUnread={item.status === 'unread'}
              name={item.name}
              createdAt={item.createdAt}
              text={item.subject}
              language={item.language}
              status={
                item.answeredAt && (
                  <span className="row-status data-new:text-brand-text data-new:font-[650]">
                    {words.answered}
                  </span>
                )
              }
              onOpen={() => open(item)}
            />
          )}
        />
      }
      detail={
        <StaffErrorBoundary key={openId} name={partWords.message} data={[message]}>
          <EditableBy right="workAtDesk">
            <MessageDetail
              message={message}
              isFailed={isFailed}
              isChosen={openId !== undefined}
              onDeleted={() => address.set({ id: '' })}
            />
          </EditableBy>
        </StaffErrorBoundary>
      }
    />
  );
}
