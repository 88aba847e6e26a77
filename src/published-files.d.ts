declare module 'virtual:published-files' {
  export const publishedFiles: Readonly<
    Record<import('./published-file.ts').PublishedPath, import('./published-file.ts').PublishedFile>
  >;
}
