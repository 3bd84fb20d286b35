import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  Eye,
  EyeOff,
  FileSymlink,
  History,
  Pencil,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide-react';
import { IconButton } from '@/ui/IconButton';

const ICONS = {
  up: ArrowUp,
  down: ArrowDown,
  edit: Pencil,
  copy: CopyPlus,
  history: History,
  hide: EyeOff,
  unhide: Eye,
  toPage: FileSymlink,
  delete: Trash2,
  remove: Trash2,
  undo: Undo2,
  redo: Redo2,
};

type Props = {
  action: keyof typeof ICONS;
  label: string;
  isOff?: boolean | undefined;
  act: () => void;
};

export function RowAction({ action, act, ...rest }: Props) {
  return <IconButton data-action={action} icon={ICONS[action]} onClick={act} {...rest} />;
}

type Act = readonly [
  action: keyof typeof ICONS,
  label: string,
  act: () => void,
  isOff?: boolean | undefined,
];

export function RowActions({ acts }: { acts: readonly (Act | false | undefined)[] }) {
  return acts.map((one) => {
    if (!one) return null;
    const [action, label, act, isOff] = one;
    return <RowAction key={action} action={action} label={label} act={act} isOff={isOff} />;
  });
}
