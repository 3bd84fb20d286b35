import { Link } from 'react-router-dom';
import { COPY } from '@/domain/copy';
import { PATH } from '@/domain/paths';
import { useContent } from '@/queries/content';
import { Head } from '@/site/head/Head';
import { pageTitle } from '@/site/head/page-head';
import { About } from '@/site/sections/About';
import { AboutSkeleton } from '@/site/sections/AboutSkeleton';
import { slotPictures } from '@/site/sections/pictures';
import { SitePart } from '@/site/sections/SitePart';
import { buttonClass } from '@/ui/button-class';
import { Services } from './Services';
import './about-page.css';

export function AboutPage() {
  const { content, isLoading } = useContent();
  const { images, sections } = content;
  const { aboutSection, hotelInfo } = sections;
  const { daysTitle, paragraphs, onwardTitle, onwardLink } = COPY.about;
  return (
    <div className="page">
      {isLoading ? (
        <AboutSkeleton />
      ) : (
        <>
          <Head
            title={pageTitle(COPY.nav.about, hotelInfo.name)}
            description={aboutSection.description}
            path={PATH.about}
            siteName={hotelInfo.name}
            picture={slotPictures(images, 'about', 0, aboutSection.images[0])[0]}
          />
          <About section={aboutSection} images={images} />
        </>
      )}
      <section className="section">
        <div className="wrap prose">
          <h2>{daysTitle}</h2>
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <div className="wrap">
        <SitePart>
          <Services />
        </SitePart>
        <div className="onward">
          <h2>{onwardTitle}</h2>
          <Link className={buttonClass('primary')} to={PATH.rooms}>
            {onwardLink}
          </Link>
        </div>
      </div>
    </div>
  );
}
