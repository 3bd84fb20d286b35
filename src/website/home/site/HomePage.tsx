import type { ReactNode } from 'react';
import { countWords, faultWords, homeWords } from '@/words/visitors';
import type { HotelContent } from '@/content/store/hotel-content';
import type { Sections } from '@/content/schema/sections';
import { PATH } from '@/basics/rules/paths';
import { useContent } from '@/content/store/queries/content';
import { Head } from '@/website/head/site/Head';
import { homeTitle } from '@/website/head/site/home-head';
import { Hero, HeroError, HeroSkeleton } from '@/website/hero/view/Hero';
import { heroSky, TALL_WINDOW } from '@/website/hero/view/hero-pictures';
import { InfoBar } from '@/hotel/contact/view/InfoBar';
import { Luxury } from '@/website/luxury/view/Luxury';
import { RoomGrid, RoomGridSkeleton } from '@/selling/rooms/view/RoomGrid';
import { LateFullMoons, showsMoons } from '@/selling/search/site/late-full-moons';
import { StaySearch } from '@/selling/search/view/StaySearch';
import type { SkySpot } from '@/hotel/moon/view/moon-parts';
import { Moonlit } from '@/hotel/moon/view/use-moon';
import { useDay } from '@/basics/time/view/use-day';
import { Place } from '@/website/home/view/Place';
import { roomsLead } from '@/website/home/rooms-lead';
import { opensWithHero } from '@/website/custom-pages/arrangement';
import { ArrangedContent } from '@/website/custom-pages/site/ArrangedContent';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import {
  shownTestimonials,
  TestimonialCarousel,
} from '@/website/testimonials/view/TestimonialCarousel';
import { HAS_HOSTED_BACKEND } from '@/lib/hosted-backend';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { languageProps, keepWordsWhole } from '@/ui/Text';
import { useMediaQuery } from '@/ui/window-state';
import './home-page.css';

export function HomePage() {
  const { content, isLoading } = useContent();
  const { sections, rooms, testimonials, images } = content;
  const {
    hotelInfo,
    heroSection,
    contactInfo,
    luxuryExperience,
    pageTexts,
    place,
    gettingHere,
    moon,
  } = sections;
  const { coordinates } = gettingHere;
  const lead = roomsLead(pageTexts.roomsLead, rooms.length, countWords.inWords);
  const today = useDay((day) => String(opensWithHero(content.pages, day)));
  const parts = {
    hero: isLoading ? (
      <HeroSkeleton />
    ) : (
      <ErrorBoundary fallback={<HeroError name={hotelInfo.name} />} data={[heroSection, images]}>
        <Hero
          section={heroSection}
          images={images}
          moon={
            <Moonlit moon={moon}>
              {({ SkyMoon }) => (
                <Sky section={heroSection} images={images}>
                  {(spot) => <SkyMoon spot={spot} coordinates={coordinates} />}
                </Sky>
              )}
            </Moonlit>
          }
          tonight={
            <Moonlit moon={moon}>
              {({ Tonight }) => (
                <Tonight className="hero-tonight" moon={moon} coordinates={coordinates} />
              )}
            </Moonlit>
          }
        />
      </ErrorBoundary>
    ),
    search: (
      <SiteErrorBoundary as="section" data={[rooms]}>
        <StaySearch {...content} />
      </SiteErrorBoundary>
    ),
    infoBar: (
      <SiteErrorBoundary as="section" data={[contactInfo]}>
        <InfoBar contact={isLoading ? undefined : contactInfo} />
      </SiteErrorBoundary>
    ),
    rooms: (
      <section className="section">
        <div className="wrap">
          <div className="head">
            <h2 className="h1">{homeWords.roomsTitle}</h2>
            {!isLoading && lead && (
              <p className="lead" {...languageProps(pageTexts.roomsLead)}>
                {keepWordsWhole(lead)}
              </p>
            )}
          </div>
          {isLoading ? (
            <RoomGridSkeleton />
          ) : (
            <SiteErrorBoundary text={faultWords.rooms} contact={contactInfo} data={[rooms, images]}>
              <RoomGrid rooms={rooms} content={content} level={3} />
            </SiteErrorBoundary>
          )}
        </div>
      </section>
    ),
    moons: !isLoading && showsMoons(content) && (
      <SiteErrorBoundary as="section" data={[rooms, moon]}>
        <LateFullMoons content={content} />
      </SiteErrorBoundary>
    ),
    luxury: !isLoading && (
      <SiteErrorBoundary as="section" data={[luxuryExperience, images]}>
        <Luxury section={luxuryExperience} images={images} />
      </SiteErrorBoundary>
    ),
    testimonials: !isLoading && (
      <SiteErrorBoundary as="section" data={[testimonials]}>
        <TestimonialCarousel testimonials={shownTestimonials(testimonials, HAS_HOSTED_BACKEND)} />
      </SiteErrorBoundary>
    ),
    place: !isLoading && (
      <SiteErrorBoundary as="section" data={[place, gettingHere, images]}>
        <Place place={place} gettingHere={gettingHere} images={images} />
      </SiteErrorBoundary>
    ),
  };
  const order = (
    <ArrangedContent name="home" parts={parts} title={hotelInfo.name} content={content} />
  );
  return (
    <>
      {!isLoading && (
        <ErrorBoundary fallback={null} data={[content]}>
          <HomeHead sections={sections} />
        </ErrorBoundary>
      )}
      {opensWithHero(content.pages, today) ? order : <div className="pt-(--header-h)">{order}</div>}
    </>
  );
}

type SkyProps = Pick<HotelContent, 'images'> & {
  section: Sections['heroSection'];
  children: (spot: SkySpot) => ReactNode;
};

/** Renders the moon at its place in the picture of this window; nothing if that shows no sky. */
function Sky({ section, images, children }: SkyProps) {
  const spot = heroSky(section, images, useMediaQuery(TALL_WINDOW));
  return spot && children(spot);
}

function HomeHead({ sections }: { sections: Sections }) {
  return (
    <Head
      title={homeTitle(sections)}
      description={sections.heroSection.subtitle || sections.aboutSection.description}
      path={PATH.home}
      hasData
    />
  );
}
