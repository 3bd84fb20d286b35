import { contactWords } from '@/words/visitors';
import { Skeleton } from '@/ui/Skeleton';

const { hotel, location, phone, hours, emailLabel, follow } = contactWords;
const LABELS = [hotel, location, phone, hours, emailLabel, follow];

/** The contact details while they are on their way. */
export function ContactDetailsSkeleton() {
  return (
    <dl className="details" aria-busy="true">
      {LABELS.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Skeleton className="my-[0.34em] h-[1em] w-3/5" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
