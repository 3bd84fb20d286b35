import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { Printer, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@/ui/router';
import { useInboxAddress } from '@/desk/lists/admin/use-inbox-address';
import { useInvoiceSettings } from '@/desk/invoices/staff-calls/invoices';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { reservationPath } from '@/basics/rules/paths';
import { FilterSelect } from '@/desk/lists/admin/filters';
import { useContent } from '@/content/store/queries/content';
import { useReservation } from '@/desk/stays/staff-calls/reservations';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { EMAIL_WORDS } from '@/words/catalogues';
import { paperWords, partWords, invoiceSettingsWords } from '@/words/staff';
import { calledByStaff } from '@/words/staff-languages';
import { THIS_LANGUAGE } from '@/words/this-language';
import { languageWords } from '@/words/visitors';
import { ConfirmationDocument, RegistrationCard } from './ConfirmationDocument';
import { StayInvoice } from './StayInvoice';
import { InvoiceSettingsDialog } from './InvoiceSettingsDialog';
import './documents.css';

const DOCUMENT_KINDS = ['confirmation', 'registration', 'invoice'] as const;

export function DocumentPage() {
  const address = useInboxAddress();
  const { one: reservation, isFailed } = useReservation(address.id, undefined);
  const usual = reservation?.status === 'checked_out' ? 'invoice' : 'confirmation';
  const kind = DOCUMENT_KINDS.find((one) => one === address.get('kind')) ?? usual;
  const settings = useInvoiceSettings();
  const { languages: offered } = useContent().content.sections.hotelInfo;
  // The guest's language comes first; staff may print in any other language of the site.
  const languages = [
    ...new Set([reservation?.language ?? THIS_LANGUAGE, ...offered, THIS_LANGUAGE]),
  ];
  const [guests = THIS_LANGUAGE] = languages;
  const language = languages.find((code) => code === address.get('language')) ?? guests;
  const speech = { language, words: EMAIL_WORDS[language] };
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
          <Allowed right="manage">
            <Button
              icon={Settings2}
              variant="ghost"
              disabled={!settings.data}
              onClick={() => setSetting(true)}
            >
              {invoiceSettingsWords.title}
            </Button>
          </Allowed>
          <Button icon={Printer} onClick={() => window.print()}>
            {paperWords.print}
          </Button>
        </PageTitle>
        <div className="tabs mb-[1.4rem]" role="group" aria-label={paperWords.kinds}>
          {DOCUMENT_KINDS.map((one) => (
            <button
              className="aria-pressed:border-brand-text aria-pressed:text-ink"
              key={one}
              type="button"
              aria-pressed={one === kind}
              onClick={() => address.set({ kind: one, invoice: '' })}
            >
              {paperWords[one]}
            </button>
          ))}
        </div>
        {languages.length > 1 && (
          <div className="mb-[1.4rem] max-w-60">
            <FilterSelect
              label={languageWords.label}
              value={language}
              choices={languages.map((code) => [code, calledByStaff(code)])}
              onChange={(code) => address.set({ language: code })}
            />
          </div>
        )}
      </div>
      {reservation === null || address.id === undefined ? (
        <p className="card">{paperWords.notFound}</p>
      ) : isFailed || !reservation || !settings.data ? (
        <LoadingOrFailed of={[settings]} isFailed={isFailed} words={paperWords} />
      ) : (
        <StaffErrorBoundary key={kind} name={partWords.paper} data={[reservation, settings.data]}>
          {kind === 'registration' && (
            <RegistrationCard {...speech} reservation={reservation} settings={settings.data} />
          )}
          {kind === 'confirmation' && (
            <ConfirmationDocument {...speech} reservation={reservation} settings={settings.data} />
          )}
          {kind === 'invoice' && (
            <StayInvoice
              {...speech}
              reservation={reservation}
              shownId={address.get('invoice')}
              onShow={(invoice) => address.set({ invoice })}
            />
          )}
        </StaffErrorBoundary>
      )}
      {isSetting && settings.data && (
        <InvoiceSettingsDialog settings={settings.data} onClose={() => setSetting(false)} />
      )}
    </div>
  );
}
