import { type ComponentProps, useRef, useState } from 'react';

import { copyText } from '../lib/dom/clipboard.ts';
import * as timing from '../config/timing.ts';
import { Button } from './button.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import * as labels from './words.ts';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** A function is called at the click. */
  text: string | (() => string);
  copiedLabel?: string;
  /** Selects the text on the page when the browser refuses to copy. Without it, the text appears in a field, selected. */
  onRefused?: () => void;
};

/** Copies a text. Its label shows the result for two seconds. If the browser refuses, the visitor can press Ctrl+C. */
export function CopyButton({
  text,
  copiedLabel = labels.copied,
  onRefused,
  children,
  ...props
}: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    const wanted = typeof text === 'string' ? text : text();
    const result = await copyText(wanted);
    if (result === 'refused') onRefused?.();
    setRefused(result === 'refused' && !onRefused ? wanted : null);
    setOutcome(result);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(null), timing.copiedLabelMs);
  };
  const shown = outcome && { copied: copiedLabel, refused: labels.pressCtrlC }[outcome];
  return (
    <>
      <Button
        {...props}
        aria-label={shown ? undefined : props['aria-label']}
        onClick={() => void copy()}
      >
        {shown ?? children}
      </Button>
      {/* Not the label itself: that it comes back is no news. */}
      <span aria-live="polite" className="visually-hidden">
        {shown}
      </span>
      {refused !== null && (
        <textarea
          key={refused}
          className="field-box"
          aria-label={labels.textToCopy}
          readOnly
          rows={1}
          ref={focusOnMount}
          value={refused}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
