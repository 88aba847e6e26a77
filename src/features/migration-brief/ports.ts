import type { ReactNode } from 'react';

import type { Vendor } from './files.ts';
import type { Inputs } from './inputs.ts';

/** What the brief needs from the rest of the site. */
export type BriefPorts = {
  readonly vendor: Vendor;
  /** Does something with the brief's files, after asking for an account where they need one. */
  readonly release: (action: () => void) => void;
  /** Why the files are not free to all, shown before the click; null where they are. */
  readonly lock: ReactNode;
  /** The button that opens the review request with some of its fields filled in. */
  readonly attach: (presets: Readonly<Record<string, string>>) => ReactNode;
  /** What was entered before, with regimes that are still known; null where nothing is or may be kept. */
  readonly remembered: (known: readonly string[]) => Inputs | null;
  /** Keeps what was entered, where the visitor allowed it. */
  readonly remember: (inputs: Inputs) => void;
};
