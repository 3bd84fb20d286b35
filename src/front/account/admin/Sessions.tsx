import { useRef } from 'react';
import type { AdminUser } from '@/basics/session/admin-user';
import { timeAgo } from '@/basics/time/relative-time';
import { deviceName } from '@/front/account/device-name';
import {
  type DeviceSession,
  useEndOtherSessions,
  useEndSession,
  useSessions,
} from '@/front/account/staff-calls/sessions';
import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { useLogout } from '@/kit/page-parts/admin/use-logout';
import { Button } from '@/ui/Button';
import { SmallButton } from '@/ui/SmallButton';
import { accountWords, sessionWords as words } from '@/words/staff';

/** Lists where the account is signed in. A lost phone is ended here; it then has no rights. */
export function Sessions({ user }: { user: AdminUser }) {
  const sessions = useSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const { logOut, isPending, question } = useLogout(user.id);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears.
  const onSuccess = () => heading.current?.focus();

  return (
    <section className="card" aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      {sessions.data ? (
        <ul className="mt-3">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id, { onSuccess })}
            />
          ))}
        </ul>
      ) : (
        <LoadingOrFailed of={[sessions]} words={words} />
      )}
      <div className="row mt-5">
        {sessions.data && sessions.data.length > 1 && (
          <Button
            variant="ghost"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate(undefined, { onSuccess })}
          >
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

type RowProps = { session: DeviceSession; isEnding: boolean; onEnd: () => void };

function SessionRow({ session, isEnding, onEnd }: RowProps) {
  const device = deviceName(session.userAgent);
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2">
      <div>
        <strong>{device}</strong>
        <p className="hint">
          <span className="inline-block me-3">{words.since(timeAgo(session.since))}</span>{' '}
          <span className="inline-block">{words.seen(timeAgo(session.lastSeen))}</span>
        </p>
      </div>
      {session.isCurrent ? (
        <strong className="flex-none">{words.current}</strong>
      ) : (
        <SmallButton aria-label={words.endOf(device)} loading={isEnding} onClick={onEnd}>
          {words.end}
        </SmallButton>
      )}
    </li>
  );
}
