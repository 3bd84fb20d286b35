import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { normaliseHex } from '@/hotel/rules/colour';
import { homeWords, roomWords, roomsWords } from '@/words/visitors';
import type { HotelInfo } from '@/hotel/branding/hotel-info';
import { useContent } from '@/hotel/content/queries/content';
import { Hero } from '@/hotel/hero/view/Hero';
import { SiteHeader } from '@/hotel/page/view/SiteHeader';
import { buttonClass } from '@/ui/button-class';
import { colourWords } from '@/words/staff';

/** Name, logo and colours at work: the top of the home page, and what the colours are used for. */
export function BrandPreview({ hotelInfo }: { hotelInfo: HotelInfo }) {
  const { sections, images } = useContent().content;
  const { primaryColor, secondaryColor } = sections.hotelInfo;
  // While a colour is being typed it is none: the saved one stands in.
  const colours = {
    primaryColor: normaliseHex(hotelInfo.primaryColor) ?? primaryColor,
    secondaryColor: normaliseHex(hotelInfo.secondaryColor) ?? secondaryColor,
  };
  return (
    <PreviewPane colours={colours}>
      {(device) => (
        <>
          <SiteHeader hotelInfo={hotelInfo} images={images} tone="light" still />
          <Hero
            section={sections.heroSection}
            images={images}
            shape={device === 'phone' ? 'tall' : 'wide'}
          />
          <div className="brand-uses wrap">
            <span className={buttonClass('primary')}>{roomWords.bookButton}</span>
            <span className={buttonClass('accent')}>{homeWords.heroButton}</span>
            <span className="link">{colourWords.linkSample}</span>
            <span className="tag">{roomsWords.bestSeller}</span>
          </div>
        </>
      )}
    </PreviewPane>
  );
}
