import type { AdminUser } from '@/basics/session/admin-user';
import { timeAgo } from '@/basics/time/relative-time';
import { deviceName } from '@/front/account/device-name';
import {
  type DeviceSession,
  useEndOtherSessions,
  useEndSession,
  useSessions,
} from '@/front/account/staff-calls/sessions';
import { useLogout } from '@/kit/page-parts/admin/use-logout';
import { Button } from '@/ui/Button';
import { SmallButton } from '@/ui/SmallButton';
import { accountWords, sessionWords as words } from '@/words/staff';

/** Lists where the account is signed in. A lost phone is ended here; it then has no rights. */
export function Sessions({ user }: { user: AdminUser }) {
  const { data: sessions = [] } = useSessions();
  const endOthers = useEndOtherSessions();
  const { logOut, isPending, question } = useLogout(user.id);
  return (
    <section className="card" aria-labelledby="sessions">
      <h2 id="sessions">{words.title}</h2>
      <p>{words.text}</p>
      <ul className="mt-3">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className="row mt-5">
        {sessions.length > 1 && (
          <Button variant="ghost" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {words.endOthers}
          </Button>
        )}
        <Button variant="danger" loading={isPending} onClick={() => logOut('everywhere')}>
          {accountWords.signOutEverywhere}
        </Button>
      </div>
      <p className="hint mt-3">{accountWords.signOutText}</p>
      {question}
    </section>
  );
}

function SessionRow({ session }: { session: DeviceSession }) {
  const end = useEndSession();
  const device = deviceName(session.userAgent);
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2">
      <div>
        <strong>{device}</strong>
        <p className="hint">{words.times(timeAgo(session.since), timeAgo(session.lastSeen))}</p>
      </div>
      {session.isCurrent ? (
        <strong className="flex-none">{words.current}</strong>
      ) : (
        <SmallButton
          aria-label={words.endOf(device)}
          loading={end.isPending}
          onClick={() => end.mutate(session.id)}
        >
          {words.end}
        </SmallButton>
      )}
    </li>
  );
}
