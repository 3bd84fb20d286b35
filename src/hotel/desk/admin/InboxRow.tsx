import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { timeAgo } from '@/hotel/time/relative-time';
import { cn } from '@/lib/cn';
import type { LanguageCode } from '@/words/languages';
import { guestTextProps } from './guest-text-props';

type Props = {
  id: string;
  to: { search: string };
  isOpen: boolean;
  /** Still waits for somebody. */
  isUnread: boolean;
  name: string;
  createdAt: string;
  text: string;
  /** Of the page on which that was written, where a guest wrote it. */
  language?: LanguageCode;
  /** At the end of the second line. */
  status?: ReactNode;
  /** Below both: what must not be overlooked. */
  mark?: ReactNode;
  onOpen?: () => void;
};

/** One line of a list: whose it is, how long it waits, what it is about. */
export function InboxRow(props: Props) {
  const { id, to, isOpen, isUnread, name, createdAt, text, language, status, mark, onOpen } = props;
  return (
    <li className={cn(isUnread && 'is-unread')}>
      <Link to={to} data-row={id} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className="row-top">
          <span className="row-name truncate" dir="auto">
            {name}
          </span>
          <time dateTime={createdAt}>{timeAgo(createdAt)}</time>
        </span>
        <span className="row-bottom">
          <span
            className="truncate text-sm"
            dir="auto"
            {...(language && guestTextProps(text, language))}
          >
            {text}
          </span>
          {status}
        </span>
        {mark}
      </Link>
    </li>
  );
}
