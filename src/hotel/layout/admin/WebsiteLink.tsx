import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { baseOf, pathIn } from '@/hotel/rules/language-paths';
import { staffBaseOf } from '@/hotel/rules/staff-paths';
import { PATH } from '@/hotel/rules/paths';
import { PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-build';

type Props = { className?: string; children: ReactNode };

/** Leads to the site, in the language of this page where visitors are offered it, else in the first. */
export function WebsiteLink({ className, children }: Props) {
  const isPublished = PUBLISHED_LANGUAGES.includes(THIS_LANGUAGE);
  const first = PUBLISHED_LANGUAGES[0] ?? THIS_LANGUAGE;
  // The router goes no further than what it leaves away.
  if (isPublished && baseOf(THIS_LANGUAGE) === staffBaseOf(THIS_LANGUAGE))
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
