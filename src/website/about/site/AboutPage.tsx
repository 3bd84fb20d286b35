import { Link } from '@/ui/router';
import { aboutWords, navWords } from '@/words/visitors';
import { PATH } from '@/basics/rules/paths';
import { useContent } from '@/content/store/queries/content';
import { Head } from '@/website/head/site/Head';
import { About, AboutSkeleton, MoreOfTheHouse, AboutStory } from '@/website/about/view/About';
import { slotPictures } from '@/content/pictures/view/picture-of';
import { Arranged } from '@/website/own-pages/site/Arranged';
import { SitePart } from '@/kit/page-parts/view/SitePart';
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
      <SitePart data={[aboutStory]}>
        <AboutStory story={aboutStory} />
      </SitePart>
    ),
    gallery: !isLoading && (
      <SitePart data={[gallery, images]}>
        <MoreOfTheHouse section={gallery} images={images} hotelName={hotelInfo.name} />
      </SitePart>
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
      <Arranged name="about" parts={parts} title={navWords.about} content={content} />
    </div>
  );
}
