import { Link } from '@/ui/router';
import type { GettingHere } from '@/content/schema/sections/getting-here';
import type { PlaceSection } from '@/content/schema/sections/place-section';
import type { HotelImage } from '@/content/schema/image';
import { pictureOf } from '@/content/pictures/view/picture-of';
import { PATH } from '@/basics/rules/paths';
import { gettingHereWords } from '@/words/visitors';
import { Picture } from '@/ui/Picture';
import { Text } from '@/ui/Text';
import './place.css';

type Props = { place: PlaceSection; gettingHere: GettingHere; images: readonly HotelImage[] };

/** A picture with a sentence, and the map with distances; empty without picture and map. */
export function Place({ place: { sentence, image }, gettingHere, images }: Props) {
  const picture = pictureOf(image, images);
  const map = pictureOf(gettingHere.map, images, gettingHereWords.map);
  return (
    <>
      {picture && (
        <section className="place on-dark" aria-label={sentence || undefined}>
          <Picture
            className="place-pic"
            candidates={[picture]}
            placeholder={null}
            sizes="(min-width: 1024px) 102vw, 180vw"
          />
          {sentence && (
            <div className="wrap">
              <Text as="p" of={sentence} />
            </div>
          )}
        </section>
      )}
      {map && (
        <section className="section place-map">
          <div className="wrap">
            <Link to={PATH.contact} aria-label={gettingHereWords.title}>
              <Picture
                candidates={[map]}
                placeholder={null}
                sizes="(min-width: 1024px) 56vw, 100vw"
              />
            </Link>
            <div>
              <h2>{gettingHereWords.title}</h2>
              {gettingHere.distances.length > 0 && (
                <dl>
                  {gettingHere.distances.map(({ place, way }, index) => (
                    <div key={index}>
                      <Text as="dt" of={place} />
                      <Text as="dd" of={way} />
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </div>
        </section>
      )}
    </>
  );
}
