import type { paperFile } from './content/papers/catalog.ts';
import type { mediaKit } from './content/pages/press.ts';
import type { artifacts } from './content/product/evidence.ts';

/** Facts about a download, which the build reads from the file. */
export type MadeFile = {
  bytes: number;
  /** Null if it is not a PDF. */
  pages: number | null;
  sha256: string;
};

/** A published file that pages offer. */
export type Download = {
  /** Path from the site's root, without the slash. */
  name: string;
  /** A description in one line. */
  what: string;
  /** For readers: PDF, JSON, RSS. */
  type: string;
  bytes: number;
  /** 64 hexadecimal digits. */
  sha256: string;
};

export type MadePath =
  | ReturnType<typeof paperFile>
  | (typeof mediaKit)[number]['file']
  | (typeof artifacts)[number]['file']
  | '/technical-specifications.pdf'
  | '/partner-guide.pdf';
