import { useSection } from '@/hotel/editing/admin/use-section';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { ListField } from '@/hotel/editing/admin/ListField';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { TextField } from '@/hotel/editing/admin/form-fields';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { staffToasts, gettingHereEditorWords } from '@/words/staff';
import { DISTANCES_MAX } from '@/hotel/rules/limits';
import { toCoordinates } from '@/hotel/getting-here/coordinates';
import type { Distance, GettingHere as Ways } from '@/hotel/getting-here/getting-here';
import { GettingHere } from '@/hotel/getting-here/view/GettingHere';
import { useContent } from '@/hotel/content/queries/content';

const { title: TITLE, labels: LABELS } = gettingHereEditorWords;
const BLANK: Distance = { place: '', way: '' };

/** How guests find the house: a map of the hotel's own, a link, and how far places are. */
export function GettingHereTab() {
  const { sections, images } = useContent().content;
  const section = useSection('gettingHere', { success: staffToasts.gettingHereUpdated });
  const { contactInfo } = sections;
  return (
    <SectionEditor
      {...section}
      draft="getting-here"
      inTab
      title={TITLE}
      purpose={gettingHereEditorWords.purpose}
      labels={LABELS}
      texts={{
        ...section.texts,
        labels: {
          'distances.place': gettingHereEditorWords.place,
          'distances.way': gettingHereEditorWords.way,
        },
      }}
      fields={(form) => <GettingHereFields form={form} />}
      preview={(draft) => (
        <PreviewPane>
          {() => (
            <div className="wrap py-12">
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
        hint={gettingHereEditorWords.mapHint}
      />
      <TextField
        form={form}
        name="mapLink"
        label={LABELS.mapLink}
        note={gettingHereEditorWords.optional}
        type="url"
        hint={gettingHereEditorWords.mapLinkHint}
      />
      <TextField
        form={form}
        name="coordinates"
        label={LABELS.coordinates}
        note={gettingHereEditorWords.optional}
        complete={toCoordinates}
        hint={gettingHereEditorWords.coordinatesHint}
      />
      <ListField
        form={form}
        name="distances"
        legend={LABELS.distances}
        hint={gettingHereEditorWords.distancesHint}
        noun="distance"
        rows={rows}
        blank={BLANK}
        max={DISTANCES_MAX}
        row={(index) => (
          <div className="two">
            <TextField
              form={form}
              name={`distances.${index}.place`}
              label={gettingHereEditorWords.place}
            />
            <TextField
              form={form}
              name={`distances.${index}.way`}
              label={gettingHereEditorWords.way}
            />
          </div>
        )}
      />
    </>
  );
}
