import type { CSSProperties, ReactNode } from 'react';
import { brandVariables } from '@/basics/rules/colour';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';

type Props = {
  colours: Pick<HotelInfo, 'primaryColor' | 'secondaryColor'>;
  /** Height of the window the preview stands for, in pixels. */
  viewHeight: number;
  children: ReactNode;
};

/** A piece of the site for previews: own colours, as wide as its frame, nothing in it acts. */
export function SiteScope({ colours, viewHeight, children }: Props) {
  const variables = {
    ...brandVariables(colours.primaryColor, colours.secondaryColor),
    '--view-h': `${viewHeight}px`,
  };
  return (
    // React's type knows no CSS variables.
    <div className="brand-scope" style={variables as CSSProperties} inert>
      <div className="page-frame">
        <div className="relative">{children}</div>
      </div>
    </div>
  );
}
