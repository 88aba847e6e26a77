declare module 'virtual:published-files' {
  /** Throws if the build did not make the file. */
  export const publishedFile: (
    path: import('./published-file.ts').PublishedPath,
  ) => import('./published-file.ts').PublishedFile;
}
