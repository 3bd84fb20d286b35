import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/hotel/editing/admin/form-fields';
import type { GuestDraft } from '@/hotel/reservations/reservation';
import { stayFormWords } from '@/words/staff';

type Props = {
  form: UseFormReturn<GuestDraft>;
  /** Beside the phone number. */
  children: ReactNode;
};

/** Who stays: name, e-mail and phone. */
export function StayGuestFields({ form, children }: Props) {
  return (
    <>
      <div className="two">
        <TextField
          form={form}
          name="guestName"
          label={stayFormWords.guest}
          note={stayFormWords.guestNote}
        />
        <TextField form={form} name="email" label={stayFormWords.email} type="email" />
      </div>
      <div className="two">
        <TextField
          form={form}
          name="phone"
          label={stayFormWords.phone}
          type="tel"
          note={stayFormWords.optional}
        />
        {children}
      </div>
    </>
  );
}
