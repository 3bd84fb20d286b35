import { PreviewFrame } from '@/hotel/editing/admin/PreviewFrame';
import type { TestimonialDraft } from '@/hotel/testimonials/testimonial';
import { TestimonialSlide } from '@/hotel/testimonials/view/TestimonialSlide';
import { previewWords } from '@/words/staff';

/** The words as they appear on the home page, while they are being typed. */
export function TestimonialPreview({ draft }: { draft: TestimonialDraft }) {
  const testimonial = {
    ...draft,
    text: draft.text || '…',
    id: 'preview',
    sample: false,
    sortOrder: 0,
    updatedAt: '',
  };
  return (
    <section className="preview item-preview" aria-label={previewWords.title}>
      <header>{previewWords.title}</header>
      <PreviewFrame device="phone">
        <div className="item-preview-quote">
          <TestimonialSlide testimonial={testimonial} index={0} count={1} isCurrent />
        </div>
      </PreviewFrame>
    </section>
  );
}
