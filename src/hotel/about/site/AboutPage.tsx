import { Link } from 'react-router-dom';
import { aboutWords, navWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { useContent } from '@/hotel/content/queries/content';
import { Head } from '@/hotel/head/site/Head';
import { pageTitle } from '@/hotel/head/site/page-title';
import { About } from '@/hotel/about/view/About';
import { MoreOfTheHouse } from '@/hotel/about/view/MoreOfTheHouse';
import { AboutSkeleton } from '@/hotel/about/view/AboutSkeleton';
import { slotPictures } from '@/hotel/pictures/view/pictures';
import { SitePart } from '@/hotel/layout/view/SitePart';
import { buttonClass } from '@/ui/button-class';
import { Services } from './Services';
import './about-page.css';

export function AboutPage() {
  const { content, isLoading } = useContent();
  const { images, sections } = content;
  const { aboutSection, hotelInfo } = sections;
  const { daysTitle, paragraphs, onwardTitle, onwardLink } = aboutWords;
  return (
    <div className="page">
      {isLoading ? (
        <AboutSkeleton />
      ) : (
        <>
          <Head
            title={pageTitle(navWords.about, hotelInfo.name)}
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
      {!isLoading && (
        <SitePart data={[sections.gallery, images]}>
          <MoreOfTheHouse section={sections.gallery} images={images} hotelName={hotelInfo.name} />
        </SitePart>
      )}
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
