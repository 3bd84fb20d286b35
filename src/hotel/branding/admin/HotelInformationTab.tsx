import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { TextField } from '@/hotel/editing/admin/TextField';
import { isWhole } from '@/hotel/content/content';
import { useContent } from '@/hotel/content/queries/content';
import { configWords, useSaveSections } from '@/hotel/content/staff-queries/sections';
import { Field } from '@/ui/Field';
import { Skeleton } from '@/ui/Skeleton';
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
import { ShortTexts } from './ShortTexts';
import { TAB } from './tab-names';

const LEGAL_HINT = 'An empty line begins a paragraph; a line that begins with "# " is a heading.';

/** Hotel information (specification 2 and 3): what themes the whole site at once. */
export function HotelInformationTab() {
  const { content } = useContent();
  const saving = useSaveSections(configWords(TAB.hotel));
  // Nobody types into texts that are still on their way.
  if (!isWhole(content)) return <Skeleton className="h-96" />;
  const { hotelInfo, legal, footer, pageTexts } = content.sections;
  return (
    <SectionEditor
      inTab
      title={TAB.hotel}
      purpose="Two colours theme every page; short texts stand on pages without an editor, the legal ones on pages of their own."
      schema={hotelDraftSchema}
      value={{ ...hotelInfo, ...legal, ...footer, ...pageTexts }}
      labels={HOTEL_LABELS}
      save={({ base, mine }) =>
        saving.mutateAsync({
          hotelInfo: { base: hotelFields(base), mine: hotelFields(mine) },
          legal: { base: legalFields(base), mine: legalFields(mine) },
          footer: { base: footerFields(base), mine: footerFields(mine) },
          pageTexts: { base: pageTextFields(base), mine: pageTextFields(mine) },
        })
      }
      fields={(form) => (
        <>
          <TextField form={form} name="name" label={HOTEL_LABELS.name} />
          <div className="logo-field">
            <ImageField
              label={HOTEL_LABELS.logo}
              target={{ kind: 'own', category: 'general' }}
              reference={form.watch('logo')}
              onChange={(reference) => form.setValue('logo', reference)}
              hint="Best a square mark, or your name as a wide one."
            />
          </div>
          <BrandColours form={form} />
          <Field
            label={HOTEL_LABELS.sizeUnit}
            hint="Rooms are typed in ft²; visitors read them in this."
          >
            {(control) => (
              <select {...control} {...form.register('sizeUnit')}>
                <option value="ft2">ft² (square feet)</option>
                <option value="m2">m² (square metres)</option>
              </select>
            )}
          </Field>
          <ShortTexts form={form} />
          <fieldset className="group">
            <legend>Legal texts</legend>
            <p className="hint">{LEGAL_HINT}</p>
            <TextField form={form} name="privacy" label={HOTEL_LABELS.privacy} rows={8} />
            <TextField form={form} name="terms" label={HOTEL_LABELS.terms} rows={8} />
          </fieldset>
        </>
      )}
      preview={(draft) => <BrandPreview hotelInfo={hotelFields(draft)} />}
    />
  );
}
