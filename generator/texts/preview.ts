import type { HeldBack } from '../../src/chrome/preview-ribbon.tsx';
import { keysOf } from '../../src/lib/records.ts';
import { absence, isPreview, isShown, today } from './on-show.ts';
import { ifRight } from './plain-text.ts';
import { headsOf } from './records.ts';
import { addressOf, textKinds } from './text-kinds.ts';

/** What has no title: a person, and a quotation. */
type Named = { readonly title?: string; readonly name?: string; readonly author?: string };

/** What a preview shows and the site does not yet. */
const heldBack = (): readonly HeldBack[] =>
  headsOf(keysOf(textKinds)).flatMap(({ file, term }) => {
    const why = absence(term, today());
    if (!why || !isShown(term)) return [];
    const { title, name = '', author = name }: Named = term as object;
    const [, from] = why.split(' ');
    return [{ title: title ?? author, address: addressOf(file), ...(from && { from }) }];
  });

/** For the ribbon of a preview; none on the site. Faults of texts are said when all are read. */
export const previewed = isPreview() ? (ifRight(heldBack) ?? []) : undefined;
