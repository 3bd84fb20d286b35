import type { HotelContent } from '@/hotel/content/hotel-content';
import { Blocks } from '@/hotel/blocks/view/Blocks';
import { Head } from '@/hotel/head/site/Head';
import type { Page } from '@/hotel/pages/page';
import { hotelToday } from '@/hotel/time/dates';

/** A page of the house's own: its blocks. */
export function OwnPage({ page, content }: { page: Page; content: HotelContent }) {
  return (
    <div className="page own-page">
      <Head page={page.title} description={page.description} path={`/${page.slug}`} />
      <Blocks blocks={page.blocks} content={content} today={hotelToday()} />
    </div>
  );
}
