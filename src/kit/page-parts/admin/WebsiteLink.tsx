import type { ReactNode } from 'react';
import { Link } from '@/ui/router';
import { pathIn } from '@/basics/rules/language-paths';
import { PATH } from '@/basics/rules/paths';
import { IS_FIRST_LANGUAGE, PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-language';

/** Links to the website in this page's language, or else in the website's first language. */
export function WebsiteLink({ className, children }: { className?: string; children: ReactNode }) {
  const isPublished = PUBLISHED_LANGUAGES.includes(THIS_LANGUAGE);
  const first = PUBLISHED_LANGUAGES[0] ?? THIS_LANGUAGE;
  // Each language is a separate document, so the router cannot open it.
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
