declare module 'virtual:published-files' {
  /** Throws for a file that the build did not make. */
  export const publishedFile: (
    path: import('./published-file.ts').PublishedPath,
  ) => import('./published-file.ts').PublishedFile;
}
