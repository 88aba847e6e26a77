import { type ComponentProps, useRef, useState } from 'react';

import { copyText } from '../lib/dom/clipboard.ts';
import { timing } from '../config/timing.ts';
import { Button } from './button.tsx';
import * as labels from './words.ts';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** A function is called at the click. */
  text: string | (() => string);
  copiedLabel?: string;
  /** Called when the browser refuses: select the text so that the visitor can press Ctrl+C. */
  onRefused?: () => void;
};

/** Copies a text. Its label shows the result for two seconds. */
export function CopyButton({
  text,
  copiedLabel = labels.copied,
  onRefused,
  children,
  ...props
}: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    const result = await copyText(typeof text === 'string' ? text : text());
    if (result === 'refused') onRefused?.();
    setOutcome(result);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(null), timing.copiedLabelMs);
  };
  const shown = outcome && { copied: copiedLabel, refused: labels.pressCtrlC }[outcome];
  return (
    <>
      <Button {...props} onClick={() => void copy()}>
        {shown ?? children}
      </Button>
      {/* Not the label itself: that it comes back is no news. */}
      <span aria-live="polite" className="visually-hidden">
        {shown}
      </span>
    </>
  );
}
