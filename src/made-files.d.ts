/** Files that the build makes, and facts about them, which it reads from each. */
declare module 'virtual:made-files' {
  type PaperSlug = import('./content/papers/catalog.ts').PaperSlug;

  export type MadePath =
    | ReturnType<typeof import('./content/papers/catalog.ts').paperFile<PaperSlug>>
    | (typeof import('./content/press/media-kit.ts').mediaKit)[number]['file']
    | '/technical-specifications.pdf'
    | '/partner-guide.pdf';

  export type MadeFile = {
    bytes: number;
    /** Null if it is not a PDF. */
    pages: number | null;
    sha256: string;
  };

  /** Throws if the build did not make the file. */
  export const madeFile: (path: MadePath) => MadeFile;
}
