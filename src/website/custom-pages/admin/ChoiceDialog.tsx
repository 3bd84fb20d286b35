import type { ComponentProps } from 'react';
import { Dialog } from '@/ui/Dialog';

export type Choice = {
  key: string;
  name: string;
  purpose: string;
  isOff?: boolean;
  choose: () => void;
};

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'wide'> & {
  choices: readonly Choice[];
  isBusy?: boolean;
  none?: string;
  onClose: () => void;
};

export function ChoiceDialog({ choices, isBusy, none, onClose, ...dialog }: Props) {
  return (
    <Dialog open onOpenChange={onClose} {...dialog}>
      {choices.length === 0 && <p>{none}</p>}
      <ul
        className="choices grid mt-4 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3"
        aria-busy={isBusy || undefined}
      >
        {choices.map(({ key, name, purpose, isOff, choose }) => (
          <li key={key}>
            <button
              type="button"
              className="choice hover:border-brand-text hover:bg-brand-wash"
              disabled={isOff}
              onClick={choose}
            >
              <b className="font-[550]" dir="auto">
                {name}
              </b>
              <span className="text-ink-3 text-sm">{purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
