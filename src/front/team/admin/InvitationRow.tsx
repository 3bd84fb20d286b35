import { momentLabel } from '@/basics/time/relative-time';
import { useResend, useWithdraw } from '@/front/team/staff-calls/change-team';
import { type Invitation, invitationState } from '@/front/team/team';
import { SmallButton } from '@/ui/SmallButton';
import { cn } from '@/lib/cn';
import { outboxListWords, rightWords, teamWords as words } from '@/words/staff';

const SHADE = { waiting: null, sent: 'ok', failed: 'warn', unsent: 'warn', expired: 'warn' };

type Props = {
  invitation: Invitation;
  /** When the invitation was loaded (ms since 1970). */
  now: number;
};

export function InvitationRow({ invitation, now }: Props) {
  const { id, email, role, by, endsAt, createdAt, errorCode } = invitation;
  const resend = useResend();
  const withdraw = useWithdraw();
  const state = invitationState(invitation, now);
  const reasons: Partial<Record<string, string>> = outboxListWords.reasons;
  return (
    <li>
      <div>
        <span className={cn('pill', SHADE[state])}>{words.states[state]}</span>
        <b>{email}</b>
        <small>{words.invitedAs(rightWords.roles[role], by ?? '', momentLabel(createdAt))}</small>
        {state === 'sent' && endsAt && <small>{words.endsAt(momentLabel(endsAt))}</small>}
        {state === 'failed' && errorCode && <small>{reasons[errorCode] ?? errorCode}</small>}
      </div>
      <div className="detail-acts">
        <SmallButton
          label={words.resend}
          aria-label={words.resendTo(email)}
          loading={resend.isPending}
          onClick={() => resend.mutate({ id, email })}
        />
        <SmallButton
          label={words.withdraw}
          aria-label={words.withdrawFrom(email)}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ id, email })}
        />
      </div>
    </li>
  );
}
