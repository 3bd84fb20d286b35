import { paperWords } from '@/words/staff';
import { PAPER_KINDS } from './paper-kind';
import type { PaperKind } from './paper-kind';

type Props = { shown: PaperKind; onChange: (kind: PaperKind) => void };

/** Which of the papers is shown. */
export function PaperKinds({ shown, onChange }: Props) {
  return (
    <div className="tabs" role="group" aria-label={paperWords.kinds}>
      {PAPER_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === shown}

          onClick={() => onChange(kind)}
        >
          {paperWords[kind]}
        </button>
      ))}
    </div>
  );
}
