import { useLocation } from '@/ui/router';
import { chooseStaffLanguage } from '@/basics/session/staff-calls/staff-language';
import { staffPathIn } from '@/basics/rules/staff-paths';
import { languageWords } from '@/words/visitors';
import { STAFF_LANGUAGES } from '@/words/staff-languages';
import { THIS_LANGUAGE } from '@/words/this-language';

/** Plain links, because each language is a separate document (decision 0026). */
export function StaffLanguages() {
  const { pathname, search } = useLocation();
  return (
    <nav className="staff-languages mt-4 flex flex-wrap gap-x-5" aria-label={languageWords.label}>
      {STAFF_LANGUAGES.map(({ code, name, tag }) => (
        <a
          className="inline-flex items-center min-w-12 min-h-11"
          key={code}
          href={staffPathIn(code, pathname) + search}
          lang={tag}
          hrefLang={tag}
          aria-current={code === THIS_LANGUAGE || undefined}
          onClick={() => chooseStaffLanguage(code)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
