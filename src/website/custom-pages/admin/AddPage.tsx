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
  /** Rejects when it was not stored; the toast says why. */
  add: (draft: PageDraft, translations?: NewTranslations) => Promise<void>;
  onClose: () => void;
};

/** What a new page begins with, in the hotel's first language. */
type Template = Omit<(typeof PAGE_TEMPLATES)[number], 'key'> & { key: string };

const EMPTY: Template = {
  key: 'empty',
  name: words.empty,
  purpose: words.emptyPurpose,
  make: () => ({ draft: { ...blankPage(), title: words.untitled }, translations: {} }),
};

/** The choice of what a new page begins with; it is stored as a draft at once. */
export function AddPage({ add, onClose }: Props) {
  const { hotelInfo } = useContent().content.sections;
  const [starters, setStarters] = useState<readonly Template[]>([]);
  const [isAdding, setAdding] = useState(false);
  const offered = languagesOf(hotelInfo.languages).map(({ code }) => code);

  // Without them there is the empty page.
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
