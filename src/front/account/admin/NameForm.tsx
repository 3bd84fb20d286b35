import { useState } from 'react';
import { VALIDATION } from '@/basics/rules/validation-texts';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { Form } from '@/ui/Form';
import { accountWords } from '@/words/staff';
import { useSaveName } from '@/front/account/staff-calls/name-and-email';

const NAME_MAX = 80;

export function NameForm({ name }: { name: string }) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const save = useSaveName();

  function submit(): void {
    if (typed.trim() === '') return setError(VALIDATION.required);
    if (!save.isPending) save.mutate(typed);
  }

  return (
    <Form className="card" onSubmit={submit}>
      <h2>{accountWords.yourName}</h2>
      <InputField
        label={accountWords.name}
        hint={accountWords.nameText}
        error={error}
        type="text"
        autoComplete="name"
        maxLength={NAME_MAX}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="mt-5" loading={save.isPending}>
        {accountWords.saveName}
      </Button>
    </Form>
  );
}
