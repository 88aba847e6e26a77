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
 * The files that the build has written so far. Only the renderer provides it, so islands cannot read it.
 */
export const Downloads = createContext<readonly Download[]>([]);
