import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useContent } from '@/hotel/content/queries/content';
import { useTranslations } from '@/hotel/content/staff-queries/translations';
import { Skeleton } from '@/ui/Skeleton';
import { languageOf } from '@/words/languages';
import { translationOverviewWords as words, translationWords } from '@/words/staff';
import { missingTranslations } from './missing-translations';
import '@/hotel/editing/admin/translation.css';

/** What is still to translate in all editors; nothing where the site has one language. */
export function TranslationOverview() {
  const { content } = useContent();
  const [, ...others] = content.sections.hotelInfo.languages;
  const { translations, isFailed } = useTranslations(others.length > 0);
  const codes = others.join(' ');
  const toDo = useMemo(
    () => translations && missingTranslations(content, others, translations),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same languages, another list
    [content, codes, translations],
  );
  // That they cannot be read is said where somebody translates.
  if (others.length === 0 || isFailed) return null;
  const unfinished = toDo?.filter(({ pages }) => pages.length > 0) ?? [];
  const complete = toDo?.filter(({ pages }) => pages.length === 0) ?? [];
  return (
    <section className="card translation-overview" aria-labelledby="translation-overview">
      <h2 id="translation-overview">{words.title}</h2>
      {!toDo && <Skeleton className="mt-3 h-16" />}
      {toDo && (
        <ul>
          {unfinished.map(({ language, pages }) => {
            const { name, tag } = languageOf(language);
            const sum = (what: 'missing' | 'changed') =>
              pages.reduce((all, page) => all + page[what], 0);
            return (
              <li key={language}>
                <p>
                  <b lang={tag}>{name}</b>{' '}
                  <span>{translationWords.toDo(sum('missing'), sum('changed'))}</span>
                </p>
                <ul aria-label={name}>
                  {pages.map((page) => (
                    <li key={page.path}>
                      <Link to={page.path}>
                        {page.name}{' '}
                        <span className="to-do" aria-hidden="true">
                          {page.missing + page.changed}
                        </span>
                        <span className="sr-only">
                          {translationWords.toDo(page.missing, page.changed)}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
          {complete.length > 0 && (
            <li>
              <p className="complete">
                {complete.map(({ language }) => (
                  <b key={language} lang={languageOf(language).tag}>
                    {languageOf(language).name}
                  </b>
                ))}
              </p>
              <p>{words.complete}</p>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
