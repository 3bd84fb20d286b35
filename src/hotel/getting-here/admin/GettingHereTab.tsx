import { useContent } from '@/content/store/queries/content';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { TextField } from '@/kit/editors/admin/form-fields';
import { ListField } from '@/kit/editors/admin/ListField';
import { SectionEditor, useSection } from '@/kit/editors/admin/SectionEditor';
import { toCoordinates } from '@/content/schema/coordinates';
import { GettingHere } from '@/hotel/getting-here/view/GettingHere';
import { DISTANCES_MAX } from '@/basics/rules/limits';
import { gettingHereEditorWords as words, rowWords, staffToasts } from '@/words/staff';

const INNER_LABELS = { 'distances.place': words.place, 'distances.way': words.way };

export function GettingHereTab() {
  const { sections, images } = useContent().content;
  const { googleMaps } = sections.contactInfo;
  return (
    <SectionEditor
      {...useSection('gettingHere', { success: staffToasts.gettingHereUpdated }, INNER_LABELS)}
      draft="getting-here"
      inTab
      words={words}
      fields={
        <>
          <PictureField name="map" hint={words.mapHint} />
          <TextField name="mapLink" optional type="url" hint={words.mapLinkHint} />
          <TextField
            name="coordinates"
            optional
            complete={toCoordinates}
            hint={words.coordinatesHint}
          />
          <ListField
            name="distances"
            hint={words.distancesHint}
            noun={rowWords.distance}
            blank={{ place: '', way: '' }}
            max={DISTANCES_MAX}
            row={(nth) => (
              <div className="two">
                <TextField name={`distances.${nth}.place`} />
                <TextField name={`distances.${nth}.way`} />
              </div>
            )}
          />
        </>
      }
      preview={(draft) => (
        <div className="wrap py-12">
          <GettingHere ways={draft} mapsAddress={googleMaps} images={images} />
        </div>
      )}
    />
  );
}
