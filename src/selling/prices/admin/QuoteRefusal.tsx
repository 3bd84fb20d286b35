import { conflictOf } from '@/content/store/staff-calls/writes';

/** Shows why a price was not stored, except for conflicts, which the dialog shows. */
export function QuoteRefusal({ error }: { error: Error | null }) {
  if (!error?.message || conflictOf(error)) return null;
  return (
    <p className="notice bad" role="alert">
      {error.message}
    </p>
  );
}
