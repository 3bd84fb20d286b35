import type { ComponentProps } from 'react';
import { ROLES, type Role } from '@/basics/session/rights';
import { rightWords, teamWords as words } from '@/words/staff';

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  /** Null until an account without rights gets a role. */
  value: Role | null;
  onChange: (role: Role) => void;
};

export function RoleSelect({ value, onChange, className = 'input w-auto', ...control }: Props) {
  return (
    <select
      {...control}
      className={className}
      value={value ?? ''}
      onChange={({ target }) => {
        const chosen = ROLES.find((role) => role === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {value === null && <option value="">{words.noRole}</option>}
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {rightWords.roles[role]}
        </option>
      ))}
    </select>
  );
}
