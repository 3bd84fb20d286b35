import { ROLES, type Role } from '@/basics/session/rights';
import { SelectField } from '@/ui/Field';
import { rightWords, teamWords as words } from '@/words/staff';

type Props = {
  label: string;
  hint?: string;
  'aria-label'?: string;
  /** Null until an account without rights gets a role. */
  value: Role | null;
  onChange: (role: Role) => void;
};

export function RoleField({ value, onChange, ...field }: Props) {
  return (
    <SelectField
      {...field}
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
    </SelectField>
  );
}
