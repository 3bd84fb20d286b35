import { useContent } from '@/hotel/content/queries/content';
import { HotelBrand } from '@/hotel/page/view/HotelBrand';

/** Logo and name of the hotel, as staff see them above the sidebar and the phone's menu. */
export function Brand() {
  const { sections, images } = useContent().content;
  return <HotelBrand hotelInfo={sections.hotelInfo} images={images} named onDark />;
}
