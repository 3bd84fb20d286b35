import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { GettingHere } from '@/hotel/getting-here/view/GettingHere';
import './way.css';

export const isEmpty: IsEmpty<'way'> = ({ block: { look }, content }) => {
  const { map, distances } = content.sections.gettingHere;
  return distances.length === 0 && (look === 'list' || map === '');
};

export function WayBlock({ block, content, isFirst }: BlockProps<'way'>) {
  const { title, note, look, id } = block;
  const { gettingHere, contactInfo } = content.sections;
  return (
    <div className={`wrap way-${look}`}>
      <GettingHere
        ways={look === 'list' ? { ...gettingHere, map: '' } : gettingHere}
        mapsAddress={contactInfo.googleMaps}
        images={content.images}
        headingId={`way-${id}`}
        headingLevel={isFirst ? 1 : 2}
        title={title}
        note={note}
      />
    </div>
  );
}
