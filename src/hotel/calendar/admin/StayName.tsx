import { Fragment } from 'react';
import { guestOf } from '@/hotel/reservations/reservation';
import type { Reservation } from '@/hotel/reservations/reservation';
import { scriptProps } from '@/ui/script-props';

/** Who it is: of an address, what stands before the @; in the width of one night, initials. */
export function StayName({ of, isNarrow }: { of: Reservation; isNarrow: boolean }) {
  const name = of.guestName ?? of.email?.split('@')[0] ?? guestOf(of);
  if (isNarrow) {
    // Drawn by the style sheet, for the eye alone: the button's label has the whole name.
    return <span className="initials" data-initials={initials(name)} />;
  }
  // Two short lines hold more of a name than one: it may break behind these.
  const parts = name.split(/(?<=[._-])/);
  return (
    <span {...scriptProps(name)}>
      {parts.map((part, index) => (
        // The parts never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
}
