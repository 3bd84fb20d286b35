import { conflictOf } from '@/content/store/staff-calls/writes';

/** Why something was not stored, beside what was typed; a conflict is told as a choice. */
export function QuoteRefusal({ error }: { error: Error | null }) {
  if (!error?.message || conflictOf(error)) return null;
  return (
    <p className="notice bad" role="alert">
      {error.message}
    </p>
  );
}
