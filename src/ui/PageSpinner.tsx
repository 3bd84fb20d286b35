import { frameWords } from '@/words/visitors';
import { Spinner } from './Spinner';

/** All that a page has for now. @param label its title, read to those who cannot see it turn */
export function PageSpinner({ label = frameWords.loading }: { label?: string }) {
  return (
    <div className="page-spinner" role="status">
      <title>{label}</title>
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  );
}
