export type PictureSource = {
  type: string;
  srcSet: string;
  sizes?: string;
  media?: string;
};

export type PictureData = {
  /** Address of the picture in a format that every browser supports. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** Colour shown while the picture loads, `#rrggbb`. */
  colour?: string;
  /** The point that cropping keeps in view: 0…1 from left and top. */
  focalX: number;
  focalY: number;
  sources: readonly PictureSource[];
};
