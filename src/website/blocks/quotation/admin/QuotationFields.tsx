import { LookField } from '@/website/blocks/admin/LookField';
import { TextField } from '@/kit/editors/admin/form-fields';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.quotation;
/** See LookField. */
const DRAWINGS = {
  large: 'T8,10,48 T12,18,40 T17,26,30 t24,35,16',
  quiet: 't18,12,42 t18,18,40 t18,24,30 t18,33,14 l12,9,0,27',
  dark: 'd0,0,64,40 T10,12,44 T14,20,36 t24,30,16',
};

/** Someone’s words. */
export function QuotationFields() {
  return (
    <>
      <LookField kind="quotation" names={words.looks} drawings={DRAWINGS} />
      <TextField name="quote" rows={4} hint={words.quoteHint} />
      <div className="two">
        <TextField name="author" />
        <TextField name="role" hint={words.roleHint} />
      </div>
    </>
  );
}
