import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findPath } from '@/hotel/rules/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { findWords } from '@/words/staff';
import { useFindField } from './find-field';

/** The box that finds a stay, where the list of reservations is not: what is found stands there. */
export function FindForm() {
  const navigate = useNavigate();
  const find = useFindField();
  const [text, setText] = useState('');
  return (
    <form
      className="find"
      role="search"
      aria-label={findWords.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void navigate(findPath(text.trim()));
      }}
    >
      <Field label={findWords.label}>
        {(control) => (
          <input
            {...control}
            {...find}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="ghost">
        {findWords.submit}
      </Button>
    </form>
  );
}
