import { FileText } from 'lucide-react';
import { legalWords } from '@/words/visitors';
import type { Legal } from '@/content/schema/sections/legal';
import { useContent } from '@/content/store/queries/content';
import { Head } from '@/website/head/site/Head';
import { PATH } from '@/basics/rules/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { Text } from '@/ui/Text';
import '@/website/legal/view/legal-text.css';

const HEADS = {
  privacy: { title: legalWords.privacyTitle, summary: legalWords.privacySummary },
  terms: { title: legalWords.termsTitle, summary: legalWords.termsSummary },
};

export function LegalDocument({ part }: { part: keyof Legal }) {
  const { title, summary } = HEADS[part];
  const { content, isLoading } = useContent();
  const text = content.sections.legal[part];
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
          <Head page={title} description={summary} path={PATH[part]} />
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

/** Renders a legal text: empty lines separate paragraphs, `# ` begins a heading. */
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
