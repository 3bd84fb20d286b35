import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/hotel/editing/admin/TextField';
import { textsEditorWords } from '@/words/staff';
import { HOTEL_LABELS, type HotelDraft } from './hotel-draft';

/** A sentence or two on pages that have no editor of their own. */
export function ShortTexts({ form }: { form: UseFormReturn<HotelDraft> }) {
  return (
    <fieldset className="group">
      <legend>{textsEditorWords.legend}</legend>
      <p className="hint">{textsEditorWords.hint}</p>
      <TextField
        form={form}
        name="roomsLead"
        label={HOTEL_LABELS.roomsLead}
        rows={2}
        hint={textsEditorWords.roomsLeadHint}
      />
      <TextField form={form} name="roomsIntro" label={HOTEL_LABELS.roomsIntro} rows={3} />
      <TextField form={form} name="contactIntro" label={HOTEL_LABELS.contactIntro} rows={2} />
      <TextField form={form} name="notFound" label={HOTEL_LABELS.notFound} rows={2} />
      <TextField form={form} name="blurb" label={HOTEL_LABELS.blurb} rows={2} />
      <TextField form={form} name="newsletterTitle" label={HOTEL_LABELS.newsletterTitle} />
      <TextField form={form} name="newsletterText" label={HOTEL_LABELS.newsletterText} />
    </fieldset>
  );
}
