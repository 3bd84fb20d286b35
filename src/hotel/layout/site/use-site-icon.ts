import { useEffect } from 'react';
import type { HotelImage } from '@/hotel/pictures/image';

/**
 * Keeps the document's icon the hotel's logo: a document knows the logo of the day it was built.
 * What does it comes with the code that reads the content, once the app has answered.
 */
export function useSiteIcon(logo: string, images: readonly HotelImage[]): void {
  useEffect(() => {
    import('@/hotel/head/site/show-icon')
      .then(({ showIcon }) => showIcon(logo, images))
      .catch(() => {}); // without network the icon stays what it was
  }, [logo, images]);
}
