import { useSection } from '@/hotel/editing/admin/use-section';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { houseFactsWords as words, staffToasts } from '@/words/staff';
import { HouseFactsFields } from './HouseFactsFields';
import { HouseFactsPreview } from './HouseFactsPreview';

/** Hours, free cancelling and amenities: what letters, papers, search engines and rooms go by. */
export function HouseFactsTab() {
  const section = useSection('houseFacts', { success: staffToasts.houseFactsUpdated });
  return (
    <SectionEditor
      {...section}
      draft="house-facts"
      inTab
      title={words.title}
      purpose={words.purpose}
      labels={words.labels}
      texts={{ ...section.texts, labels: { 'amenities.name': words.amenity } }}
      fields={(form) => <HouseFactsFields form={form} />}
      preview={(draft) => <HouseFactsPreview facts={draft} />}
    />
  );
}
