import { claims, statusOf } from '../content/claims.ts';
import { keysOf, recordOf } from '../lib/records.ts';
import { fill } from '../lib/text/fill.ts';
import { capitalized } from '../lib/text/grammar.ts';
import { claimHint } from './words.ts';

/**
 * What the hint of a claim says, by its id: its status and scope. In bundles, these are texts (`claimTexts` in
 * `generator/bundle-plugins.ts`): the facts that they are made of would be ten times as much code.
 */
export const claimHints: Readonly<Record<string, string>> = recordOf(keysOf(claims), (id) =>
  fill(claimHint, { status: capitalized(statusOf(id)), scope: claims[id].scope }),
);
