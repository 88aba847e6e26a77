declare module 'virtual:content-images' {
  /**
   * Publishes a picture under `src/content/`. Throws if it does not exist.
   * @param file path from there, such as `people/ada.jpg`
   */
  export const contentImage: (file: string) => { src: string; width: number; height: number };
}
