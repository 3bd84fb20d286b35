import { Link } from 'react-router-dom';
import { notFoundWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { useContent } from '@/hotel/content/queries/content';
import { Head } from '@/hotel/head/site/Head';
import { pageTitle } from '@/hotel/head/site/page-title';
import { pictureOf } from '@/hotel/pictures/view/pictures';
import { buttonClass } from '@/ui/button-class';
import { Picture } from '@/ui/Picture';
import './not-found.css';

const JETTY = pictureOf('/images/about-3.jpg', []);

/** Any address the site does not know. */
export function NotFoundPage() {
  const { title, text, link } = notFoundWords;
  const { name } = useContent().content.sections.hotelInfo;
  return (
    <div className="lost">
      <Head title={pageTitle(title, name)} description={text} siteName={name} />
      <Picture
        className="lost-pic"
        candidates={JETTY ? [{ ...JETTY, alt: '' }] : []}
        placeholder={null}
        sizes="max(100vw, 150vh)"
        priority
      />
      <div className="wrap">
        <h1>{title}</h1>
        <p>{text}</p>
        <Link className={buttonClass('primary')} to={PATH.home}>
          {link}
        </Link>
      </div>
    </div>
  );
}
