import type { Found, Job, SourceId, Verdict } from './algorithms/algorithm.ts';
import { bitsOf } from './algorithms/keys.ts';

/** The reason for a verdict; `verdict-words.ts` says it. */
export type Why =
  | 'unnamed'
  | 'unlisted'
  | 'planned'
  | 'groups-decide'
  | 'recorded'
  | 'forged'
  | 'use-unsaid'
  | 'no-hybrid-below-13'
  | 'short-key'
  | 'weak-hash'
  | 'broken'
  | 'old-protocol'
  | 'draft'
  | 'historical'
  | 'historical-beside'
  | 'hybrid'
  | 'standard'
  | 'grover';

/** What holds of an algorithm, apart from what it is for. */
export type Outline = {
  readonly verdict: Verdict;
  readonly why: Why;
  /** Whether Shor’s algorithm breaks it, whatever else does. */
  readonly falls: boolean;
  /** What replaces it; empty if nothing has to. */
  readonly next: string;
  readonly source?: SourceId | undefined;
};

const nextOf = ({ algorithm }: Found, job: Job): string =>
  algorithm.next?.[job] ?? algorithm.next?.[algorithm.job] ?? '';

/** An outline by the record of an algorithm. */
export const said = (
  found: Found,
  job: Job,
  falls: boolean,
  verdict: Verdict,
  why: Why,
): Outline => ({ verdict, why, falls, next: nextOf(found, job), source: found.algorithm.source });

/** Says what holds of the key of one algorithm, or of several that are joined to one. */
export function asymmetric(all: readonly Found[], job: Job): Outline {
  const having = (verdict: Verdict) => all.find(({ algorithm }) => algorithm.verdict === verdict);
  const fine = having('safe');
  const classical = having('shor');
  const hybrid = having('hybrid') ?? (classical && fine);
  if (hybrid) return said(hybrid, job, false, 'hybrid', 'hybrid');
  if (fine) return said(fine, job, false, 'safe', 'standard');
  const draft = having('draft');
  if (draft) return said(draft, job, false, 'draft', 'draft');
  const historical = having('historical');
  if (historical && !classical) return said(historical, job, true, 'historical', 'historical');
  const short = all.find((found) => bitsOf(found) < (found.algorithm.atLeast ?? 0));
  if (short) return { ...said(short, job, true, 'weak', 'short-key'), source: 'sp-800-131a' };
  if (!classical) return unlisted;
  if (historical) return said(classical, job, true, 'shor', 'historical-beside');
  return said(
    classical,
    job,
    true,
    'shor',
    job === 'exchange' ? 'recorded' : job === 'signature' ? 'forged' : 'use-unsaid',
  );
}

/** Says what holds of ciphers, hashes and what is made of them. */
export function symmetric(all: readonly Found[], job: Job): Outline {
  const jobs = new Set([job, ...all.map(({ algorithm }) => algorithm.job)]);
  // A hash inside a MAC or a derivation needs no resistance to collisions; HMAC-MD5 is refused by itself.
  const isSpared = ({ id, job: own }: Found['algorithm']) =>
    own === 'hash' &&
    (jobs.has('mac') || jobs.has('derivation')) &&
    !(jobs.has('mac') && id === 'md5');
  const weak = all.find(({ algorithm }) => algorithm.verdict === 'weak' && !isSpared(algorithm));
  if (weak) return said(weak, job, false, 'weak', 'broken');
  const [first] = all;
  return first ? said(first, job, false, 'safe', 'grover') : unlisted;
}

export const unlisted: Outline = { verdict: 'unknown', why: 'unlisted', falls: false, next: '' };
export const unnamed: Outline = { ...unlisted, why: 'unnamed' };

/** Versions that are refused today, and those that no post-quantum key exchange is for. */
const oldProtocol = /ssl|tls-?v?1(?:[._-]?[01])?(?![._-]?\d)|ssh-?v?1(?!\d)|wep|wpa(?![23-])/;
const tls12 = /d?tls-?v?1[._-]?2/;

/** Says what holds of a protocol by its version alone. */
export function protocol(written: string): Outline {
  const name = written
    .toLowerCase()
    .replaceAll(' ', '')
    .replaceAll('_', '-')
    // "TLS 1.2/1.0" names two.
    .replaceAll(/(?<=tls.*)[/,;&+](?=v?1[.-]\d)/g, ',tls');
  const old = { verdict: 'weak', why: 'old-protocol', falls: true } as const;
  if (/ike-?v?1/.test(name)) return { ...old, next: 'IKEv2', source: 'rfc-9395' };
  if (oldProtocol.test(name)) return { ...old, next: 'TLS 1.3', source: 'rfc-8996' };
  if (tls12.test(name))
    return {
      verdict: 'shor',
      why: 'no-hybrid-below-13',
      falls: true,
      next: 'TLS 1.3, X25519MLKEM768',
      source: 'rfc-10024',
    };
  return { ...unlisted, why: written ? 'groups-decide' : 'unnamed' };
}
