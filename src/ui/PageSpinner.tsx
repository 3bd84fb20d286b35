import { frameWords } from '@/words/visitors';
import { Spinner } from './Spinner';

/**
 * Shown while a page loads.
 * @param label the page's title, read by screen readers
 */
export function PageSpinner({ label = frameWords.loading }: { label?: string }) {
  return (
    <div className="page-spinner" role="status">
      <title>{label}</title>
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  );
}
