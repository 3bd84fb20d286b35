import { use } from 'react';
import type { BlockProps } from '@/website/blocks/view/block-views';
import { FullMoonsPart } from '@/selling/search/view/full-moons-part';
import '@/selling/search/view/full-moons.css';

export function FullMoonsBlock({ block: { title }, content, isFirst }: BlockProps<'full-moons'>) {
  const Moons = use(FullMoonsPart);
  return <Moons content={content} title={title} level={isFirst && title !== '' ? 1 : 2} />;
}
