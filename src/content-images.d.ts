declare module 'virtual:content-images' {
  /** Publishes a picture by its path in `src/content/`. Throws if it does not exist. */
  export const contentImage: (file: string) => {
    src: string;
    width: number;
    height: number;
    /** The same in other widths, as AVIF or of its own kind. */
    others?: { srcSet: string; isAvif: boolean };
    sizes: string;
  };
}
