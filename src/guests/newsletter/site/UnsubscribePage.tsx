import { useState } from 'react';
import { contactWords, unsubscribeWords } from '@/words/visitors';
import { useContent } from '@/content/store/queries/content';
import { useUnsubscribe } from '@/guests/newsletter/queries/newsletter';
import { Head } from '@/website/head/site/Head';
import { NoScriptContact } from '@/kit/page-parts/view/NoScriptContact';
import { Button } from '@/ui/Button';
import './unsubscribe.css';

/** Only the button unsubscribes, because mail scanners open every link. */
export function UnsubscribePage() {
  const { contactInfo } = useContent().content.sections;
  const { send, isPending } = useUnsubscribe();
  /** The server's answer; null if it did not answer. */
  const [isGone, setGone] = useState<boolean | null>();
  const { title, text, button, done, unknown, failed } = unsubscribeWords;
  const answer = isGone === null ? failed : isGone ? done : unknown;

  function press(): void {
    const token = new URLSearchParams(window.location.search).get('token') ?? '';
    if (!isPending) send(token).then(setGone, () => setGone(null));
  }

  return (
    <div className="page wrap unsubscribe">
      <Head page={title} description={text} />
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </header>
      <p className="lead" role="status">
        {isGone !== undefined && answer}
      </p>
      {typeof isGone !== 'boolean' && (
        <Button loading={isPending} onClick={press}>
          {button}
        </Button>
      )}
      <NoScriptContact text={contactWords.needsScript} contact={contactInfo} />
    </div>
  );
}
