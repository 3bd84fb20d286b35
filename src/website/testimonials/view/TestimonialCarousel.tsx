import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { carouselWords, homeWords } from '@/words/visitors';
import type { Testimonial } from '@/content/schema/testimonial';
import { TestimonialSlide } from './TestimonialSlide';
import { isRightToLeft } from '@/ui/reading-direction';
import { useCarousel, useSwipe } from './use-carousel';
import './testimonials.css';
import { ArrowLeft, ArrowRight, Pause, Play, type LucideIcon } from 'lucide-react';

export function TestimonialCarousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const count = testimonials.length;
  const carousel = useCarousel(count);
  const { index, goTo, hold } = carousel;
  const swipe = useSwipe((step) => goTo(index + step));
  if (count === 0) return null;

  const isAlone = count === 1;

  function point(event: PointerEvent, byPointer: boolean): void {
    // Only a mouse pauses the carousel by pointing: a touch does not report when pointing ends.
    if (event.pointerType === 'mouse') hold((held) => ({ ...held, byPointer }));
  }

  function focus(event: FocusEvent): void {
    // Only keyboard focus pauses the carousel: a clicked button keeps the focus while nobody reads.
    const byFocus = event.type === 'focus' && event.target.matches(':focus-visible');
    hold((held) => ({ ...held, byFocus }));
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    goTo(index + ((event.key === 'ArrowRight') === isRightToLeft() ? -1 : 1));
  }

  return (
    // Pointing at a carousel or focusing in it pauses it (ARIA Authoring Practices).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="section quotes"
      aria-roledescription={isAlone ? undefined : carouselWords.role}
      aria-label={carouselWords.label}
      onPointerEnter={(event) => point(event, true)}
      onPointerLeave={(event) => point(event, false)}
      onFocus={focus}
      onBlur={focus}
      onKeyDown={press}
      {...swipe}
    >
      <div className="wrap">
        <h2>{homeWords.testimonialsTitle}</h2>
        <div
          className="slides"
          aria-live={isAlone ? undefined : carousel.isRunning ? 'off' : 'polite'}
        >
          {testimonials.map((testimonial, slide) => (
            <TestimonialSlide
              key={testimonial.id}
              testimonial={testimonial}
              index={slide}
              count={count}
              isCurrent={slide === index}
            />
          ))}
        </div>
        {!isAlone && <CarouselControls count={count} {...carousel} />}
      </div>
    </section>
  );
}

type Props = ReturnType<typeof useCarousel> & { count: number };

/** WCAG 2.2.2 requires the pause button, because the slides move. */
function CarouselControls({ count, index, isPaused, goTo, togglePaused }: Props) {
  return (
    <div className="controls">
      {control(carouselWords.previous, ArrowLeft, () => goTo(index - 1))}
      <div className="dots">
        {Array.from({ length: count }, (_, dot) => (
          <button
            key={dot}
            type="button"
            aria-label={carouselWords.dot(dot + 1)}
            aria-current={dot === index || undefined}
            onClick={() => goTo(dot)}
          />
        ))}
      </div>
      {control(carouselWords.next, ArrowRight, () => goTo(index + 1))}
      {isPaused
        ? control(carouselWords.play, Play, togglePaused)
        : control(carouselWords.pause, Pause, togglePaused)}
    </div>
  );
}

function control(label: string, Icon: LucideIcon, act: () => void) {
  return (
    <button type="button" className="round" aria-label={label} onClick={act}>
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}

/** Leaves out the invented samples, which only the demo shows (decision 0032). */
export function shownTestimonials(
  all: readonly Testimonial[],
  isOwnSite: boolean,
): readonly Testimonial[] {
  return isOwnSite ? all.filter(({ sample }) => !sample) : all;
}
