import { fill } from '../../lib/text/fill.ts';
import { counted } from '../../lib/text/grammar.ts';
import type { Judged } from './judge.ts';
import { type Counts, horizon } from './rank.ts';
import type { GroupRow } from './view.ts';
import * as verdictWords from './verdict-words.ts';
import * as words from './words.ts';

/** The one line that a board reads. */
export function boardLine({ assets, files, falls, secret, outlive }: Counts): string {
  const read = fill(words.readIn, {
    assets: counted(assets, words.assets),
    files: counted(files, words.files),
  });
  if (falls === 0) return `${read} ${words.noneFalls}`;
  return [
    read,
    fill(words.fallAndSecret, {
      falls: counted(falls, words.fall),
      secret: counted(secret, words.secret),
    }),
    counted(outlive, words.outlive, { year: horizon.slice(0, 4) }),
  ].join(' ');
}

/** What tells an asset from others: many systems have one of the same name. */
export const nameOf = ({ asset }: Judged): string =>
  [...new Set([asset.name || words.unnamedAsset, asset.system])].filter(Boolean).join(', ');

/** Why an asset has its verdict: its algorithm and the reason. */
export const reasonOf = ({ first: { written, why } }: Judged): string =>
  written ? `${written}: ${verdictWords.reasons[why]}` : verdictWords.reasons[why];

/** What is counted of each group, in lines for a mail. */
export const groupLines = (rows: readonly GroupRow[]): readonly string[] =>
  rows.map(({ group, count }) => `${verdictWords.groups[group].name}: ${count}`);
