import { createContext, type ComponentType } from 'react';
import { optionalPart } from '@/ui/lazy-page';
import type { FullMoonsProps } from './FullMoons';

const Dates = optionalPart(async () => (await import('./FullMoons')).FullMoonDates);

/** The full moons with their stays on visitors' pages; in previews, which stay still, the dates. */
export const FullMoonsPart = createContext<ComponentType<FullMoonsProps>>(Dates);
