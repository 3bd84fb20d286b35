import { Plus } from 'lucide-react';

/** On the buttons that add something, of editors and desk alike; so it lies with neither of them. */
export function AddIcon() {
  return <Plus className="icon" aria-hidden="true" />;
}
