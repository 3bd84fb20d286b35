import { useState } from 'react';
import { blankPage, type PageDraft } from '@/hotel/pages/page';
import { Dialog } from '@/ui/Dialog';
import { pageWords as words } from '@/words/staff';

type Props = {
  /** Rejects when it was not stored; the toast says why. */
  add: (draft: PageDraft) => Promise<void>;
  onClose: () => void;
};

/** What a new page begins with. */
type Beginning = { key: string; name: string; purpose: string; make: () => PageDraft };

const BEGINNINGS: readonly Beginning[] = [
  {
    key: 'empty',
    name: words.empty,
    purpose: words.emptyPurpose,
    make: () => ({ ...blankPage(), title: words.untitled }),
  },
];

/** The choice of what a new page begins with; it is stored as a draft at once. */
export function AddPage({ add, onClose }: Props) {
  const [isAdding, setAdding] = useState(false);

  async function begin({ make }: Beginning): Promise<void> {
    if (isAdding) return;
    setAdding(true);
    await add(make()).catch(() => undefined);
    setAdding(false);
  }

  return (
    <Dialog open onOpenChange={onClose} title={words.addTitle} description={words.addText} wide>
      <ul className="choices">
        {BEGINNINGS.map((beginning) => (
          <li key={beginning.key}>
            <button
              type="button"
              className="choice"
              aria-disabled={isAdding || undefined}
              onClick={() => void begin(beginning)}
            >
              <b>{beginning.name}</b>
              <span>{beginning.purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
