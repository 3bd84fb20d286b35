import { Printer, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useInboxAddress } from '@/hotel/desk/admin/use-inbox-address';
import { useInvoiceSettings } from '@/hotel/invoices/staff-queries/invoices';
import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { reservationPath } from '@/hotel/rules/paths';
import { useReservation } from '@/hotel/reservations/staff-queries/reservations';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { Spinner } from '@/ui/Spinner';
import { paperWords, partWords } from '@/words/staff';
import { ConfirmationPaper, RegistrationCard } from './ConfirmationPaper';
import { InvoicePart } from './InvoicePart';
import { InvoiceSettingsDialog } from './InvoiceSettingsDialog';
import './paper.css';

/** The papers of one stay, as they come out of the printer: confirmation, registration card, invoice. */
export function PaperPage() {
  const address = useInboxAddress();
  const kind = readKind(address.get('kind'));
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
            {paperWords.settings}
          </Button>
          <Button onClick={() => window.print()}>
            <Printer className="icon" aria-hidden="true" />
            {paperWords.print}
          </Button>
        </PageTitle>
        <PaperKinds
          shown={kind}
          onChange={(wanted) => address.set({ kind: wanted, invoice: '' })}
        />
      </div>
      {reservation === null || address.id === undefined ? (
        <p className="card">{paperWords.notFound}</p>
      ) : isFailed || (settings.isError && !settings.data) ? (
        <p className="notice bad">
          {paperWords.failed}{' '}
          <Button variant="ghost" size="small" onClick={() => void settings.refetch()}>
            {paperWords.retry}
          </Button>
        </p>
      ) : !reservation || !settings.data ? (
        <p role="status">
          <Spinner />
          <span className="sr-only">{paperWords.loading}</span>
        </p>
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

type Props = { shown: PaperKind; onChange: (kind: PaperKind) => void };

/** Which of the papers is shown. */
function PaperKinds({ shown, onChange }: Props) {
  return (
    <div className="tabs" role="group" aria-label={paperWords.kinds}>
      {PAPER_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === shown}

          onClick={() => onChange(kind)}
        >
          {paperWords[kind]}
        </button>
      ))}
    </div>
  );
}

/** The papers of a stay. */
const PAPER_KINDS = ['confirmation', 'registration', 'invoice'] as const;
type PaperKind = (typeof PAPER_KINDS)[number];

/** The paper that an address asks for; the first where it asks for none. */
function readKind(wanted: string): PaperKind {
  return PAPER_KINDS.find((kind) => kind === wanted) ?? PAPER_KINDS[0];
}
