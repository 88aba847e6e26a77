import { useId } from 'react';

import * as labels from '../../../config/words.ts';
import { Button } from '../../../ui/button.tsx';
import { tryAgain } from '../labels.ts';
import type { Sealing } from './use-sealing.ts';

type Props = {
  sealing: Sealing;
  /** The subject, which stays readable; undefined while the form is empty. */
  subject: string | undefined;
  onTurn: (on: boolean) => void;
  onRetry: () => void;
  /** Whether the form's message is always sealed. */
  fixed: boolean;
};

export function SealOption({ sealing, subject, onTurn, onRetry, fixed }: Props) {
  const { on, failed, sealer } = sealing;
  const id = useId();
  return (
    <div className="grid gap-2 rounded-md border border-line-2 p-4 text-ui">
      {fixed ? (
        <p className="font-semibold">This message will be sealed</p>
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
        Your browser encrypts the text, and only we can read it. The subject
        {on && subject ? ` (“${subject}”)` : ''}, your address, the time and that it is sealed stay
        readable.{' '}
        <a className="link" href="/security#keys-and-checksums">
          What sealing does and doesn’t do
        </a>
      </p>
      <div aria-live="polite" className="text-ink-2">
        {on && !failed && (
          <p>
            {sealer
              ? `Ready: sealed to key ${sealer.keyId}. The Outbox will hold the sealed form only, and no draft of this form is kept.`
              : 'Loading the key…'}
          </p>
        )}
        {on && failed && (
          <>
            <p className="text-soon">
              The key could not be loaded, so this message can’t be sealed now. It won’t be handed
              over unsealed{fixed ? '.' : ' while the box is checked.'}
            </p>
            <Button className="mt-2" onClick={onRetry}>
              {tryAgain}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
