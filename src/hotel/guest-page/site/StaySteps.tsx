import type { GuestStatus } from '@/hotel/guest-page/guest-stay';
import { stayPageWords } from '@/words/visitors';

/** How far along its way each status is. */
const REACHED: Partial<Record<GuestStatus, number>> = {
  pending: 0,
  confirmed: 1,
  here: 2,
  past: 3,
};

/** The way of a stay that goes well; one that came to nothing has none. */
export function StaySteps({ status }: { status: GuestStatus }) {
  const reached = REACHED[status];
  if (reached === undefined) return null;
  const { steps, stepsLabel } = stayPageWords;
  return (
    <ol className="guest-steps" aria-label={stepsLabel}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
