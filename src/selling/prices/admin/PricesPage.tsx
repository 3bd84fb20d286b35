import { EditorTabs } from '@/kit/editors/admin/EditorTabs';
import { RightNote } from '@/kit/page-parts/admin/rights';
import { useMay } from '@/basics/session/staff-calls/session';
import { partWords, pricesWords as words, staffNavWords } from '@/words/staff';
import { ChildBands, ObligatoryExtras } from './ChildPrices';
import { NightPrices } from './NightPrices';
import { PromoCodes } from './PromoCodes';
import { Charges, Discounts, Extras } from './PriceLists';
import { PriceNames } from './PriceNames';
import { QuoteTab } from './QuoteTab';

const TITLE = { title: staffNavWords.pages.adminPrices, purpose: words.purpose };

export function PricesPage() {
  const readsDesk = useMay('readDesk');
  const writes = useMay('writeContent');
  const names = { name: words.tabs.names, part: partWords.form, content: <PriceNames /> };
  if (!readsDesk) return <EditorTabs words={TITLE} tabs={[names]} />;
  return (
    <EditorTabs
      words={TITLE}
      tabs={[
        { name: words.tabs.nights, part: partWords.prices, content: <NightPrices /> },
        { name: words.tabs.extras, part: partWords.extra, content: <Extras /> },
        { name: words.tabs.bands, part: partWords.band, content: <ChildBands /> },
        {
          name: words.tabs.obligatory,
          part: partWords.obligatory,
          content: <ObligatoryExtras />,
        },
        { name: words.tabs.discounts, part: partWords.discount, content: <Discounts /> },
        { name: words.tabs.codes, part: partWords.code, content: <PromoCodes /> },
        { name: words.tabs.charges, part: partWords.charge, content: <Charges /> },
        ...(writes ? [names] : []),
        { name: words.tabs.quote, part: partWords.form, content: <QuoteTab /> },
      ]}
    >
      <RightNote right="manage" />
    </EditorTabs>
  );
}
