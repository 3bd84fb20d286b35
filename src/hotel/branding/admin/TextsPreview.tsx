import { roomsLead } from '@/hotel/layout/rooms-lead';
import { contactWords, countWords, homeWords, notFoundWords, roomsWords } from '@/words/visitors';
import type { TextsDraft } from './texts-draft';

type Props = { texts: TextsDraft; rooms: number };

/** Each text below the heading that visitors read above it. */
export function TextsPreview({ texts, rooms }: Props) {
  const shown = [
    [homeWords.roomsTitle, roomsLead(texts.roomsLead, rooms, countWords.inWords)],
    [roomsWords.title, texts.roomsIntro],
    [contactWords.title, texts.contactIntro],
    [notFoundWords.title, texts.notFound],
  ] as const;
  return (
    <>
      <div className="wrap contact-preview">
        {shown.map(([title, text], index) => (
          // The headings of two pages are alike, and their order never changes.
          <div className="head" key={index}>
            <h2>{title}</h2>
            {text && <p className="lead">{text}</p>}
          </div>
        ))}
      </div>
      <div className="footer on-dark">
        <div className="wrap">
          {texts.blurb && <p>{texts.blurb}</p>}
          <h2>{texts.newsletterTitle}</h2>
          {texts.newsletterText && <p>{texts.newsletterText}</p>}
        </div>
      </div>
    </>
  );
}
