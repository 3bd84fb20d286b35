import { ArrowRight, Pause, Play } from 'lucide-react';
import { carouselWords } from '@/words/visitors';
import { ArrowLeftIcon } from '@/ui/shared-icons';

type Props = {
  count: number;
  index: number;
  isPaused: boolean;
  goTo: (index: number) => void;
  togglePaused: () => void;
};

/** Previous, a dot for each slide, next, and the pause that moving things need (WCAG 2.2.2). */
export function CarouselControls({ count, index, isPaused, goTo, togglePaused }: Props) {
  const Toggle = isPaused ? Play : Pause;
  return (
    <div className="controls">
      <button
        type="button"
        className="round"
        aria-label={carouselWords.previous}
        onClick={() => goTo(index - 1)}
      >
        <ArrowLeftIcon className="icon" aria-hidden="true" />
      </button>
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
      <button
        type="button"
        className="round"
        aria-label={carouselWords.next}
        onClick={() => goTo(index + 1)}
      >
        <ArrowRight className="icon" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="round"
        aria-label={isPaused ? carouselWords.play : carouselWords.pause}
        onClick={togglePaused}
      >
        <Toggle className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}
