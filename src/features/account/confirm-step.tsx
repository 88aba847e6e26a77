import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';

type Props = {
  /** What the button says that leads to the question. */
  label: string;
  /** What exactly is about to happen. */
  question: ReactNode;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  /** Asked first; false when there is nothing to confirm. */
  before?: () => boolean;
};

/** A button for what cannot be undone: it asks, in place, and the safe answer has the focus. */
export function ConfirmStep({ label, question, confirm, keep, onConfirm, before }: Props) {
  const [asking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (asking) safe.current?.focus();
  }, [asking]);

  const toggle = () => setAsking(!asking && (before?.() ?? true));
  const stay = () => {
    setAsking(false);
    trigger.current?.focus();
  };
  return (
    <>
      <Button ref={trigger} aria-expanded={asking} onClick={toggle}>
        {label}
      </Button>
      {asking && (
        <div
          role="group"
          aria-labelledby={id}
          className="mt-2 grid w-full gap-4 rounded-md border-2 border-alpha p-5"
        >
          <p id={id} className="text-ink">
            {question}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button ref={safe} onClick={stay}>
              {keep}
            </Button>
            <Button onClick={onConfirm} className="border-alpha">
              {confirm}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
