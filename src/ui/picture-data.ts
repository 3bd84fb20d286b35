/** The smaller or newer files of a picture, as a `<source>`. */
export type PictureSource = {
  type: string;
  srcSet: string;
  /** Overrides the picture's `sizes`. */
  sizes?: string;
  media?: string;
};

/** One picture, ready to draw. */
export type PictureData = {
  /** The file that every browser can show. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** `#rrggbb` shown while it loads. */
  colour?: string;
  /** The point that stays in view when it is cropped; 0…1 from left and top. */
  focalX: number;
  focalY: number;
  sources: readonly PictureSource[];
};
