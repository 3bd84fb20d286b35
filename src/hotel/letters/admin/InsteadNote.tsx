import type { LanguageCode } from '@/words/languages';
import { guestLanguageWords } from '@/words/staff';
import { calledByStaff } from '@/words/staff-languages';

/** Beside a letter whose own language could not be loaded. */
export function InsteadNote({ language }: { language: LanguageCode }) {
  return (
    <p className="hint" role="status">
      {guestLanguageWords.instead(calledByStaff(language))}
    </p>
  );
}
