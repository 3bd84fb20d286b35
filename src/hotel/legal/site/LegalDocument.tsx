import { FileText } from 'lucide-react';
import { legalWords } from '@/words/visitors';
import type { Legal } from '@/hotel/legal/legal';
import { useContent } from '@/hotel/content/queries/content';
import { Head } from '@/hotel/head/site/Head';
import { sharedPicture, pageTitle } from '@/hotel/head/site/home-head';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { Text } from '@/ui/Text';
import '@/hotel/legal/view/legal-text.css';

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

/** Paragraphs parted by an empty line; one that begins with `# ` is a heading. */
function LegalText({ text }: { text: string }) {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  return (
    <div className="legal-text">
      {blocks.map((block, index) =>
        block.startsWith('# ') ? (
          <Text as="h2" key={index} of={block.slice(2)} />
        ) : (
          <Text as="p" key={index} of={block} />
        ),
      )}
    </div>
  );
}
