import type { ReactNode } from 'react';
import { Link } from '@/ui/router';
import { pathIn } from '@/basics/rules/language-paths';
import { PATH } from '@/basics/rules/paths';
import { IS_FIRST_LANGUAGE, PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-language';

/** Leads to the site, in the language of this page where visitors are offered it, else in the first. */
export function WebsiteLink({ className, children }: { className?: string; children: ReactNode }) {
  const isPublished = PUBLISHED_LANGUAGES.includes(THIS_LANGUAGE);
  const first = PUBLISHED_LANGUAGES[0] ?? THIS_LANGUAGE;
  // Elsewhere visitors are shown the content in another language than staff: that is another document.
  if (IS_FIRST_LANGUAGE)
    return (
      <Link to={PATH.home} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={pathIn(isPublished ? THIS_LANGUAGE : first, PATH.home)} className={className}>
      {children}
    </a>
  );
}
