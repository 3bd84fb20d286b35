import type { ReactNode } from 'react';
import { blockName } from '@/website/blocks/admin/kind-words';
import type { BlockOf } from '@/content/schema/block';
import { InfoBar } from '@/hotel/contact/view/InfoBar';
import { useContent } from '@/content/store/queries/content';
import type { HotelContent } from '@/content/store/hotel-content';
import type { PreviewDevice } from '@/kit/editors/admin/PreviewPane';
import { Hero } from '@/website/hero/view/Hero';
import { Luxury } from '@/website/luxury/view/Luxury';
import { RoomGrid } from '@/selling/rooms/view/RoomGrid';
import {
  shownTestimonials,
  TestimonialCarousel,
} from '@/website/testimonials/view/TestimonialCarousel';
import { HAS_HOSTED_BACKEND } from '@/lib/hosted-backend';
import { homeWords } from '@/words/visitors';

type Props = { block: BlockOf<'part'>; device: PreviewDevice };

/** Previews a part of the home page; only its name if this feature may not import its view. */
export function PartPreview({ block, device }: Props) {
  const { content } = useContent();
  if (block.hidden) return null;
  return (
    <div data-block={block.id}>
      {drawn(block.part, content, device) ?? (
        <p className="px-6 py-16 border-y border-line bg-paper-2 text-ink-3 text-center">
          {blockName(block)}
        </p>
      )}
    </div>
  );
}

function drawn(
  part: BlockOf<'part'>['part'],
  content: HotelContent,
  device: PreviewDevice,
): ReactNode {
  const { sections, images, rooms, testimonials } = content;
  switch (part) {
    case 'hero':
      return (
        <Hero
          section={sections.heroSection}
          images={images}
          shape={device === 'phone' ? 'tall' : 'wide'}
        />
      );
    case 'infoBar':
      return <InfoBar contact={sections.contactInfo} />;
    case 'rooms':
      return (
        <section className="section">
          <div className="wrap">
            <div className="head">
              <h2 className="h1">{homeWords.roomsTitle}</h2>
            </div>
            <RoomGrid rooms={rooms} content={content} level={3} />
          </div>
        </section>
      );
    case 'luxury':
      return <Luxury section={sections.luxuryExperience} images={images} />;
    case 'testimonials':
      return (
        <TestimonialCarousel testimonials={shownTestimonials(testimonials, HAS_HOSTED_BACKEND)} />
      );
    default:
      return undefined;
  }
}
