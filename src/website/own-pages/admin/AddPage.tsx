import { useEffect, useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import type { Added } from '@/content/store/staff-calls/translations';
import { blankPage, type PageDraft } from '@/content/schema/page';
import type { STARTERS } from '@/website/own-pages/starters';
import { languagesOf } from '@/words/languages';
import { pageWords as words } from '@/words/staff';
import { reloadingOnce } from '@/lib/code-files';
import { ChoiceDialog } from './ChoiceDialog';

type Props = {
  /** Rejects when it was not stored; the toast says why. */
  add: (draft: PageDraft, translations?: Added) => Promise<void>;
  onClose: () => void;
};

/** What a new page begins with, in the hotel's first language. */
type Beginning = Omit<(typeof STARTERS)[number], 'key'> & { key: string };

const EMPTY: Beginning = {
  key: 'empty',
  name: words.empty,
  purpose: words.emptyPurpose,
  make: () => ({ draft: { ...blankPage(), title: words.untitled }, translations: {} }),
};

/** The choice of what a new page begins with; it is stored as a draft at once. */
export function AddPage({ add, onClose }: Props) {
  const { hotelInfo } = useContent().content.sections;
  const [starters, setStarters] = useState<readonly Beginning[]>([]);
  const [isAdding, setAdding] = useState(false);
  const offered = languagesOf(hotelInfo.languages).map(({ code }) => code);

  // Without them there is the empty page.
  useEffect(() => {
    void reloadingOnce(() => import('@/website/own-pages/starters')).then(
      ({ STARTERS }) => setStarters(STARTERS),
      () => undefined,
    );
  }, []);

  async function begin({ make }: Beginning): Promise<void> {
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
