import { editorTexts } from '@/hotel/editing/admin/texts-to-translate';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { TextField } from '@/hotel/editing/admin/form-fields';
import { CURRENCIES, CURRENCY_SIGNS } from '@/hotel/rules/currency';
import { formatPrice } from '@/hotel/rules/price';
import { useContent } from '@/hotel/content/queries/content';
import { useUploadImage } from '@/hotel/pictures/staff-queries/images-queries';
import { configWords, useSaveSections } from '@/hotel/editing/staff-queries/sections';
import { Field } from '@/ui/Field';
import { hotelEditorWords, siteConfigWords, textsEditorWords, colourWords } from '@/words/staff';
import { BrandColours } from './BrandColours';
import {
  footerFields,
  HOTEL_LABELS,
  hotelDraftSchema,
  hotelFields,
  legalFields,
  pageTextFields,
} from './hotel-draft';
import type { HotelDraft } from './hotel-draft';
import { iconToSave } from './letter-picture';
import { LanguagesField } from './LanguagesField';
import type { UseFormReturn } from 'react-hook-form';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { normaliseHex } from '@/hotel/rules/colour';
import { homeWords, roomWords, roomsWords } from '@/words/visitors';
import type { HotelInfo } from '@/hotel/branding/hotel-info';
import { Hero } from '@/hotel/hero/view/Hero';
import { SiteHeader } from '@/hotel/page/view/SiteHeader';
import { buttonClass } from '@/ui/button-class';

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

/** A sentence or two on pages that have no editor of their own. */
function ShortTexts({ form }: { form: UseFormReturn<HotelDraft> }) {
  return (
    <fieldset className="group">
      <legend>{textsEditorWords.legend}</legend>
      <p className="hint">{textsEditorWords.hint}</p>
      <TextField
        form={form}
        name="roomsLead"
        label={HOTEL_LABELS.roomsLead}
        rows={2}
        hint={textsEditorWords.roomsLeadHint}
      />
      <TextField form={form} name="roomsIntro" label={HOTEL_LABELS.roomsIntro} rows={3} />
      <TextField form={form} name="contactIntro" label={HOTEL_LABELS.contactIntro} rows={2} />
      <TextField form={form} name="notFound" label={HOTEL_LABELS.notFound} rows={2} />
      <TextField form={form} name="blurb" label={HOTEL_LABELS.blurb} rows={2} />
      <TextField form={form} name="newsletterTitle" label={HOTEL_LABELS.newsletterTitle} />
      <TextField form={form} name="newsletterText" label={HOTEL_LABELS.newsletterText} />
    </fieldset>
  );
}

/** Name, logo and colours at work: the top of the home page, and what the colours are used for. */
function BrandPreview({ hotelInfo }: { hotelInfo: HotelInfo }) {
  const { sections, images } = useContent().content;
  const { primaryColor, secondaryColor } = sections.hotelInfo;
  // While a colour is being typed it is none: the saved one stands in.
  const colours = {
    primaryColor: normaliseHex(hotelInfo.primaryColor) ?? primaryColor,
    secondaryColor: normaliseHex(hotelInfo.secondaryColor) ?? secondaryColor,
  };
  return (
    <PreviewPane colours={colours}>
      {(device) => (
        <>
          <SiteHeader hotelInfo={hotelInfo} images={images} tone="light" still />
          <Hero
            section={sections.heroSection}
            images={images}
            shape={device === 'phone' ? 'tall' : 'wide'}
          />
          <div className="row wrap gap-6 py-10">
            <span className={buttonClass('primary')}>{roomWords.bookButton}</span>
            <span className={buttonClass('accent')}>{homeWords.heroButton}</span>
            <span className="link">{colourWords.linkSample}</span>
            <span className="tag static">{roomsWords.bestSeller}</span>
          </div>
        </>
      )}
    </PreviewPane>
  );
}
