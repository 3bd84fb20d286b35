import { accountWords } from '@/words/staff';
import { StaffLanguages } from './StaffLanguages';

/** In which language one reads the admin area. */
export function LanguageChoice() {
  return (
    <section className="card">
      <h2>{accountWords.language}</h2>
      <p>{accountWords.languageText}</p>
      <StaffLanguages />
    </section>
  );
}
