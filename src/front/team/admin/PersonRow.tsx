import { ShieldOff, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { timeAgo } from '@/basics/time/relative-time';
import { ConfirmDelete } from '@/kit/editors/admin/ConfirmDelete';
import {
  useChangeRole,
  useRemovePerson,
  useResetFactor,
} from '@/front/team/staff-calls/change-team';
import type { Role } from '@/basics/session/rights';
import { isLastAdministrator, type Person } from '@/front/team/team';
import { IconButton } from '@/ui/IconButton';
import { SmallButton } from '@/ui/SmallButton';
import { cn } from '@/lib/cn';
import { commonWords, rightWords, teamWords as words } from '@/words/staff';
import { RoleSelect } from './RoleSelect';

type Props = { person: Person; people: readonly Person[]; isYou: boolean };

export function PersonRow({ person, people, isYou }: Props) {
  const { id, email, role, seenAt, hasFactor } = person;
  const name = person.name || email;
  const change = useChangeRole();
  const remove = useRemovePerson();
  const reset = useResetFactor();
  const [chosen, setChosen] = useState<Role>();
  const [question, setQuestion] = useState<'remove' | 'demote' | 'reset'>();
  const row = useRef<HTMLLIElement>(null);
  const isLast = isLastAdministrator(person, people);

  function close(): void {
    setQuestion(undefined);
    requestAnimationFrame(() => row.current?.querySelector('select')?.focus());
  }

  async function saveRole(to: Role): Promise<void> {
    // A toast shows a failure; the chosen role stays for another try.
    await change.mutateAsync({ id, name, role: to }).then(
      () => setChosen(undefined),
      () => undefined,
    );
    close();
  }

  async function resetFactor(): Promise<void> {
    await reset.mutateAsync({ id, name }).catch(() => undefined);
    close();
  }

  async function removePerson(): Promise<void> {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    try {
      await remove.mutateAsync({ id, name });
      next?.querySelector<HTMLElement>('select, button')?.focus();
    } catch {
      close();
    }
  }

  const questions = {
    remove: { text: words.removeQuestion(name), confirm: removePerson },
    reset: { text: words.resetQuestion(name), confirm: resetFactor },
    demote: { text: words.demoteQuestion, confirm: () => saveRole(chosen ?? 'admin') },
  };
  return (
    <li ref={row} className={cn(question && 'confirm')}>
      <div>
        <div className="row">
          <b dir="auto">{name}</b>
          {isYou && <span className="pill">{words.you}</span>}
        </div>
        <small>{email}</small>
        {/* Paper shows no select. */}
        <small className={cn(!isLast && 'hidden print:block')}>
          {role ? rightWords.roles[role] : words.noRole}
        </small>
        <small>{seenAt ? words.seen(timeAgo(seenAt)) : words.neverSeen}</small>
        {hasFactor && <small>{words.hasFactor}</small>}
        {isLast && <small>{words.lastAdministrator}</small>}
      </div>
      {question ? (
        <ConfirmDelete
          question={questions[question].text}
          onConfirm={questions[question].confirm}
          onCancel={close}
        />
      ) : (
        <div className="detail-acts items-center">
          {!isLast && (
            <RoleSelect
              aria-label={words.roleOf(name)}
              value={chosen ?? role}
              onChange={setChosen}
            />
          )}
          {chosen && chosen !== role && (
            <>
              <SmallButton
                label={words.saveRole}
                loading={change.isPending}
                onClick={() => (isYou ? setQuestion('demote') : void saveRole(chosen))}
              />
              <SmallButton label={commonWords.cancel} onClick={() => setChosen(undefined)} />
            </>
          )}
          {hasFactor && !isYou && (
            <IconButton
              icon={ShieldOff}
              label={words.resetFactor(name)}
              onClick={() => setQuestion('reset')}
            />
          )}
          {!isYou && (
            <IconButton
              icon={Trash2}
              label={words.remove(name)}
              onClick={() => setQuestion('remove')}
            />
          )}
        </div>
      )}
    </li>
  );
}
