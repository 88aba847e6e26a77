import { lazy } from 'react';

import type { HandOff } from './hand-off.ts';
import { notSentYet } from './not-sent-yet.ts';
import { whenTyping } from './when-typing.ts';

/** The hand-off panel, its code fetched when it is first wanted. */
export const HandOffPanel = lazy(() =>
  whenTyping.panel().then(
    ({ HandOffPanel: Panel }) => ({ default: Panel }),
    () => ({ default: BarePanel }),
  ),
);

/** What is left of the panel when its code cannot be fetched: the message itself. */
function BarePanel({ handedOff: { message } }: { handedOff: HandOff }) {
  return (
    <div role="region" aria-label="Ready to send" className="grid gap-2">
      <p>{notSentYet}</p>
      <p className="wrap-anywhere whitespace-pre-wrap select-all">
        {`${message.to}\n${message.subject}\n\n${message.body}`}
      </p>
    </div>
  );
}
