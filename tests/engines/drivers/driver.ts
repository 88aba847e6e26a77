/** What differs between one start of a browser and another. */
export type Start = {
  /** False: the browser refuses pages their storage. */
  readonly storage?: boolean;
  /** Whether the visitor asked for less motion. */
  readonly reducedMotion?: boolean;
  /** False: WebKit without accelerated compositing, as people set it for some graphics drivers. */
  readonly compositing?: boolean;
  /** Whether Back shows a page as it was left, from the back/forward cache, or loads it again. */
  readonly pageCache?: boolean;
};

export type Size = { readonly width: number; readonly height: number };

/** One tab of one visitor. All that the journeys ask of a browser; the rest is `visitor.ts`. */
export type Tab = {
  /** Opens an address and waits for its load event. */
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page; JSON, or a promise of it. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  readonly movePointer: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Presses one key, such as `Enter`, `ArrowDown` or `Control+k`. */
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Sets the size of the page's viewport in CSS px. An engine that cannot be as narrow takes its narrowest. */
  readonly resize: (size: Size) => Promise<void>;
  /** The mail links that were handed over so far. */
  readonly mails: () => Promise<readonly string[]>;
  /** Names of the files that were saved so far. */
  readonly downloads: () => Promise<readonly string[]>;
  /** Errors and policy violations of all pages so far. */
  readonly faults: () => Promise<readonly string[]>;
  /** Another tab of the same visitor, with the same storage. */
  readonly another: () => Promise<Tab>;
};

/** A started browser. Each visitor has storage of their own. */
export type Browser = {
  readonly visit: () => Promise<{ tab: Tab; leave: () => Promise<void> }>;
  readonly close: () => Promise<void>;
};

export type Engine = {
  /** The programs without which it cannot start. */
  readonly programs: readonly string[];
  /** Whether its usual start has the back/forward cache. */
  readonly pageCache: boolean;
  readonly launch: (start: Start) => Promise<Browser>;
};

/** A script for browsers that can run one before each page's own: it reports policy violations as errors. */
export const reportViolations = `addEventListener('securitypolicyviolation', (event) => {
  console.error('policy violation: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample);
});`;

export const isViolation = (text: string): boolean => text.startsWith('policy violation:');
