import { csv } from '../../lib/files/csv.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import type { Asset } from './asset.ts';
import { type Group, groups, type Judged, type Judgment } from './judge.ts';
import { rank, summarizeRanked } from './rank.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import { boardLine, reasonOf } from './say.ts';
import * as verdictWords from './verdict-words.ts';
import * as words from './words.ts';

const rowOf = (asset: Asset, { written, verdict, group, job, next, why }: Judgment) => [
  asset.name,
  asset.system,
  asset.file,
  asset.place,
  written,
  verdictWords.jobs[job],
  verdictWords.verdicts[verdict],
  verdictWords.groups[group].name,
  verdictWords.reasons[why],
  next,
  asset.expires ?? '',
  asset.owner ?? '',
  asset.secrecy ?? '',
];

/** One row for each algorithm of an asset, the most urgent asset first. Our own reader knows the headings. */
export const tableOf = (all: readonly Judged[]): string =>
  csv([
    Object.values(words.fileColumns),
    ...rank(all).flatMap(({ asset, parts, first }) =>
      (parts.length === 0 ? [first] : parts).map((one) => rowOf(asset, one)),
    ),
  ]);

/** So that nothing of a file is markup in a ticket. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#~&!]/g, '\\$&');

/** A ticket lists no more of a group; the table has all. */
const listed = 20;

function section(group: Group, some: readonly Judged[]): string {
  const { name, why } = verdictWords.groups[group];
  const rows = some.slice(0, listed).map((judged) => {
    const { asset } = judged;
    const cells = [asset.name, asset.system, asset.place, reasonOf(judged)];
    return `| ${cells.map(plain).join(' | ')} |`;
  });
  const { asset, system, place, reason } = words.columns;
  return [
    `## ${name}: ${grouped(some.length)}`,
    '',
    why,
    '',
    `| ${[asset, system, place, reason].join(' | ')} |`,
    '| --- | --- | --- | --- |',
    ...rows,
    ...(some.length > listed
      ? ['', fill(words.more, { count: grouped(some.length - listed) })]
      : []),
    '',
  ].join('\n');
}

/** The inventory as Markdown for a ticket, what to do first at its top. */
export function ticketOf(all: readonly Judged[], today: IsoDay): string {
  const by = Map.groupBy(rank(all), ({ first }) => first.group);
  const sections = groups.flatMap((group) => {
    const some = by.get(group);
    return some ? [section(group, some)] : [];
  });
  return [
    `# ${words.ticketTitle}`,
    '',
    boardLine(summarizeRanked(all, today)),
    '',
    ...sections,
  ].join('\n');
}
