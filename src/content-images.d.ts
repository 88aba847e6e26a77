declare module 'virtual:content-images' {
  /**
   * A picture under `src/content/`, as pages show it. Throws for one that is not there.
   * @param file its path from there, such as `people/ada.jpg`
   */
  export const contentImage: (file: string) => { src: string; width: number; height: number };
}
