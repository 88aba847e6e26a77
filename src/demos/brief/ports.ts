import type { ReactNode } from 'react';

import type { Vendor } from './files.ts';
import type { Inputs } from './inputs.ts';

/** What the brief needs from other features, which it may not import. */
export type BriefPorts = {
  readonly vendor: Vendor;
  /** Runs an action on the brief's files, after asking for an account if they need one. */
  readonly release: (action: () => void) => void;
  /** Explains that the files need an account; false or null if they don't. */
  readonly lock: ReactNode;
  /** Renders the button that opens the review request with prefilled fields. */
  readonly attach: (presets: Readonly<Record<string, string>>) => ReactNode;
  /** The stored inputs, with known regimes only; null without any, or without consent. */
  readonly remembered: (known: readonly string[]) => Inputs | null;
  /** Stores the inputs if the visitor has consented. */
  readonly remember: (inputs: Inputs) => void;
};
