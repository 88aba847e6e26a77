import type { IsoDay } from '../../lib/time/dates.ts';
import type { Job } from './algorithms/algorithm.ts';

/** What a part of an asset is, as the table of parts calls it. */
export type What = Exclude<Job, 'either'> | 'key' | 'unsaid';

/** One algorithm in use. A certificate has two: its key, and the signature of its issuer. */
export type Part = {
  readonly what: What;
  /** What the algorithm is used for; `either` if the file doesn't say. */
  readonly job: Job;
  /** As the file writes it, or an object identifier. Empty if the file names none. */
  readonly written: string;
};

export type Kind =
  | 'algorithm'
  | 'certificate'
  | 'request'
  | 'key'
  | 'protocol'
  | 'ssh'
  | 'material'
  | 'row';

/** Why a signature has to hold long, or is hard to replace. */
export const lastings = ['authority', 'code', 'document'] as const;
export type Lasting = (typeof lastings)[number];

/** Something that uses cryptography, as one file says. */
export type Asset = {
  readonly kind: Kind;
  readonly name: string;
  readonly file: string;
  /** The host or the component that it belongs to; may be empty. */
  readonly system: string;
  /** Where it is: a path, a line, a port; may be empty. */
  readonly place: string;
  readonly parts: readonly Part[];
  readonly lasting?: Lasting | undefined;
  readonly expires?: IsoDay | undefined;
  readonly issuer?: string | undefined;
  readonly selfSigned?: boolean | undefined;
  /** Years for which the data behind it must stay secret, if the file says so. */
  readonly secrecy?: number | undefined;
  readonly owner?: string | undefined;
  /** NIST's security category as the file states it. Shown, and never trusted. */
  readonly level?: number | undefined;
  /** What a server also offers to clients that know nothing newer. */
  readonly fallback?: string | undefined;
};

/** A key or a signature that authenticates. */
export const signing = (what: 'key' | 'signature', written: string): Part => ({
  what,
  job: 'signature',
  written,
});

/** An algorithm that is called by what it does. */
export const part = (job: Job, written: string): Part => ({
  what: job === 'either' ? 'unsaid' : job,
  job,
  written,
});
