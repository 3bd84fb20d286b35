import { HouseMark } from './HouseMark';

/** Drawn where a picture is missing: the mark, or the words that say which picture it is. */
export function PlaceholderPicture({ label }: { label?: string }) {
  return <span className="pic-missing">{label ?? <HouseMark className="missing-mark" />}</span>;
}
