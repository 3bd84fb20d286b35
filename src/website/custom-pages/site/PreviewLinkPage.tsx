import { EyeOff } from 'lucide-react';
import { useLocation } from '@/ui/router';
import { blockStatesOn } from '@/website/blocks/shown-block';
import { lastPart } from '@/basics/rules/paths';
import { useContent } from '@/content/store/queries/content';
import { Head } from '@/website/head/site/Head';
import { usePagePreview } from '@/website/custom-pages/queries/page-preview-queries';
import { useDay } from '@/basics/time/view/use-day';
import { Button } from '@/ui/Button';
import { LazyBlocks } from './lazy-blocks';
import { unpublishedWords as words } from '@/words/visitors';
import './preview-link-page.css';

/** An unpublished custom page, for anyone who has its secret preview link. */
export function PreviewLinkPage() {
  const key = lastPart(useLocation().pathname);
  const { content, isLoading } = useContent();
  const { page, isPending, isFetching, refetch } = usePagePreview(key);
  const today = useDay((day) => blockStatesOn(page?.blocks ?? [], day));
  if (page && !isLoading)
    return (
      <>
        <div className="page own-page">
          <Head page={page.title} description={page.description} />
          <LazyBlocks
            blocks={page.blocks}
            content={{ ...content, images: [...content.images, ...page.images] }}
            today={today}
            title={page.title}
          />
        </div>
        <p className="show-bar">
          <EyeOff className="icon" aria-hidden="true" />
          <span>
            <b>{words.title}</b> {words.text}
          </span>
        </p>
      </>
    );
  return (
    <div className="page wrap section">
      <Head page={words.title} description={words.text} />
      <header role="status">
        {page === null && (
          <>
            <h1>{words.unknownTitle}</h1>
            <p className="lead">{words.unknownText}</p>
          </>
        )}
        {(isPending || page) && <p className="lead">{words.waiting}</p>}
        {page === undefined && !isPending && (
          <>
            <h1>{words.unansweredTitle}</h1>
            <p className="lead">{words.unansweredText}</p>
            <Button className="mt-8" loading={isFetching} onClick={() => void refetch()}>
              {words.askAgain}
            </Button>
          </>
        )}
      </header>
    </div>
  );
}
