import type { Block } from '@/content/schema/block';
import type { Page } from '@/content/schema/page';
import type { HotelContent } from '@/content/store/hotel-content';
import { namedPicture } from '@/content/pictures/view/stored-pictures';
import type { PictureData } from '@/ui/picture-data';

/** The picture of a shared link: the page's own, else the first one of its blocks. */
export function pagePicture({ image, blocks }: Page, content: HotelContent): PictureData | null {
  const name = [image, ...blocks.filter(({ hidden }) => !hidden).flatMap(picturesIn)].find(Boolean);
  return name ? namedPicture(name, content.images) : null;
}

function picturesIn(block: Block): string[] {
  if ('images' in block) return block.images;
  return 'image' in block ? [block.image] : [];
}
