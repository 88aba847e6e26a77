import type { Job, SourceId, Verdict } from './algorithms/algorithm.ts';
import { type Found, find } from './algorithms/find.ts';
import type { Asset, Lasting, Part } from './asset.ts';

/** The reason for a verdict; `verdict-words.ts` says it. */
export type Why =
  | 'unnamed'
  | 'unlisted'
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

/** What to do first, in this order. */
export const groups = [
  'weak',
  'record',
  'lasting',
  'login',
  'draft',
  'unknown',
  'done',
  'symmetric',
] as const;

export type Group = (typeof groups)[number];

/** What is said about one part of an asset. */
export type Judgment = {
  readonly verdict: Verdict;
  readonly why: Why;
  readonly group: Group;
  /** Whether Shor’s algorithm breaks it, whatever else does. */
  readonly falls: boolean;
  readonly job: Job;
  /** The part as the file writes it. Empty if the file names none. */
  readonly written: string;
  /** What replaces it; empty if nothing has to. */
  readonly next: string;
  readonly source?: SourceId | undefined;
};

const isAsymmetric = ({ algorithm: { job } }: Found) =>
  job === 'exchange' || job === 'signature' || job === 'either';

/** Bits of groups for Diffie-Hellman that names number (RFC 2409, 3526, 5114). */
const groupBits: Readonly<Record<string, number>> = {
  1: 768,
  2: 1024,
  5: 1536,
  14: 2048,
  15: 3072,
  16: 4096,
  17: 6144,
  18: 8192,
  22: 1024,
  23: 2048,
  24: 2048,
};
/** SSH numbers one of its groups by the order of its names (RFC 4253). */
const firstOfSsh = /diffie-hellman-group1(?!\d)/i;

/** How long a key is, in bits; NaN if its name doesn’t say. */
export function bitsOf({ algorithm, detail }: Found, written: string): number {
  if (algorithm.id === 'dh' && Number(detail) < 100)
    return firstOfSsh.test(written) ? 1024 : (groupBits[detail] ?? Number.NaN);
  if (algorithm.id === 'ec')
    return Number(/\d{5}|\d{3}/.exec(detail)?.[0]?.slice(0, 3) ?? Number.NaN);
  return detail === '' ? Number.NaN : Number(detail);
}

type Outline = Omit<Judgment, 'group' | 'job' | 'written'>;

const nextOf = ({ algorithm }: Found, job: Job): string =>
  algorithm.next?.[job] ?? algorithm.next?.[algorithm.job] ?? '';

const said = (found: Found, job: Job, falls: boolean, verdict: Verdict, why: Why): Outline => ({
  verdict,
  why,
  falls,
  next: nextOf(found, job),
  source: found.algorithm.source,
});

function asymmetric(all: readonly Found[], job: Job, written: string): Outline {
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
  const short = all.find((found) => bitsOf(found, written) < (found.algorithm.atLeast ?? 0));
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

function symmetric(all: readonly Found[], job: Job): Outline {
  // A hash inside a MAC or a derivation needs no resistance to collisions.
  const keyed = all.some(
    ({ algorithm }) => algorithm.job === 'mac' || algorithm.job === 'derivation',
  );
  const weak = all.find(
    ({ algorithm }) => algorithm.verdict === 'weak' && !(keyed && algorithm.job === 'hash'),
  );
  if (weak) return said(weak, job, false, 'weak', 'broken');
  const [first] = all;
  return first ? said(first, job, false, 'safe', 'grover') : unlisted;
}

const unlisted: Outline = { verdict: 'unknown', why: 'unlisted', falls: false, next: '' };
const unnamed: Outline = { ...unlisted, why: 'unnamed' };

/** Versions that are refused today, and those that no post-quantum key exchange is for. */
const oldProtocol = /ssl|tls-?v?1(?:[._-]?[01])?(?![._-]?\d)|ssh-?v?1(?!\d)|wep|wpa(?![23-])/;
const tls12 = /d?tls-?v?1[._-]?2/;

function protocol(written: string): Outline {
  const name = written.toLowerCase().replaceAll(' ', '');
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

function outline({ job, written }: Part, ofRoot: boolean): Outline {
  if (job === 'protocol') return protocol(written);
  const all = find(written);
  const keys = all.filter(isAsymmetric);
  if (written.trim() === '') return unnamed;
  if (keys.length === 0) return symmetric(all, job);
  const hash = all.find(
    ({ algorithm }) => algorithm.job === 'hash' && algorithm.verdict === 'weak',
  );
  const judged = asymmetric(keys, job, written);
  return hash && !ofRoot && job === 'signature' && judged.verdict === 'shor'
    ? { ...judged, verdict: 'weak', why: 'weak-hash', source: hash.algorithm.source }
    : judged;
}

function groupOf({ verdict, why }: Outline, job: Job, lasting: Lasting | undefined): Group {
  switch (verdict) {
    case 'weak':
    case 'historical':
      return 'weak';
    case 'draft':
    case 'unknown':
      return verdict;
    case 'hybrid':
    case 'safe':
      return why === 'grover' ? 'symmetric' : 'done';
    case 'shor':
      if (job === 'exchange' || job === 'protocol') return 'record';
      return lasting ? 'lasting' : 'login';
  }
}

/** What an algorithm is for: ML-DSA only signs, whatever its file says; and RSA with a hash does, if that is left open. OAEP encrypts. */
function jobOf({ job, written }: Part): Job {
  if (/oaep/i.test(written)) return 'exchange';
  const jobs = new Set(find(written).map(({ algorithm }) => algorithm.job));
  const [exchanges, signs] = [jobs.has('exchange'), jobs.has('signature')];
  if (signs !== exchanges) return signs ? 'signature' : 'exchange';
  const isPair = exchanges || jobs.has('either');
  if (job !== 'either' && (job === 'exchange' || job === 'signature' || !isPair)) return job;
  if (isPair) return jobs.has('hash') && !exchanges ? 'signature' : 'either';
  return [...jobs][0] ?? job;
}

/** What matters of an asset for the judgment of its parts. */
export type Around = Pick<Asset, 'lasting' | 'selfSigned'>;

/** Judgments by what they depend on: a file of a hundred thousand assets has a few hundred. */
const known = new Map<string, Judgment>();

/** Says what holds of one part. */
export function judgePart(part: Part, { lasting, selfSigned }: Around = {}): Judgment {
  // No one relies on the signature of a root by itself, so its hash may be weak.
  const ofRoot = selfSigned === true && part.what === 'signature';
  const key = `${part.job} ${lasting ?? ''} ${ofRoot} ${part.written}`;
  const before = known.get(key);
  if (before) return before;
  const job = part.job === 'protocol' ? part.job : jobOf(part);
  const said = outline({ ...part, job }, ofRoot);
  const { written } = part;
  const judgment = { ...said, job, written, group: groupOf(said, job, lasting) };
  if (known.size > 20_000) known.clear();
  known.set(key, judgment);
  return judgment;
}

/** An asset with what is said about each of its parts, and about the most urgent one. */
export type Judged = {
  readonly asset: Asset;
  readonly parts: readonly Judgment[];
  readonly first: Judgment;
};

const places = new Map(groups.map((group, index) => [group, index]));

/** The place of a group in the order of what to do first. */
export const orderOf = (group: Group): number => places.get(group) ?? groups.length;

const nothing: Judgment = { ...unnamed, job: 'either', written: '', group: 'unknown' };

/** Judges each part of an asset. The one to do first speaks for it. */
export function judge(asset: Asset): Judged {
  const parts = asset.parts.map((one) => judgePart(one, asset));
  const first = parts.reduce<Judgment | undefined>(
    (best, one) => (best && orderOf(best.group) <= orderOf(one.group) ? best : one),
    undefined,
  );
  return { asset, parts, first: first ?? nothing };
}
