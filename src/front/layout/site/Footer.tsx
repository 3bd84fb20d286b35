import { Link } from '@/ui/router';
import type { Sections } from '@/content/schema/sections';
import { footerWords, navWords } from '@/words/visitors';
import type { HotelImage } from '@/content/schema/image';
import { mailtoLink } from '@/basics/rules/mailto';
import { PATH } from '@/basics/rules/paths';
import { useCustomPages } from '@/website/custom-pages/site/use-custom-pages';
import { HotelBrand } from '@/kit/page-parts/view/HotelBrand';
import { NAV_LINKS } from '@/kit/page-parts/view/SiteHeader';
import { Moonlit } from '@/hotel/moon/view/use-moon';
import { phoneLink } from '@/basics/rules/phone-number';
import { SocialLinks } from '@/hotel/contact/view/SocialLinks';
import { Text, languageProps } from '@/ui/Text';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { NewsletterForm } from '@/guests/newsletter/site/NewsletterForm';

type Props = { sections: Sections; images: readonly HotelImage[]; year: number };

export function Footer({ sections, images, year }: Props) {
  const { hotelInfo, contactInfo, gettingHere, legal, footer, moon } = sections;
  const pages = useCustomPages().pages.filter(({ place }) => place !== 'nowhere');
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <div className="footer-top">
          <div>
            <Link className="brand" to={PATH.home}>
              <HotelBrand hotelInfo={hotelInfo} images={images} onDark />
            </Link>
            {footer.blurb && <Text as="p" of={footer.blurb} />}
            <SocialLinks contact={contactInfo} />
          </div>
          <div className="footer-rows">
            <nav aria-labelledby="quick-links">
              <h2 id="quick-links">{footerWords.quickLinks}</h2>
              <ul>
                {NAV_LINKS.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
                {pages.map(({ id, slug, title }) => (
                  <li key={id}>
                    <Link to={`/${slug}`} {...languageProps(title)}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <h2>{footerWords.contact}</h2>
              <address>
                <span {...languageProps(contactInfo.location)}>{contactInfo.location}</span>
                <a href={phoneLink(contactInfo)}>{contactInfo.phone}</a>
                <a href={mailtoLink(contactInfo.email)}>{contactInfo.email}</a>
              </address>
            </div>
            <div>
              <Text as="h2" of={footer.newsletterTitle} />
              <div>
                {footer.newsletterText && (
                  <p {...languageProps(footer.newsletterText)}>{footer.newsletterText}</p>
                )}
                <ErrorBoundary fallback={footerWords.newsletterFault}>
                  <NewsletterForm />
                </ErrorBoundary>
              </div>
            </div>
          </div>
        </div>
        <div className="legal-line">
          <Moonlit moon={moon}>
            {({ Tonight }) => <Tonight moon={moon} coordinates={gettingHere.coordinates} />}
          </Moonlit>
          <span>{footerWords.copyright(year, hotelInfo.name)}</span>
          <nav aria-label={navWords.legal}>
            {legal.privacy && <Link to={PATH.privacy}>{navWords.privacy}</Link>}
            {legal.terms && <Link to={PATH.terms}>{navWords.terms}</Link>}
          </nav>
        </div>
      </div>
    </footer>
  );
}
