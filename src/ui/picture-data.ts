export type PictureSource = {
  type: string;
  srcSet: string;
  sizes?: string;
  media?: string;
};

export type PictureData = {
  /** The file in a format that every browser supports. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** Shown while the picture loads, `#rrggbb`. */
  colour?: string;
  /** The point that cropping keeps in view: 0…1 from left and top. */
  focalX: number;
  focalY: number;
  sources: readonly PictureSource[];
};
