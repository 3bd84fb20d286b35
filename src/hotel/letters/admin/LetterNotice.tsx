import { Button } from '@/ui/Button';
import type { LetterNews } from './use-letter';

/** Over a letter that somebody has written in: the stay it tells of is not what it was. */
export function LetterNotice({ news }: { news: LetterNews }) {
  return (
    <div className="notice letter-notice" role="alert">
      <p>
        The stay has changed since this letter was begun.{' '}
        {news.keepsEdits
          ? 'The new facts can be put in; your own words stay.'
          : 'The new facts do not fit into your text: the letter would begin anew.'}
      </p>
      <Button variant="ghost" size="small" onClick={news.takeNew}>
        {news.keepsEdits ? 'Take the new facts' : 'Begin anew'}
      </Button>
      <Button variant="ghost" size="small" onClick={news.keepMine}>
        Keep mine
      </Button>
    </div>
  );
}
