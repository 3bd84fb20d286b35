import { PreviewFrame } from '@/hotel/editing/admin/PreviewFrame';
import { useContent } from '@/hotel/content/queries/content';
import type { RoomDraft } from '@/hotel/rooms/room';
import { RoomCard } from '@/hotel/rooms/view/RoomCard';
import { previewWords } from '@/words/staff';

/** The room as visitors will see it in the list, while it is being typed. */
export function RoomPreview({ draft }: { draft: RoomDraft }) {
  const { images, sections } = useContent().content;
  const room = {
    ...draft,
    // An empty field is no number yet.
    price: draft.price || 0,
    capacity: draft.capacity || 0,
    size: draft.size || 0,
    id: 'preview',
    position: 0,
    updatedAt: '',
  };
  return (
    <section className="preview item-preview" aria-label={previewWords.title}>
      <header>{previewWords.title}</header>
      <PreviewFrame device="phone">
        <ul className="item-preview-room">
          <RoomCard
            room={room}
            images={images}
            level={3}
            sizeUnit={sections.hotelInfo.sizeUnit}
            sign={sections.hotelInfo.currencySign}
          />
        </ul>
      </PreviewFrame>
    </section>
  );
}
