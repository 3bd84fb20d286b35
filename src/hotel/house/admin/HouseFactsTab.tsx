import { EDITOR_TEXTS } from '@/hotel/editing/admin/editor-texts';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { houseFactsSchema } from '@/hotel/house/house-facts';
import { useContent } from '@/hotel/content/queries/content';
import { useSaveSections } from '@/hotel/content/staff-queries/sections';
import { houseFactsWords as words, staffToasts } from '@/words/staff';
import { HouseFactsFields } from './HouseFactsFields';
import { HouseFactsPreview } from './HouseFactsPreview';

/** Hours, free cancelling and amenities: what letters, papers, search engines and rooms go by. */
export function HouseFactsTab() {
  const { houseFacts } = useContent().content.sections;
  const saving = useSaveSections({
    success: staffToasts.houseFactsUpdated,
    failure: staffToasts.updateFailed,
  });
  return (
    <SectionEditor
      draft="house-facts"
      inTab
      title={words.title}
      purpose={words.purpose}
      schema={houseFactsSchema}
      value={houseFacts}
      labels={words.labels}
      texts={{ ...EDITOR_TEXTS.houseFacts, labels: { 'amenities.name': words.amenity } }}
      save={(edit) => saving.mutateAsync({ houseFacts: edit })}
      fields={(form) => <HouseFactsFields form={form} />}
      preview={(draft) => <HouseFactsPreview facts={draft} />}
    />
  );
}
