import type { Found, Job } from './algorithms/algorithm.ts';
import { find } from './algorithms/find.ts';
import { isAsymmetric, membersOf } from './algorithms/keys.ts';
import type { Asset, Lasting, Part } from './asset.ts';
import {
  asymmetric,
  type Outline,
  protocol,
  said,
  symmetric,
  unlisted,
  unnamed,
} from './outline.ts';

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
export type Judgment = Outline & {
  readonly group: Group;
  readonly job: Job;
  /** The part as the file writes it. Empty if the file names none. */
  readonly written: string;
};

/** An outline with what it is for. */
type Case = readonly [Outline, Job];

/** The first of the cases in the order of what to do. */
function worst(cases: readonly Case[], lasting: Lasting | undefined): Case {
  const place = ([one, job]: Case) => orderOf(groupOf(one, job, lasting));
  return cases.reduce((best, one) => (place(one) < place(best) ? one : best));
}

/** A step to come, and not what is in use. */
const plan =
  /[-=]>|[→⇒]|(?<!\p{L})(?:to|until|plan(?:ned|ning)?|target|future|migrat\w*|replac\w*|geplant|künftig|ziel|bis)(?!\p{L})/iu;

/** The keys in a name, with what stands beside them. Those of a list are judged by the worst. */
function ofKeys(all: readonly Found[], part: Part, ofRoot: boolean, lasting?: Lasting): Case {
  const others = all.filter((one) => !isAsymmetric(one));
  const hash = others.find(
    ({ algorithm: { job, verdict } }) => job === 'hash' && verdict === 'weak',
  );
  // Not `null` and `export`: beside a key, they are mostly words.
  const weak = others.find(
    ({ algorithm: { id, job, verdict } }) =>
      verdict === 'weak' && id !== 'none' && (job === 'cipher' || job === 'mac'),
  );
  const cases = membersOf(all).map((keys): Case => {
    const job = jobOf(part, [...keys, ...others]);
    const judged = asymmetric(keys, job);
    return hash && !ofRoot && job === 'signature' && judged.verdict === 'shor'
      ? [{ ...judged, verdict: 'weak', why: 'weak-hash', source: hash.algorithm.source }, job]
      : [judged, job];
  });
  const { job } = weak?.algorithm ?? {};
  const falls = cases.some(([one]) => one.falls);
  return worst(
    [...(weak && job ? [[said(weak, job, falls, 'weak', 'broken'), job] as const] : []), ...cases],
    lasting,
  );
}

function outline(part: Part, ofRoot: boolean, lasting?: Lasting): Case {
  const { written } = part;
  if (part.job === 'protocol') return [protocol(written), part.job];
  // SSH and IPsec call it so to encrypt nothing.
  const isNone = /^none$/i.test(written) && (part.job === 'cipher' || part.job === 'mac');
  const all = find(isNone ? 'null' : written);
  const job = isNone ? part.job : jobOf(part, all);
  if (written.trim() === '') return [unnamed, job];
  const judged: Case = all.some(isAsymmetric)
    ? ofKeys(all, part, ofRoot, lasting)
    : [symmetric(all, job), job];
  const group = groupOf(...judged, lasting);
  if (group === 'done' && plan.test(written)) return [{ ...unlisted, why: 'planned' }, job];
  // What was cut off may be worse.
  const isCut = written.endsWith('…') && (group === 'done' || group === 'symmetric');
  return isCut ? [unlisted, job] : judged;
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

/** What algorithms are for: ML-DSA only signs, whatever its file says; and RSA with a hash does, if that is left open. OAEP encrypts. */
function jobOf({ job, written }: Part, all: readonly Found[]): Job {
  const jobs = new Set(all.map(({ algorithm }) => algorithm.job));
  const [exchanges, signs] = [jobs.has('exchange'), jobs.has('signature')];
  if (signs !== exchanges) return signs ? 'signature' : 'exchange';
  if (/oaep/i.test(written)) return 'exchange';
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
  const [said, job] = outline(part, ofRoot, lasting);
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
