import { useEffect, useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import type { NewTranslations } from '@/content/store/staff-calls/translations';
import { blankPage, type PageDraft } from '@/content/schema/page';
import type { PAGE_TEMPLATES } from '@/website/custom-pages/page-templates';
import { languagesOf } from '@/words/languages';
import { pageWords as words } from '@/words/staff';
import { loadOrReload } from '@/lib/code-files';
import { ChoiceDialog } from './ChoiceDialog';

type Props = {
  /** Rejects if the page was not stored; a toast gives the reason. */
  add: (draft: PageDraft, translations?: NewTranslations) => Promise<void>;
  onClose: () => void;
};

type Template = Omit<(typeof PAGE_TEMPLATES)[number], 'key'> & { key: string };

const EMPTY: Template = {
  key: 'empty',
  name: words.empty,
  purpose: words.emptyPurpose,
  make: () => ({ draft: { ...blankPage(), title: words.untitled }, translations: {} }),
};

/** Offers the page templates; the chosen one is stored at once as a draft page. */
export function AddPage({ add, onClose }: Props) {
  const { hotelInfo } = useContent().content.sections;
  const [starters, setStarters] = useState<readonly Template[]>([]);
  const [isAdding, setAdding] = useState(false);
  const offered = languagesOf(hotelInfo.languages).map(({ code }) => code);

  // If the templates cannot be downloaded, only the empty page is offered.
  useEffect(() => {
    void loadOrReload(() => import('@/website/custom-pages/page-templates')).then(
      ({ PAGE_TEMPLATES }) => setStarters(PAGE_TEMPLATES),
      () => undefined,
    );
  }, []);

  async function begin({ make }: Template): Promise<void> {
    const [first, ...others] = offered;
    if (isAdding || !first) return;
    setAdding(true);
    const { draft, translations } = make(first, others);
    await add(draft, translations).catch(() => undefined);
    setAdding(false);
  }

  return (
    <ChoiceDialog
      title={words.addTitle}
      description={words.addText}
      wide
      isBusy={isAdding}
      choices={[EMPTY, ...starters].map((one) => ({ ...one, choose: () => void begin(one) }))}
      onClose={onClose}
    />
  );
}
