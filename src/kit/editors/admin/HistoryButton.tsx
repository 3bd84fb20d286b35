import { History } from 'lucide-react';
import { useState } from 'react';
import type { Fields } from '@/basics/rules/merge';
import { Button } from '@/ui/Button';
import { versionWords } from '@/words/staff';
import type { EditorHistory } from './editor-history';
import { VersionsDialog } from './VersionsDialog';

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
