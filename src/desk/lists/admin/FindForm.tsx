import { useState } from 'react';
import { useNavigate } from '@/ui/router';
import { reservationSearchPath } from '@/basics/rules/paths';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { reservationWords } from '@/words/staff';
import { useHasSearchKey } from '@/basics/session/staff-calls/account-settings';
import { FIND_TEXT_MAX } from '@/basics/rules/limits';
import { Form } from '@/ui/Form';

/** Search field for stays on other pages; the result opens in the list of reservations. */
export function FindForm() {
  const navigate = useNavigate();
  const find = useFindField();
  const [text, setText] = useState('');
  return (
    <Form
      className="row find items-end w-[min(100%,27rem)] max-md:w-full"
      role="search"
      aria-label={reservationWords.label}
      onSubmit={() => {
        if (text.trim()) navigate(reservationSearchPath(text.trim()));
      }}
    >
      <InputField
        className="mt-0 flex-[1_1_12rem]"
        label={reservationWords.label}
        {...find}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="ghost">
        {reservationWords.submit}
      </Button>
    </Form>
  );
}

/** Attribute of the search field that the / key focuses. */
export const FIND_MARK = 'data-find';

/** Props of the search field for stays. Names the / key, if the signed-in user wants it. */
export function useFindField() {
  return {
    [FIND_MARK]: true,
    type: 'search',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: FIND_TEXT_MAX,
    placeholder: reservationWords.placeholder,
    'aria-keyshortcuts': useHasSearchKey() ? '/' : undefined,
  } as const;
}
