import { BLOCK_KINDS, type BlockKind } from '@/content/schema/block';
import { KIND_WORDS } from '@/website/blocks/admin/kind-words';
import { Dialog } from '@/ui/Dialog';
import { pageWords } from '@/words/staff';

type Props = { onChoose: (kind: BlockKind) => void; onClose: () => void };

/** The parts of the home page and About are there already. */
const KINDS = BLOCK_KINDS.filter((kind) => kind !== 'part');

/** The kinds of blocks, each with what it is for. */
export function ChooseKind({ onChoose, onClose }: Props) {
  return (
    <Dialog open onOpenChange={onClose} title={pageWords.chooseTitle} wide>
      <ul className="choices grid mt-4 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
        {KINDS.map((kind) => {
          const { name, purpose } = KIND_WORDS[kind];
          return (
            <li key={kind}>
              <button
                type="button"
                className="choice hover:border-brand-text hover:bg-brand-wash"
                onClick={() => onChoose(kind)}
              >
                <b className="font-[550]">{name}</b>
                <span className="text-ink-3 text-sm">{purpose}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
