import { Link } from '@/ui/router';
import { aboutWords, navWords } from '@/words/visitors';
import { PATH } from '@/basics/rules/paths';
import { useContent } from '@/content/store/queries/content';
import { Head } from '@/website/head/site/Head';
import { About, AboutSkeleton, HotelGallery, AboutStory } from '@/website/about/view/About';
import { slotPictures } from '@/content/pictures/view/picture-of';
import { ArrangedContent } from '@/website/custom-pages/site/ArrangedContent';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import { buttonClass } from '@/ui/button-class';
import './about-page.css';
import { Text } from '@/ui/Text';

export function AboutPage() {
  const { content, isLoading } = useContent();
  const { images, sections } = content;
  const { aboutSection, aboutStory, gallery, hotelInfo } = sections;
  const parts = {
    about: isLoading ? <AboutSkeleton /> : <About section={aboutSection} images={images} />,
    story: !isLoading && (
      <SiteErrorBoundary data={[aboutStory]}>
        <AboutStory story={aboutStory} />
      </SiteErrorBoundary>
    ),
    gallery: !isLoading && (
      <SiteErrorBoundary data={[gallery, images]}>
        <HotelGallery section={gallery} images={images} hotelName={hotelInfo.name} />
      </SiteErrorBoundary>
    ),
    onward: (
      <div className="wrap">
        <div className="onward">
          {aboutStory.onwardTitle && <Text as="h2" of={aboutStory.onwardTitle} />}
          <Link className={buttonClass('primary')} to={PATH.rooms}>
            {aboutWords.onwardLink}
          </Link>
        </div>
      </div>
    ),
  };
  return (
    <div className="page">
      {!isLoading && (
        <Head
          page={navWords.about}
          description={aboutSection.description}
          path={PATH.about}
          picture={slotPictures(images, 'about', 0, aboutSection.images[0])[0] ?? null}
        />
      )}
      <ArrangedContent name="about" parts={parts} title={navWords.about} content={content} />
    </div>
  );
}
