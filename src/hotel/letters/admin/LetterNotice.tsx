import { Button } from '@/ui/Button';
import { letterPanelWords } from '@/words/staff';
import type { LetterNews } from './use-letter';

/** Over a letter that somebody has written in: the stay it tells of is not what it was. */
export function LetterNotice({ news }: { news: LetterNews }) {
  return (
    <div className="notice letter-notice" role="alert">
      <p>
        {letterPanelWords.changed}{' '}
        {news.keepsEdits ? letterPanelWords.factsFit : letterPanelWords.factsDoNotFit}
      </p>
      <Button variant="ghost" size="small" onClick={news.takeNew}>
        {news.keepsEdits ? letterPanelWords.takeFacts : letterPanelWords.beginAnew}
      </Button>
      <Button variant="ghost" size="small" onClick={news.keepMine}>
        {letterPanelWords.keepMine}
      </Button>
    </div>
  );
}
