import { useEffect } from 'react';
import type { HotelInfo } from '@/hotel/branding/hotel-info';
import type { HotelImage } from '@/hotel/pictures/image';

/**
 * Keeps the document's icon the hotel's: a document knows the one of the day it was built.
 * What does it comes with the code that reads the content, once the app has answered.
 */
export function useSiteIcon({ icon, logo }: HotelInfo, images: readonly HotelImage[]): void {
  useEffect(() => {
    import('@/hotel/head/site/site-icon')
      .then(({ showIcon }) => showIcon({ icon, logo }, images))
      .catch(() => {}); // without network the icon stays what it was
  }, [icon, logo, images]);
}
