import { createElement, use } from 'react';
import type { BlockProps } from '@/website/blocks/view/block-views';
import { FullMoonsPart } from '@/selling/search/view/full-moons-part';
import '@/selling/search/view/full-moons.css';

export function FullMoonsBlock({ block: { title }, content, isFirst }: BlockProps<'full-moons'>) {
  const level = isFirst && title !== '' ? 1 : 2;
  return createElement(use(FullMoonsPart), { content, title, level });
}
