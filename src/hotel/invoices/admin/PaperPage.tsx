import { LoadingOrFailed } from '@/hotel/desk/admin/LoadingOrFailed';
import { Printer, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@/ui/router';
import { useInboxAddress } from '@/hotel/desk/admin/use-inbox-address';
import { useInvoiceSettings } from '@/hotel/invoices/staff-queries/invoices-queries';
import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { reservationPath } from '@/hotel/rules/paths';
import { useReservation } from '@/hotel/reservations/staff-queries/reservations-queries';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { paperWords, partWords, invoiceSettingsWords } from '@/words/staff';
import { ConfirmationPaper, RegistrationCard } from './ConfirmationPaper';
import { InvoicePart } from './InvoicePart';
import { InvoiceSettingsDialog } from './InvoiceSettingsDialog';
import './paper.css';

const PAPER_KINDS = ['confirmation', 'registration', 'invoice'] as const;

export function PaperPage() {
  const address = useInboxAddress();
  const kind = PAPER_KINDS.find((one) => one === address.get('kind')) ?? PAPER_KINDS[0];
  const { reservation, isFailed } = useReservation(address.id, undefined);
  const settings = useInvoiceSettings();
  const [isSetting, setSetting] = useState(false);

  return (
    <div className="papers">
      <div className="print:hidden">
        <PageTitle title={paperWords.title} purpose={paperWords.purpose}>
          {address.id && (
            <Link className={buttonClass('ghost')} to={reservationPath(address.id)}>
              {paperWords.back}
            </Link>
          )}
          <Button variant="ghost" disabled={!settings.data} onClick={() => setSetting(true)}>
            <Settings2 className="icon" aria-hidden="true" />
            {invoiceSettingsWords.title}
          </Button>
          <Button onClick={() => window.print()}>
            <Printer className="icon" aria-hidden="true" />
            {paperWords.print}
          </Button>
        </PageTitle>
        <div className="tabs" role="group" aria-label={paperWords.kinds}>
          {PAPER_KINDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === kind}
              onClick={() => address.set({ kind: one, invoice: '' })}
            >
              {paperWords[one]}
            </button>
          ))}
        </div>
      </div>
      {reservation === null || address.id === undefined ? (
        <p className="card">{paperWords.notFound}</p>
      ) : isFailed || !reservation || !settings.data ? (
        <LoadingOrFailed
          isFailed={isFailed || (settings.isError && !settings.data)}
          words={paperWords}
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <StaffPart key={kind} name={partWords.paper} data={[reservation, settings.data]}>
          {kind === 'registration' && (
            <RegistrationCard reservation={reservation} settings={settings.data} />
          )}
          {kind === 'confirmation' && (
            <ConfirmationPaper reservation={reservation} settings={settings.data} />
          )}
          {kind === 'invoice' && (
            <InvoicePart
              reservation={reservation}
              shownId={address.get('invoice')}
              onShow={(invoice) => address.set({ invoice })}
            />
          )}
        </StaffPart>
      )}
      {isSetting && settings.data && (
        <InvoiceSettingsDialog settings={settings.data} onClose={() => setSetting(false)} />
      )}
    </div>
  );
}
