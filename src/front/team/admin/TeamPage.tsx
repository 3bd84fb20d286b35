import { RequireFactor } from '@/front/account/admin/RequireFactor';
import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { useUserId } from '@/basics/session/staff-calls/session';
import { useTeam } from '@/front/team/staff-calls/change-team';
import type { Team } from '@/front/team/team';
import { secondFactorWords, staffNavWords, teamWords as words } from '@/words/staff';
import { InvitationRow } from './InvitationRow';
import { InviteForm } from './InviteForm';
import { PersonRow } from './PersonRow';

/** Who works with the site: people, their roles and invitations, for administrators. */
export function TeamPage() {
  const team = useTeam();
  return (
    <>
      <PageTitle title={staffNavWords.pages.adminTeam} purpose={words.purpose} />
      <StaffErrorBoundary name={words.people}>
        {team.data ? (
          <People team={team.data} now={team.dataUpdatedAt} />
        ) : (
          <LoadingOrFailed of={[team]} words={words} />
        )}
      </StaffErrorBoundary>
      <StaffErrorBoundary name={words.invite}>
        <InviteForm />
      </StaffErrorBoundary>
      <StaffErrorBoundary name={secondFactorWords.title}>
        <RequireFactor />
      </StaffErrorBoundary>
    </>
  );
}

type Props = { team: Team; now: number };

function People({ team: { people, invitations }, now }: Props) {
  const userId = useUserId();
  return (
    <>
      <section className="mb-6" aria-labelledby="team-people">
        <h2 id="team-people">{words.people}</h2>
        <ul className="card outbox rows mt-3 py-2">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              people={people}
              isYou={person.id === userId}
            />
          ))}
        </ul>
      </section>
      {invitations.length > 0 && (
        <section className="mb-6" aria-labelledby="team-invitations">
          <h2 id="team-invitations">{words.invitations}</h2>
          <ul className="card outbox rows mt-3 py-2">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} now={now} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
