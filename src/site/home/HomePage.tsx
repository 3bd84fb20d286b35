import { COPY, roomsIntro } from '@/domain/copy';
import { PATH } from '@/domain/paths';
import { useContent } from '@/queries/content';
import { Head } from '@/site/head/Head';
import { homeTitle, sharedPicture } from '@/site/head/home-head';
import { hotelData } from '@/site/head/structured-data';
import { Hero } from '@/site/sections/Hero';
import { HeroSkeleton } from '@/site/sections/HeroSkeleton';
import { InfoBar } from '@/site/sections/InfoBar';
import { Luxury } from '@/site/sections/Luxury';
import { RoomGrid } from '@/site/sections/RoomGrid';
import { RoomGridSkeleton } from '@/site/sections/RoomGridSkeleton';
import { TestimonialCarousel } from '@/site/sections/TestimonialCarousel';

export function HomePage() {
  const { content, isLoading } = useContent();
  const { sections, rooms, testimonials, images } = content;
  const { heroSection, contactInfo, luxuryExperience } = sections;
  return (
    <>
      {!isLoading && (
        <Head
          title={homeTitle(sections)}
          description={heroSection.subtitle || sections.aboutSection.description}
          path={PATH.home}
          siteName={sections.hotelInfo.name}
          picture={sharedPicture(content)}
          structuredData={hotelData(content)}
        />
      )}
      {isLoading ? <HeroSkeleton /> : <Hero section={heroSection} images={images} />}
      <InfoBar contact={isLoading ? undefined : contactInfo} />
      <section className="section">
        <div className="wrap">
          <div className="head">
            <h2 className="h1">{COPY.home.roomsTitle}</h2>
            {!isLoading && rooms.length > 0 && <p className="lead">{roomsIntro(rooms.length)}</p>}
          </div>
          {isLoading ? (
            <RoomGridSkeleton />
          ) : (
            <RoomGrid rooms={rooms} images={images} phone={contactInfo.phone} level={3} />
          )}
        </div>
      </section>
      {!isLoading && (
        <>
          <Luxury section={luxuryExperience} images={images} />
          <TestimonialCarousel testimonials={testimonials} />
        </>
      )}
    </>
  );
}
