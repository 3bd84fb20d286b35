import { createContext, type ComponentType } from 'react';
import { optionalPart } from '@/ui/lazy-page';
import type { FullMoonsProps } from './FullMoons';

/** In previews only the dates, so that these stay still. */
const Dates = optionalPart<FullMoonsProps>(async () => {
  const { FullMoons, fullMoonsAhead } = await import('./FullMoons');
  return (props) => <FullMoons {...props} moons={fullMoonsAhead(props.content.sections)} withSeas />;
});

/** The full moons with their stays, on visitors' pages. */
export const FullMoonsPart = createContext<ComponentType<FullMoonsProps>>(Dates);
