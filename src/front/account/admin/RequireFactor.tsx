import { useSession } from '@/basics/session/staff-calls/session';
import { useFactorRule, useRequireFactor } from '@/front/account/staff-calls/factor-settings';
import { Checkbox } from '@/ui/Checkbox';
import { secondFactorWords as words } from '@/words/staff';

/** The hotel's rule for everybody. Whoever sets it must have a second factor already. */
export function RequireFactor() {
  const session = useSession();
  const { data: rule } = useFactorRule();
  const require = useRequireFactor();
  if (!rule || session.status !== 'signed-in') return null;
  const { hasFactor } = session.user;
  const isRequired = require.isPending ? require.variables : rule.isRequired;
  return (
    <section className="card mt-6 max-w-208" aria-labelledby="second-factor">
      <h2 id="second-factor">{words.title}</h2>
      <div className="checks one mt-3">
        <Checkbox
          checked={isRequired}
          disabled={!hasFactor}
          onChange={(wants) => require.mutate(wants)}
        >
          {words.everybody}
        </Checkbox>
      </div>
      <p className="hint">{hasFactor ? words.everybodyText : words.everybodyFirst}</p>
    </section>
  );
}
