import type { ReactNode } from 'react';
import { BrowserAlerts } from '@/desk/notifications/admin/BrowserAlerts';
import { useOutbox } from '@/guests/emails/staff-calls/outbox';
import { useOutboxState } from '@/guests/emails/staff-calls/email-settings';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import type { Right } from '@/basics/session/rights';
import { useMay } from '@/basics/session/staff-calls/session';
import { EditableBy } from '@/kit/page-parts/admin/rights';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { instantOf } from '@/basics/time/instant';
import { momentLabel } from '@/basics/time/relative-time';
import { Tabs } from '@/ui/Tabs';
import { outboxListWords, partWords, staffNavWords } from '@/words/staff';
import { AutomaticEmailsForm } from './AutomaticEmailsForm';
import { HeldEmails } from './HeldEmails';
import { HotelAlertsForm } from './HotelAlertsForm';
import { EmailTemplatesEditor } from './EmailTemplatesEditor';
import { LoadError } from './LoadError';
import { OutboxEntries } from './OutboxEntries';

/** Silence after which the sender counts as missing (ms). Usually it reports every minute. */
const MISSED_MS = 10 * 60_000;

export function EmailsPage() {
  const readsDesk = useMay('readDesk');
  const works = useMay('workAtDesk');
  return (
    <>
      <PageTitle title={staffNavWords.pages.adminEmails} purpose={outboxListWords.purpose} />
      {works && (
        <>
          <SenderNotice />
          {part(partWords.outbox, <HeldEmails />)}
        </>
      )}
      <Tabs
        label={staffNavWords.pages.adminEmails}
        tabs={[
          readsDesk && {
            name: outboxListWords.tabs.bell,
            content: (
              <div className="privacy two items-start gap-5 [--two-min:22rem]">
                {part(partWords.houseBell, <HotelAlertsForm />, 'manage')}
                {part(partWords.browserBell, <BrowserAlerts />)}
              </div>
            ),
          },
          {
            name: outboxListWords.tabs.emails,
            content: (
              <div className="emails-tab grid gap-5">
                {readsDesk && part(partWords.automaticEmails, <AutomaticEmailsForm />, 'manage')}
                {part(partWords.emailTemplates, <EmailTemplatesEditor />)}
              </div>
            ),
          },
          works && {
            name: outboxListWords.tabs.outbox,
            content: part(partWords.outbox, <OutboxList />),
          },
        ].filter((tab) => tab !== false)}
      />
    </>
  );
}

/** @param right needed to change what the part shows */
function part(name: string, shown: ReactNode, right?: Right) {
  const limited = right ? (
    <EditableBy right={right} note={right === 'manage'}>
      {shown}
    </EditableBy>
  ) : (
    shown
  );
  return (
    <div>
      <StaffErrorBoundary name={name}>{limited}</StaffErrorBoundary>
    </div>
  );
}

/** Warns if nothing is sent or an e-mail failed, because staff would not notice. */
function SenderNotice() {
  const { data, dataUpdatedAt } = useOutboxState();
  if (!data) return null;
  const { cameAt, failed } = data;
  if (cameAt === null) return notice(outboxListWords.neverCame);
  if (dataUpdatedAt - instantOf(cameAt) > MISSED_MS)
    return notice(outboxListWords.lastCame(momentLabel(cameAt)));
  return failed > 0 ? notice(outboxListWords.failed(failed)) : null;
}

function notice(text: string) {
  return (
    <p className="notice" role="status">
      {text}
    </p>
  );
}

function OutboxList() {
  const { data, isError } = useOutbox();
  if (!data) return <LoadError isError={isError} />;
  if (data.length === 0) return <p className="card">{outboxListWords.empty}</p>;
  return (
    <OutboxEntries className="card outbox rows" aria-label={outboxListWords.label} entries={data} />
  );
}
