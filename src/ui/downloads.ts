import { createContext } from 'react';

/** A file of the published site that is not a page. */
export type Download = {
  /** Its name at the site's root. */
  name: string;
  /** What it is, in a line. */
  what: string;
  /** Its format, for a reader: PDF, JSON, RSS. */
  type: string;
  bytes: number;
  /** 64 hexadecimal digits. */
  sha256: string;
};

/**
 * The files that the build has written so far. Provided by the renderer alone: read it only inside
 * `<Static>`; in the browser it is always empty.
 */
export const Downloads = createContext<readonly Download[]>([]);
