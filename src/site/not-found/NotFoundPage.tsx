import { Link } from 'react-router-dom';
import { COPY } from '@/domain/copy';
import { PATH } from '@/domain/paths';
import { useContent } from '@/queries/content';
import { Head } from '@/site/head/Head';
import { pageTitle } from '@/site/head/page-head';
import { pictureOf } from '@/site/sections/pictures';
import { buttonClass } from '@/ui/button-class';
import { Picture } from '@/ui/Picture';
import './not-found.css';

const JETTY = pictureOf('/images/about-3.jpg', []);

/** Any address the site does not know. */
export function NotFoundPage() {
  const { title, text, link } = COPY.notFound;
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
