declare module 'virtual:published-files' {
  /** Throws if the build did not make the file. */
  export const publishedFile: (
    path: import('./made-file.ts').PublishedPath,
  ) => import('./made-file.ts').PublishedFile;
}
