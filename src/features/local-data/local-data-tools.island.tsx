import { useId, useState } from 'react';

import * as labels from '../../config/words.ts';
import { site } from '../../config/site.ts';
import { deleteStoredData, ownItems, saveStoredData } from '../../lib/storage/stored-data.ts';
import { counted } from '../../lib/text/grammar.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { useObservable } from '../../ui/use-observable.ts';
import * as words from './words.ts';

type Step = 'idle' | 'asking' | 'canceled' | 'deleted';

/** Other tabs and other parts of the page write too, so these events recount the items. */
const recountEvents = ['storage', 'focus', 'pageshow', 'pointerup'] as const;

const ownCount = {
  subscribe: (listener: () => void) => {
    for (const event of recountEvents) addEventListener(event, listener);
    return () => {
      for (const event of recountEvents) removeEventListener(event, listener);
    };
  },
  read: () => ownItems().length,
};

/** Exports or deletes everything this site stores in this browser. Deletion asks once, on the page. */
export default function LocalDataTools() {
  const [step, setStep] = useState<Step>('idle');
  const question = useId();
  const count = useObservable<number | null>(ownCount, null);
  // With `aria-disabled` instead of `disabled`, a focused button keeps the focus.
  const nothing = count === 0;

  const remove = () => {
    deleteStoredData();
    setStep('deleted');
  };
  return (
    <div className="needs-script no-print">
      <p aria-live="polite" className="mb-4 min-h-[1.6em] text-ink-2">
        {step === 'deleted' && count === 0
          ? words.deleted
          : count !== null && counted(count, words.kept)}
      </p>
      {step === 'asking' ? (
        <div role="group" aria-labelledby={question}>
          <p id={question} className="mb-4 max-w-[42rem]">
            {counted(count ?? 0, words.askDelete)}
          </p>
          <div className="flex flex-wrap gap-2">
            {/* The focus is on the safe choice: a held Enter presses on. */}
            <Button ref={focusOnMount} onClick={() => setStep('canceled')}>
              {labels.keepIt}
            </Button>
            <Button look="primary" onClick={remove}>
              {labels.deleteForGood}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            aria-disabled={nothing}
            onClick={nothing ? undefined : () => saveStoredData(site)}
          >
            {words.exportLocal}
          </Button>
          <Button
            ref={step === 'idle' ? undefined : focusOnMount}
            aria-disabled={nothing}
            onClick={nothing ? undefined : () => setStep('asking')}
          >
            {words.deleteLocal}
          </Button>
        </div>
      )}
    </div>
  );
}
