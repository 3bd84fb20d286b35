import type { CSSProperties, ReactNode } from 'react';
import { brandVariables } from '@/basics/rules/colour';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';

type Props = {
  colours: Pick<HotelInfo, 'primaryColor' | 'secondaryColor'>;
  /** Height of the previewed window, in pixels. */
  viewHeight: number;
  children: ReactNode;
};

/** A part of the site for previews, with its own colours and without interaction. */
export function SiteScope({ colours, viewHeight, children }: Props) {
  const variables = {
    ...brandVariables(colours.primaryColor, colours.secondaryColor),
    '--view-h': `${viewHeight}px`,
  };
  return (
    <div className="brand-scope" style={variables as CSSProperties} inert>
      <div className="page-frame">
        <div className="relative">{children}</div>
      </div>
    </div>
  );
}
