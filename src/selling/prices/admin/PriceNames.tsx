import { useContent } from '@/content/store/queries/content';
import { useTranslating } from '@/kit/editors/admin/LanguageTabs';
import {
  PRICE_EDITOR_TEXTS,
  priceNames,
  priceNamesSchema,
} from '@/kit/editors/admin/texts-to-translate';
import { TranslationForm } from '@/kit/editors/admin/TranslationForm';
import { pricesWords } from '@/words/staff';

/** Translates the names of periods, extras, fees and taxes. */
export function PriceNames() {
  const names = priceNames(useContent().content);
  const translating = useTranslating(names, PRICE_EDITOR_TEXTS, {}, priceNamesSchema, 'translated');
  const { into, first } = translating;
  if (!into || !first) return <p className="card">{pricesWords.oneLanguage}</p>;
  return (
    <TranslationForm
      title={pricesWords.tabs.names}
      draft="price-names"
      inTab
      translating={translating}
      into={into}
      first={first}
      preview={() => null}
    />
  );
}
