import { Spinner } from './Spinner';

/** In the middle of an otherwise empty page. @param label read to those who cannot see it turn */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="page-spinner" role="status">
      <Spinner />
      <span className="sr-only">{label}</span>
    </div>
  );
}
