import { useId } from 'react';
import { RATING_MAX, RATING_MIN } from '@/hotel/rules/limits';
import { cn } from '@/lib/cn';
import { testimonialEditorWords } from '@/words/staff';

type Props = { label: string; value: number; onChange: (rating: number) => void };

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, at) => RATING_MIN + at);

/** Stars to choose from: a group of radio buttons, moved with the arrow keys. */
export function RatingChoice({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="field rating">
      <legend className="label">{label}</legend>
      <div>
        {RATINGS.map((rating) => (
          <label key={rating} className={cn(rating <= value && 'is-on')}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            <span className="sr-only">{testimonialEditorWords.stars(rating)}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
