import { type ClaimId, claims, marked, statusOf } from '../../../content/claims.ts';
import { Badge } from '../../../ui/badge.tsx';
import { InlineText } from '../../../ui/inline-text.tsx';
import { Ledger } from '../../../sections/tables.tsx';
import { claimHeads } from '../../../sections/words.ts';

type Props = {
  caption: string;
  /** With what a figure covers here, where that is more than its scope. */
  rows: readonly { readonly claim: ClaimId; readonly text?: string }[];
};

/** Figures of the ledger with their scope and their kind. */
export const ClaimsTable = ({ caption, rows }: Props) => (
  <Ledger
    caption={caption}
    columns={claimHeads}
    rows={rows.map(({ claim, text = claims[claim].scope }) => ({
      head: <InlineText>{marked[claim]}</InlineText>,
      cells: [text, <Badge key="kind">{statusOf(claim)}</Badge>],
    }))}
  />
);
