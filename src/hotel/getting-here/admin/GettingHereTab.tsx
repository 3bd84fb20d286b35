import { useFieldArray } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { ListField } from '@/hotel/editing/admin/ListField';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { TextField } from '@/hotel/editing/admin/TextField';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { staffToasts } from '@/words/staff';
import { DISTANCES_MAX } from '@/hotel/rules/limits';
import { gettingHereSchema } from '@/hotel/getting-here/getting-here';
import type { Distance, GettingHere as Ways } from '@/hotel/getting-here/getting-here';
import { GettingHere } from '@/hotel/getting-here/view/GettingHere';
import { useContent } from '@/hotel/content/queries/content';
import { useSaveSections } from '@/hotel/content/staff-queries/sections';
import { Skeleton } from '@/ui/Skeleton';

export const GETTING_HERE_TITLE = 'Getting here';
const LABELS = { map: 'Map', mapLink: 'Link to a map', distances: 'Distances' };
const BLANK: Distance = { place: '', way: '' };

/** How guests find the house: a map of the hotel's own, a link, and how far places are. */
export function GettingHereTab() {
  const { sections, images } = useContent().content;
  const saving = useSaveSections({
    success: staffToasts.gettingHereUpdated,
    failure: staffToasts.updateFailed,
  });
  const { gettingHere, contactInfo } = sections;
  // Nobody types into what is still on its way (PageContent).
  if (!gettingHere) return <Skeleton className="h-96" />;
  return (
    <SectionEditor
      inTab
      title={GETTING_HERE_TITLE}
      purpose="On the contact page. Without a map and without distances it is not shown."
      schema={gettingHereSchema}
      value={gettingHere}
      labels={LABELS}
      save={(edit) => saving.mutateAsync({ gettingHere: edit })}
      fields={(form) => <GettingHereFields form={form} />}
      preview={(draft) => (
        <PreviewPane>
          {() => (
            <div className="wrap contact-preview">
              <GettingHere ways={draft} mapsAddress={contactInfo.googleMaps} images={images} />
            </div>
          )}
        </PreviewPane>
      )}
    />
  );
}

function GettingHereFields({ form }: { form: UseFormReturn<Ways> }) {
  const rows = useFieldArray({ control: form.control, name: 'distances' });
  return (
    <>
      <ImageField
        label={LABELS.map}
        target={{ kind: 'own', category: 'general' }}
        reference={form.watch('map')}
        onChange={(reference) => form.setValue('map', reference)}
        hint="Drawn, or a photo of the way; three to two fills its frame. It is never cropped."
      />
      <TextField
        form={form}
        name="mapLink"
        label={LABELS.mapLink}
        note="(optional)"
        type="url"
        hint="Without one it leads to your Google Maps address (Contact details)."
      />
      <ListField
        form={form}
        name="distances"
        legend={LABELS.distances}
        hint="Places that guests ask for, e.g. The market: 10 minutes by tuk-tuk."
        noun="distance"
        rows={rows}
        blank={BLANK}
        max={DISTANCES_MAX}
        row={(index) => (
          <div className="two">
            <TextField form={form} name={`distances.${index}.place`} label="Place" />
            <TextField form={form} name={`distances.${index}.way`} label="How far" />
          </div>
        )}
      />
    </>
  );
}
