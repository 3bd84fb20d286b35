import { Link } from '@/ui/router';
import { frameWords, notFoundWords } from '@/words/visitors';
import { PATH } from '@/basics/rules/paths';
import { useContent, useIsUnanswered } from '@/content/store/queries/content';
import { Head } from '@/website/head/site/Head';
import { slotPictures } from '@/content/pictures/view/picture-of';
import { buttonClass } from '@/ui/button-class';
import { Picture } from '@/ui/Picture';
import { Spinner } from '@/ui/Spinner';
import './not-found.css';
import { Text } from '@/ui/Text';

/** Index of the picture of the About page to show; in the sample hotel it is a jetty. */
const PICTURE = 2;

/**
 * Until the server has answered, an unknown address may be a new custom page. Only visitors without
 * JavaScript see the text before that (`not-found.css`).
 */
export function NotFoundPage() {
  const isUnanswered = useIsUnanswered();
  const { title, link } = notFoundWords;
  const { sections, images } = useContent().content;
  const { aboutSection, pageTexts } = sections;
  const text = pageTexts.notFound;
  const pictures = slotPictures(images, 'about', PICTURE, aboutSection.images[PICTURE]);
  return (
    <div className="lost" data-waiting={isUnanswered || undefined}>
      <Head
        {...(isUnanswered ? { title: sections.hotelInfo.name } : { page: title })}
        description={text}
      />
      <Picture
        className="lost-pic"
        candidates={pictures.map((picture) => ({ ...picture, alt: '' }))}
        placeholder={null}
        sizes="max(100vw, 150vh)"
        priority
      />
      <div className="wrap">
        <h1>{title}</h1>
        {text && <Text as="p" of={text} />}
        <Link className={buttonClass('primary')} to={PATH.home}>
          {link}
        </Link>
      </div>
      {isUnanswered && (
        <div className="page-spinner" role="status">
          <Spinner />
          <span className="sr-only">{frameWords.loading}</span>
        </div>
      )}
    </div>
  );
}
