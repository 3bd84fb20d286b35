import type { ReactNode } from 'react';
import type { BlockOf } from '@/content/schema/block';
import { homeWords, pressWords as words } from '@/words/visitors';
import { BlockTitle } from '@/website/blocks/view/BlockTitle';
import type { BlockProps, IsEmpty } from '@/website/blocks/view/block-views';
import { TextOverPicture } from '@/website/blocks/view/TextOverPicture';
import { AnyLink } from '@/website/blocks/view/RichText';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { PATH } from '@/basics/rules/paths';
import { phoneLink } from '@/basics/rules/phone-number';
import { cn } from '@/lib/cn';
import { buttonClass } from '@/ui/button-class';
import { Text, languageProps } from '@/ui/Text';
import './press.css';

export const isEmpty: IsEmpty<'press'> = ({ block, content }) =>
  block.title + block.lead === '' && !wayOf(block, content.sections.contactInfo).to;

/** A call to action with one button: on a dark band, below a line or on a picture. */
export function PressBlock({ block, content, isFirst }: BlockProps<'press'>) {
  const { title, lead, image, label } = block;
  const way = wayOf(block, content.sections.contactInfo);
  const look = block.look === 'picture' && !image ? 'band' : block.look;
  const said = label || way.said;
  const inside: ReactNode = (
    <>
      {(title || lead) && (
        <div>
          <BlockTitle of={title} isFirst={isFirst} />
          {lead && <Text as="p" className="lead" of={lead} />}
        </div>
      )}
      {way.to && (
        <AnyLink to={way.to} className={buttonClass(look === 'quiet' ? 'primary' : 'accent')}>
          <span {...languageProps(said)}>{said}</span>
        </AnyLink>
      )}
    </>
  );
  if (look === 'picture')
    return (
      <TextOverPicture className="press" image={image} images={content.images} priority={isFirst}>
        {inside}
      </TextOverPicture>
    );
  return (
    <section className={cn('press', look === 'band' && 'band')} data-look={look}>
      <div className="wrap">{inside}</div>
    </section>
  );
}

/** Returns where the button leads, and its default label. */
function wayOf({ action, to }: BlockOf<'press'>, contact: ContactInfo) {
  switch (action) {
    case 'book':
      return { to: PATH.rooms, said: homeWords.heroButton };
    case 'write':
      return { to: PATH.contact, said: words.write };
    case 'call':
      return { to: contact.phone && phoneLink(contact), said: words.call(contact.phone) };
    case 'page':
      return { to, said: words.page };
  }
}
