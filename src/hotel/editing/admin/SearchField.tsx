import { Search } from 'lucide-react';
import { collectionWords } from '@/words/staff';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** How many rows fit. */
  found: number;
};

/** Finds rows in a long list. */
export function SearchField({ label, value, onChange, found }: Props) {
  return (
    <div className="search-field">
      <Search className="icon" aria-hidden="true" />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="hint" role="status">
        {value.trim() && collectionWords.found(found)}
      </p>
    </div>
  );
}
