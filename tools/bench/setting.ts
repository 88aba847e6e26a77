import type { Figure } from './figures.ts';
import type { Peers } from './peers/peers.ts';

/** A built site that is measured. */
export type Build = {
  /** How tables call it; empty where it is the only one. */
  readonly name: string;
  readonly folder: string;
  /** Every address that has a page, those for what is missing left out. */
  readonly paths: readonly string[];
};

/** What a run was asked to do. */
export type Setting = {
  readonly builds: readonly Build[];
  /** Fewer repeats: to see that all parts work, not for the record. */
  readonly quick: boolean;
  /** Everything that takes long: Lighthouse on every page, ten thousand articles. */
  readonly all: boolean;
  /** What the site is held against; built at the first call. */
  readonly peers: () => Promise<Peers>;
};

/** What a part found out, and what has to be known to read it, faults included. */
export type Report = { readonly figures: Figure[]; readonly notes: string[] };

export type Part = (setting: Setting) => Promise<Report>;

/** The title of a line: the build, where there are several, and what was measured. */
export const titled = ({ name }: Build, ...words: readonly string[]): string =>
  [name, ...words].filter(Boolean).join(' ');

/**
 * Does one measurement of many. Its failure is noted and does not end the others.
 * @returns what it gives, or undefined
 */
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
