import type { paperFile, PaperSlug } from './content/papers/catalog.ts';
import type { mediaKit } from './content/press/media-kit.ts';

/** What a page may say about a file that visitors can keep, read from the file when the site is built. */
export type PublishedFile = {
  bytes: number;
  /** Of a PDF; null for other files. */
  pages: number | null;
  sha256: string;
};

/** Address of such a file. */
export type PublishedPath =
  | ReturnType<typeof paperFile<PaperSlug>>
  | (typeof mediaKit)[number]['file']
  | '/technical-specifications.pdf'
  | '/partner-guide.pdf';
