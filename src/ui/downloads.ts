import { createContext } from 'react';

/** A published file that is not a page. */
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

/** The files that the build has written. Islands cannot read it, because only the renderer provides it. */
export const Downloads = createContext<readonly Download[]>([]);
