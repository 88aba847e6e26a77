import { useId, useRef } from 'react';

import * as labels from '../../config/words.ts';
import { fill } from '../../lib/text/fill.ts';
import { Button } from '../../ui/button.tsx';
import type { Sealing } from './use-request.ts';
import * as words from './words.ts';

type Props = {
  sealing: Sealing;
  /** The subject, which stays readable; undefined while the form is empty. */
  subject: string | undefined;
  onTurn: (on: boolean) => void;
  onRetry: () => void;
  /** Whether the form's message is always sealed. */
  fixed: boolean;
};

/** Whether a message is sealed, and what that means. */
export function SealOption({ sealing, subject, onTurn, onRetry, fixed }: Props) {
  const { on, failed, sealer } = sealing;
  const id = useId();
  const news = useRef<HTMLDivElement>(null);
  return (
    <div className="grid gap-2 rounded-md border border-line-2 p-4 text-ui">
      {fixed ? (
        <p className="font-semibold">{words.willBeSealed}</p>
      ) : (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="h-5 w-5 shrink-0 accent-signal"
            checked={on}
            aria-describedby={id}
            onChange={(event) => onTurn(event.target.checked)}
          />
          {labels.sealMessage}
        </label>
      )}
      <p id={id} className="text-ink-2">
        {on && subject ? fill(words.sealingMeansWithSubject, { subject }) : words.sealingMeans}{' '}
        <a className="link" href="/security#keys-and-checksums">
          {words.aboutSealing}
        </a>
      </p>
      <div ref={news} tabIndex={-1} aria-live="polite" className="text-ink-2">
        {on && !failed && (
          <p>{sealer ? fill(words.keyReady, { key: sealer.keyId }) : words.loadingKey}</p>
        )}
        {on && failed && (
          <>
            <p className="text-soon">{fixed ? words.noKey : words.noKeyYet}</p>
            <Button
              className="mt-2"
              onClick={() => {
                // The pressed button goes.
                news.current?.focus();
                onRetry();
              }}
            >
              {labels.tryAgain}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
