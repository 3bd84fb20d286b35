import { useContent } from '@/content/store/queries/content';
import { LanguageTabs, useTranslating } from '@/kit/editors/admin/LanguageTabs';
import { PRICE_NAMES, priceNames, priceNamesSchema } from '@/kit/editors/admin/texts-to-translate';
import { TranslationForm } from '@/kit/editors/admin/TranslationForm';
import { priceListWords, pricesWords, translationWords } from '@/words/staff';

const LABELS = {
  periods: pricesWords.periods,
  extras: priceListWords.extras.title,
  charges: priceListWords.charges.title,
};

/** Names of periods, extras, fees and taxes in the site's other languages. */
export function PriceNames() {
  const names = priceNames(useContent().content);
  const translating = useTranslating(names, PRICE_NAMES, LABELS, priceNamesSchema);
  const { into, first, tabs } = translating;
  const title = pricesWords.tabs.names;
  if (into && first)
    return (
      <TranslationForm
        title={title}
        draft="price-names"
        inTab
        translating={translating}
        into={into}
        first={first}
        preview={() => null}
      />
    );
  return (
    <>
      <LanguageTabs translating={translating} />
      <p className="card">{tabs.length > 0 ? translationWords.purpose : pricesWords.oneLanguage}</p>
    </>
  );
}
