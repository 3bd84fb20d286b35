import { useContent } from '@/content/store/queries/content';
import { useMay } from '@/basics/session/staff-calls/session';
import { EditableBy } from '@/kit/page-parts/admin/rights';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { ChoiceField, TextField } from '@/kit/editors/admin/form-fields';
import { SectionEditor } from '@/kit/editors/admin/SectionEditor';
import { sectionEditorTexts } from '@/kit/editors/admin/texts-to-translate';
import { configWords, useSaveSections } from '@/kit/editors/staff-calls/save-sections';
import { Hero } from '@/website/hero/view/Hero';
import { SiteHeader } from '@/kit/page-parts/view/SiteHeader';
import { useUploadImage } from '@/content/pictures/staff-calls/images';
import { normaliseHex } from '@/basics/rules/colour';
import { CURRENCIES, CURRENCY_SIGNS } from '@/basics/rules/currency';
import { formatPrice } from '@/basics/rules/price';
import { buttonClass } from '@/ui/button-class';
import { colourWords, hotelEditorWords, siteConfigWords, textsEditorWords } from '@/words/staff';
import { homeWords, roomWords, roomsWords } from '@/words/visitors';
import { BrandColours } from './BrandColours';
import { fieldsOf, HOTEL_LABELS as labels, hotelDraftSchema, type HotelDraft } from './hotel-draft';
import { LanguagesField } from './LanguagesField';
import { iconToSave } from './letter-picture';

const TITLE = siteConfigWords.tabs.hotel;
const WORDS = { ...hotelEditorWords, title: TITLE, labels };

export function HotelInformationTab() {
  const { content } = useContent();
  const saving = useSaveSections(configWords(TITLE));
  const uploading = useUploadImage();
  const manages = useMay('manage');
  const { hotelInfo, heroSection, legal, footer, pageTexts } = content.sections;

  /** Uses the saved colour while a typed colour is incomplete. */
  function coloursOf({ primaryColor, secondaryColor }: HotelDraft) {
    return {
      primaryColor: normaliseHex(primaryColor) ?? hotelInfo.primaryColor,
      secondaryColor: normaliseHex(secondaryColor) ?? hotelInfo.secondaryColor,
    };
  }

  return (
    <SectionEditor
      draft="hotel"
      sections={['hotelInfo', 'legal', 'footer', 'pageTexts']}
      inTab
      words={WORDS}
      schema={hotelDraftSchema}
      value={{ ...hotelInfo, ...legal, ...footer, ...pageTexts }}
      texts={sectionEditorTexts('hotelInfo', 'pageTexts', 'footer', 'legal')}
      save={async ({ base, mine }) => {
        const icon = await iconToSave(base, mine, content.images, async (picture) => {
          const upload = { category: 'general', position: null, picture, isQuiet: true } as const;
          return (await uploading.mutateAsync(upload)).path;
        });
        await saving.mutateAsync({
          ...(manages && {
            hotelInfo: {
              base: fieldsOf('hotelInfo', base),
              mine: { ...fieldsOf('hotelInfo', mine), icon },
            },
          }),
          legal: { base: fieldsOf('legal', base), mine: fieldsOf('legal', mine) },
          footer: { base: fieldsOf('footer', base), mine: fieldsOf('footer', mine) },
          pageTexts: { base: fieldsOf('pageTexts', base), mine: fieldsOf('pageTexts', mine) },
        });
      }}
      fields={<HotelFields />}
      preview={(draft, device) => (
        <>
          <SiteHeader
            hotelInfo={fieldsOf('hotelInfo', draft)}
            images={content.images}
            tone="light"
            still
          />
          <Hero
            section={heroSection}
            images={content.images}
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
      previewColours={coloursOf}
    />
  );
}

function HotelFields() {
  return (
    <>
      <EditableBy right="manage" note>
        <TextField name="name" />
        {(['logo', 'icon'] as const).map((name) => (
          <div key={name} className="logo-field">
            <PictureField
              name={name}
              hint={name === 'logo' ? hotelEditorWords.logoHint : hotelEditorWords.iconHint}
            />
          </div>
        ))}
        <BrandColours />
        <ChoiceField
          name="sizeUnit"
          hint={hotelEditorWords.sizeUnitHint}
          choices={[
            ['ft2', hotelEditorWords.squareFeet],
            ['m2', hotelEditorWords.squareMetres],
          ]}
        />
        <ChoiceField
          name="currencySign"
          hint={hotelEditorWords.currencyHint}
          choices={CURRENCY_SIGNS.map((sign) => [
            sign,
            `${formatPrice(129, sign)} (${CURRENCIES[sign]})`,
          ])}
        />
        <LanguagesField />
      </EditableBy>
      <fieldset className="group mt-7 pt-5 border-t border-line">
        <legend>{textsEditorWords.legend}</legend>
        <p className="hint">{textsEditorWords.hint}</p>
        <TextField name="roomsLead" rows={2} hint={textsEditorWords.roomsLeadHint} />
        <TextField name="roomsIntro" rows={3} />
        <TextField name="contactIntro" rows={2} />
        <TextField name="notFound" rows={2} />
        <TextField name="blurb" rows={2} />
        <TextField name="newsletterTitle" />
        <TextField name="newsletterText" />
      </fieldset>
      <fieldset className="group mt-7 pt-5 border-t border-line">
        <legend>{hotelEditorWords.legalTexts}</legend>
        <p className="hint">{hotelEditorWords.legalHint}</p>
        <TextField name="privacy" rows={8} />
        <TextField name="terms" rows={8} />
      </fieldset>
    </>
  );
}
