import { useEffect, useRef, useState } from 'react';

import { site } from '../../config/site.ts';
import { deleteStoredData, ownItems, saveStoredData } from '../../lib/stored-data.ts';
import { Button } from '../../ui/button.tsx';

type Step = 'idle' | 'asking' | 'deleted';

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Export and deletion of everything this site keeps in this browser. Deletion asks once, on the page. */
export function LocalDataTools() {
  const [count, setCount] = useState<number | null>(null);
  const [step, setStep] = useState<Step>('idle');
  const confirm = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);

  // Other tabs and other parts of this page write too: count again whenever the visitor may look.
  useEffect(() => {
    const recount = () => setCount(ownItems().length);
    recount();
    const events = ['storage', 'focus', 'pageshow', 'pointerup'] as const;
    for (const event of events) addEventListener(event, recount);
    return () => {
      for (const event of events) removeEventListener(event, recount);
    };
  }, []);
  useEffect(() => {
    // The question takes the place of its button, and the button that of the question.
    const next = step === 'asking' ? confirm : asked.current ? opener : undefined;
    asked.current = step === 'asking';
    next?.current?.focus();
  }, [step]);
  // Not `disabled`: a button that is just being looked for must not lose the focus.
  const nothing = count === 0;

  const remove = () => {
    deleteStoredData();
    setCount(ownItems().length);
    setStep('deleted');
  };
  return (
    <div className="needs-script no-print">
      <p aria-live="polite" className="mb-4 min-h-[1.6em] text-ink-2">
        {step === 'deleted' && count === 0
          ? 'Deleted. This browser now keeps nothing of this site.'
          : count !== null &&
            (count === 0
              ? 'This browser keeps nothing of this site now.'
              : `This browser keeps ${items(count)} of this site now.`)}
      </p>
      {step === 'asking' ? (
        <div role="group" aria-label="Confirm deletion">
          <p className="mb-4 max-w-[42rem]">
            This deletes {items(count ?? 0)} from this browser. Accounts, unsent messages and
            settings go with it, where there are any. It cannot be undone.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button ref={confirm} look="primary" onClick={remove}>
              Delete for good
            </Button>
            <Button onClick={() => setStep('idle')}>Keep it</Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            aria-disabled={nothing}
            onClick={nothing ? undefined : () => saveStoredData(site)}
          >
            Export local data
          </Button>
          <Button
            ref={opener}
            aria-disabled={nothing}
            onClick={nothing ? undefined : () => setStep('asking')}
          >
            Delete local data
          </Button>
        </div>
      )}
    </div>
  );
}
