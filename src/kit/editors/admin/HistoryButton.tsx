import { History } from 'lucide-react';
import { useState } from 'react';
import type { Fields } from '@/basics/rules/merge';
import { Button } from '@/ui/Button';
import { lazyPage } from '@/ui/lazy-page';
import { versionWords } from '@/words/staff';
import type { EditorHistory } from './editor-history';

export const { Page: VersionsDialog } = lazyPage(
  async () => (await import('./VersionsDialog')).VersionsDialog,
  null,
);

export function HistoryButton<T extends Fields>({ history }: { history: EditorHistory<T> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={History} onClick={() => setOpen(true)}>
        {versionWords.title}
      </Button>
      {isOpen && <VersionsDialog history={history} onClose={() => setOpen(false)} />}
    </>
  );
}
