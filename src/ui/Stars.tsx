import { ratingWords } from '@/words/visitors';

export function Stars({ rating, max }: { rating: number; max: number }) {
  return (
    <span className="stars" role="img" aria-label={ratingWords.rated(rating, max)}>
      {Array.from({ length: max }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" className={index < rating ? undefined : 'off'}>
          <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />
        </svg>
      ))}
    </span>
  );
}
