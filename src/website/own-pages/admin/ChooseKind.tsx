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
      <ul className="choices">
        {KINDS.map((kind) => {
          const { name, purpose } = KIND_WORDS[kind];
          return (
            <li key={kind}>
              <button type="button" className="choice" onClick={() => onChoose(kind)}>
                <b>{name}</b>
                <span>{purpose}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
