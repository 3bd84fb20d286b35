import { PageTitle } from '@/hotel/layout/admin/PageTitle';
import { StaffPart } from '@/hotel/layout/admin/StaffPart';
import { useHasRights } from '@/hotel/layout/admin/use-has-rights';
import { useFigures } from '@/hotel/dashboard/staff-queries/figures';
import { LatestMessages } from './LatestMessages';
import { LatestReservations } from './LatestReservations';
import { QuickActions } from './QuickActions';
import { StatCards } from './StatCards';

/** Dashboard (specification 2): six figures, the ways to the editors, and what has just come in. */
export function DashboardPage() {
  const { figures, isLoading } = useFigures();
  const hasRights = useHasRights();
  return (
    <>
      <PageTitle title="Dashboard" purpose="The house at a glance." />
      <StaffPart name="figures" data={[figures]}>
        <StatCards figures={figures} />
      </StaffPart>
      <section aria-labelledby="quick-actions">
        <h2 id="quick-actions" className="mt-9 mb-4">
          Quick actions
        </h2>
        <StaffPart name="quick actions">
          <QuickActions />
        </StaffPart>
      </section>
      {hasRights && (
        <div className="latest">
          <section aria-labelledby="latest-reservations">
            <h2 id="latest-reservations">Latest reservations</h2>
            <StaffPart name="latest reservations" data={[figures]}>
              <LatestReservations items={figures?.latestReservations} isLoading={isLoading} />
            </StaffPart>
          </section>
          <section aria-labelledby="latest-messages">
            <h2 id="latest-messages">Latest messages</h2>
            <StaffPart name="latest messages" data={[figures]}>
              <LatestMessages items={figures?.latestMessages} isLoading={isLoading} />
            </StaffPart>
          </section>
        </div>
      )}
    </>
  );
}
