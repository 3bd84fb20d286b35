import type { ReactNode } from 'react';
import { useContent } from '@/hotel/content/queries/content';
import { HotelBrand } from '@/hotel/page/view/HotelBrand';

type Props = {
  title: string;
  /** Beside the title, in figures that are not mistaken for letters. */
  number?: string;
  /** Below the title, e.g. what it belongs to. */
  subtitle?: string;
  /** Who issues it, in lines; the location that visitors read where there are none. */
  address: string;
  children: ReactNode;
};

/** A sheet of A4 with the head of the house. */
export function PaperSheet({ title, number, subtitle, address, children }: Props) {
  const { sections, images } = useContent().content;
  const { location, phone, email } = sections.contactInfo;
  const lines = (address || location).split('\n');
  return (
    <article className="paper">
      <header className="paper-head">
        <div className="paper-brand">
          <HotelBrand hotelInfo={sections.hotelInfo} images={images} />
        </div>
        <address>
          {[...lines, phone, email].map((line) => (
            <span key={line} dir="auto">
              {line}
            </span>
          ))}
        </address>
      </header>
      <h2>
        {title} {number && <span className="paper-number">{number}</span>}
      </h2>
      {subtitle && <p className="paper-subtitle">{subtitle}</p>}
      {children}
    </article>
  );
}
