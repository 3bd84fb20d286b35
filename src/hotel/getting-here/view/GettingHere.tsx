import type { GettingHere as Ways } from '@/content/schema/sections/getting-here';
import { mapLinkTo } from '@/content/schema/coordinates';
import type { HotelImage } from '@/content/schema/image';
import { pictureOf } from '@/content/pictures/view/picture-of';
import { gettingHereWords } from '@/words/visitors';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import './getting-here.css';

type Props = {
  ways: Ways;
  /** The hotel on Google Maps, linked if `ways` has no other map. */
  mapsAddress: string;
  images: readonly HotelImage[];
  headingClass?: string;
  /** Another id for the heading, on pages that show this section twice: ids must be unique. */
  headingId?: string;
  headingLevel?: 1 | 2;
  title?: string;
  note?: string;
};

/**
 * Map and distances; empty without both. The map is the hotel's own picture, so that no third party
 * is contacted before a visitor follows the link.
 */
export function GettingHere({ ways, mapsAddress, images, headingClass, ...said }: Props) {
  const { distances } = ways;
  const { headingId = 'getting-here', headingLevel = 2, title, note } = said;
  const words = gettingHereWords;
  const map = pictureOf(ways.map, images, words.map);
  const link = ways.mapLink || mapLinkTo(ways.coordinates) || mapsAddress;
  if (!map && distances.length === 0) return null;
  const onTheWeb = (
    <a className="link" href={link} rel="noopener noreferrer" target="_blank">
      {words.open}
    </a>
  );
  return (
    <section className="getting-here" aria-labelledby={headingId} data-map={map && ''}>
      <header className={note && 'head'}>
        <Text
          as={`h${headingLevel}`}
          className={headingClass}
          id={headingId}
          of={title || words.title}
        />
        {note && <Text as="p" className="lead" of={note} />}
      </header>
      {map && (
        <figure>
          <Picture
            className="map-pic"
            candidates={[map]}
            sizes="(min-width: 1024px) min(56vw, 64rem), 100vw"
          />
          {link && <figcaption>{onTheWeb}</figcaption>}
        </figure>
      )}
      {distances.length > 0 && (
        <dl>
          {distances.map(({ place, way }, index) => (
            <div key={index}>
              <Text as="dt" of={place} />
              <Text as="dd" of={way} />
            </div>
          ))}
        </dl>
      )}
      {!map && link && <p>{onTheWeb}</p>}
    </section>
  );
}
