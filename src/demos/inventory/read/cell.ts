import type { Job } from '../algorithms/algorithm.ts';
import { find } from '../algorithms/find.ts';
import { type Part, part } from '../asset.ts';
import { judgePart } from '../judge.ts';
import { unique } from './offered.ts';
import { suitesIn } from './suite.ts';
import { textOfValue } from './values.ts';

/** What no part can show is read in pieces, each of whole words. */
const pieces = /.{1,200}(?:[\s,;:|/]+|$)|.{200}/gs;

/** "(ECDHE)" and ", ECDHE" as "ECDHE". */
const withoutSigns = (text: string): string =>
  text.replace(/^\s*\((.*)\)$/s, '$1').replace(/^[^\p{L}\d]+/u, '');

/** The version of a protocol, or several: "TLS 1.2/1.3". */
const versions =
  /(?<![a-z])(?:D?TLS|SSL|SSH|IKE)[\s_-]?v?\d+(?:[._]\d+)*(?:\s*[/,;&+]\s*v?\d[._]\d)*/gi;

/**
 * The part of a protocol's versions, unless they are new enough and the exchange of keys decides.
 * @param parts what else is said
 */
export function versionsIn(cell: string, parts: readonly Part[]): readonly Part[] {
  const named = cell.match(versions) ?? [];
  if (named.length === 0) return [];
  const own = part('protocol', textOfValue(named.join(', ')));
  const isSaid =
    judgePart(own).verdict === 'unknown' && parts.some((one) => judgePart(one).job === 'exchange');
  return isSaid ? [] : [own];
}

/**
 * The parts that a cell names, which may name suites or a version instead of an algorithm.
 * @param cell as it is written, however long
 * @param size of the key, if another cell has it
 */
export function partsIn(cell: string, size: string, job: Job): readonly Part[] {
  const suites = suitesIn(cell);
  if (suites.parts.length > 0)
    return unique([...suites.parts, ...(suites.rest ? partsIn(suites.rest, '', job) : [])]);
  const [first = ''] = cell.match(versions) ?? [];
  if (first !== '' && cell.startsWith(first)) {
    const more = withoutSigns(cell.slice(first.length));
    if (find(more).length === 0) return [part('protocol', textOfValue(cell))];
    const parts = partsIn(more, size, job);
    return [...versionsIn(cell, parts), ...parts];
  }
  const whole = size && !cell.includes(size) ? `${cell} ${size}` : cell;
  return unique((whole.match(pieces) ?? []).map((one) => part(job, textOfValue(one))));
}
