import type { Figure } from './figures.ts';
import type { Peers } from './peers/peers.ts';

export type Build = {
  /** Its name in tables; empty if it is the only build. */
  readonly name: string;
  readonly folder: string;
  /** Every page except the not-found pages. */
  readonly paths: readonly string[];
};

export type Setting = {
  readonly builds: readonly Build[];
  /** Fewer repeats, only to check that all parts work. */
  readonly quick: boolean;
  /** Includes Lighthouse on every page and 10,000 articles. */
  readonly all: boolean;
  /** Builds the reference pages on the first call. */
  readonly peers: () => Promise<Peers>;
};

/** A part's figures, and notes on how to read them and on failures. */
export type Report = { readonly figures: Figure[]; readonly notes: string[] };

export type Part = (setting: Setting) => Promise<Report>;

export const titled = ({ name }: Build, ...words: readonly string[]): string =>
  [name, ...words].filter(Boolean).join(' ');

/** Runs one measurement. A failure becomes a note. */
export async function attempt<Result>(
  { notes }: Report,
  what: string,
  measure: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await measure();
  } catch (error) {
    const [line] = String(error).split('\n');
    notes.push(`FAILED ${what}: ${line}`);
    return undefined;
  }
}
