import { editorTexts } from '@/hotel/editing/admin/editor-texts';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { TextField } from '@/hotel/editing/admin/TextField';
import { CURRENCIES, CURRENCY_SIGNS } from '@/hotel/rules/currency';
import { formatPrice } from '@/hotel/rules/price';
import { useContent } from '@/hotel/content/queries/content';
import { useUploadImage } from '@/hotel/pictures/staff-queries/images';
import { configWords, useSaveSections } from '@/hotel/editing/staff-queries/sections';
import { Field } from '@/ui/Field';
import { hotelEditorWords, siteConfigWords } from '@/words/staff';
import { BrandColours } from './BrandColours';
import { BrandPreview } from './BrandPreview';
import {
  footerFields,
  HOTEL_LABELS,
  hotelDraftSchema,
  hotelFields,
  legalFields,
  pageTextFields,
} from './hotel-draft';
import { iconToSave } from './letter-picture';
import { LanguagesField } from './LanguagesField';
import { ShortTexts } from './ShortTexts';

const TITLE = siteConfigWords.tabs.hotel;

/** Hotel information (specification 2 and 3): what themes the whole site at once. */
export function HotelInformationTab() {
  const { content } = useContent();
  const saving = useSaveSections(configWords(TITLE));
  const uploading = useUploadImage();
  const { hotelInfo, legal, footer, pageTexts } = content.sections;
  return (
    <SectionEditor
      draft="hotel"
      inTab
      title={TITLE}
      purpose={hotelEditorWords.purpose}
      schema={hotelDraftSchema}
      value={{ ...hotelInfo, ...legal, ...footer, ...pageTexts }}
      labels={HOTEL_LABELS}
      texts={editorTexts('hotelInfo', 'pageTexts', 'footer', 'legal')}
      save={async ({ base, mine }) => {
        const icon = await iconToSave(base, mine, content.images, async (picture) => {
          const upload = { category: 'general', position: null, picture, isQuiet: true } as const;
          return (await uploading.mutateAsync(upload)).path;
        });
        await saving.mutateAsync({
          hotelInfo: { base: hotelFields(base), mine: { ...hotelFields(mine), icon } },
          legal: { base: legalFields(base), mine: legalFields(mine) },
          footer: { base: footerFields(base), mine: footerFields(mine) },
          pageTexts: { base: pageTextFields(base), mine: pageTextFields(mine) },
        });
      }}
      fields={(form) => (
        <>
          <TextField form={form} name="name" label={HOTEL_LABELS.name} />
          <div className="logo-field">
            <ImageField
              label={HOTEL_LABELS.logo}
              target={{ kind: 'own', category: 'general' }}
              reference={form.watch('logo')}
              onChange={(reference) => form.setValue('logo', reference)}
              hint={hotelEditorWords.logoHint}
            />
          </div>
          <div className="logo-field">
            <ImageField
              label={HOTEL_LABELS.icon}
              target={{ kind: 'own', category: 'general' }}
              reference={form.watch('icon')}
              onChange={(reference) => form.setValue('icon', reference)}
              hint={hotelEditorWords.iconHint}
            />
          </div>
          <BrandColours form={form} />
          <Field label={HOTEL_LABELS.sizeUnit} hint={hotelEditorWords.sizeUnitHint}>
            {(control) => (
              <select {...control} {...form.register('sizeUnit')}>
                <option value="ft2">{hotelEditorWords.squareFeet}</option>
                <option value="m2">{hotelEditorWords.squareMetres}</option>
              </select>
            )}
          </Field>
          <Field label={HOTEL_LABELS.currencySign} hint={hotelEditorWords.currencyHint}>
            {(control) => (
              <select {...control} {...form.register('currencySign')}>
                {CURRENCY_SIGNS.map((sign) => (
                  <option key={sign} value={sign}>
                    {`${formatPrice(129, sign)} (${CURRENCIES[sign]})`}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <LanguagesField form={form} />
          <ShortTexts form={form} />
          <fieldset className="group">
            <legend>{hotelEditorWords.legalTexts}</legend>
            <p className="hint">{hotelEditorWords.legalHint}</p>
            <TextField form={form} name="privacy" label={HOTEL_LABELS.privacy} rows={8} />
            <TextField form={form} name="terms" label={HOTEL_LABELS.terms} rows={8} />
          </fieldset>
        </>
      )}
      preview={(draft) => <BrandPreview hotelInfo={hotelFields(draft)} />}
    />
  );
}
