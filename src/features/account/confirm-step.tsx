import { type ReactNode, useId, useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';

type Props = {
  /** Label of the button that asks the question. */
  label: string;
  question: ReactNode;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  /** Return false to ask nothing. */
  canAsk?: () => Promise<boolean>;
};

/** A button for an irreversible action. It asks in place, with the focus on the safe choice. */
export function ConfirmStep({ label, question, confirm, keep, onConfirm, canAsk }: Props) {
  const [asking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  const toggle = async () => setAsking(!asking && ((await canAsk?.()) ?? true));
  const cancel = () => {
    setAsking(false);
    trigger.current?.focus();
  };
  return (
    <>
      <Button ref={trigger} aria-expanded={asking} onClick={() => void toggle()}>
        {label}
      </Button>
      {asking && (
        <div
          role="group"
          aria-labelledby={id}
          className="mt-2 grid w-full gap-4 rounded-md border-2 border-attack p-5"
        >
          <p id={id} className="text-ink">
            {question}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button ref={focusOnMount} onClick={cancel}>
              {keep}
            </Button>
            <Button onClick={onConfirm} className="border-attack">
              {confirm}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
