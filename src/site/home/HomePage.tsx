import { COPY, roomsIntro } from '@/domain/copy';
import type { HotelContent } from '@/domain/content';
import { PATH } from '@/domain/paths';
import { useContent } from '@/queries/content';
import { Head } from '@/site/head/Head';
import { homeTitle, sharedPicture } from '@/site/head/home-head';
import { hotelData } from '@/site/head/structured-data';
import { Hero } from '@/site/sections/Hero';
import { HeroFault } from '@/site/sections/HeroFault';
import { HeroSkeleton } from '@/site/sections/HeroSkeleton';
import { InfoBar } from '@/site/sections/InfoBar';
import { Luxury } from '@/site/sections/Luxury';
import { RoomGrid } from '@/site/sections/RoomGrid';
import { RoomGridSkeleton } from '@/site/sections/RoomGridSkeleton';
import { SitePart } from '@/site/sections/SitePart';
import { TestimonialCarousel } from '@/site/sections/TestimonialCarousel';
import { Part } from '@/ui/Part';

export function HomePage() {
  const { content, isLoading } = useContent();
  const { sections, rooms, testimonials, images } = content;
  const { heroSection, contactInfo, luxuryExperience } = sections;
  return (
    <>
      {!isLoading && (
        <Part fallback={null} data={[content]}>
          <HomeHead content={content} />
        </Part>
      )}
      {isLoading ? (
        <HeroSkeleton />
      ) : (
        <Part fallback={<HeroFault name={sections.hotelInfo.name} />} data={[heroSection, images]}>
          <Hero section={heroSection} images={images} />
        </Part>
      )}
      <SitePart as="section" data={[contactInfo]}>
        <InfoBar contact={isLoading ? undefined : contactInfo} />
      </SitePart>
      <section className="section">
        <div className="wrap">
          <div className="head">
            <h2 className="h1">{COPY.home.roomsTitle}</h2>
            {!isLoading && rooms.length > 0 && <p className="lead">{roomsIntro(rooms.length)}</p>}
          </div>
          {isLoading ? (
            <RoomGridSkeleton />
          ) : (
            <SitePart text={COPY.fault.rooms} contact={contactInfo} data={[rooms, images]}>
              <RoomGrid rooms={rooms} images={images} phone={contactInfo.phone} level={3} />
            </SitePart>
          )}
        </div>
      </section>
      {!isLoading && (
        <>
          <SitePart as="section" data={[luxuryExperience, images]}>
            <Luxury section={luxuryExperience} images={images} />
          </SitePart>
          <SitePart as="section" data={[testimonials]}>
            <TestimonialCarousel testimonials={testimonials} />
          </SitePart>
        </>
      )}
    </>
  );
}

function HomeHead({ content }: { content: HotelContent }) {
  const { sections } = content;
  return (
    <Head
      title={homeTitle(sections)}
      description={sections.heroSection.subtitle || sections.aboutSection.description}
      path={PATH.home}
      siteName={sections.hotelInfo.name}
      picture={sharedPicture(content)}
      structuredData={hotelData(content)}
    />
  );
}
