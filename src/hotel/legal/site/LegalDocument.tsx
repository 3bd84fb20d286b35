import { FileText } from 'lucide-react';
import { legalWords } from '@/words/visitors';
import type { Legal } from '@/hotel/legal/legal';
import { useContent } from '@/hotel/content/queries/content';
import { Head } from '@/hotel/head/site/Head';
import { sharedPicture } from '@/hotel/head/site/home-head';
import { pageTitle } from '@/hotel/head/site/page-title';
import { LegalText } from '@/hotel/legal/view/LegalText';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

type Props = { part: keyof Legal; title: string; summary: string; path: string };

/** One of the two texts that visitors must be able to read (DECISIONS 12). */
export function LegalDocument({ part, title, summary, path }: Props) {
  const { content, isLoading } = useContent();
  const { hotelInfo, legal } = content.sections;
  const text = legal[part];
  return (
    <div className="page wrap">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
      </header>
      {isLoading ? (
        <Skeleton className="h-96 w-full max-w-[42rem]" />
      ) : (
        <>
          <Head
            title={pageTitle(title, hotelInfo.name)}
            description={summary}
            path={path}
            siteName={hotelInfo.name}
            picture={sharedPicture(content)}
          />
          {text ? (
            <LegalText text={text} />
          ) : (
            <EmptyState
              icon={FileText}
              title={legalWords.emptyTitle}
              text={legalWords.emptyText}
              level={2}
            />
          )}
        </>
      )}
    </div>
  );
}
