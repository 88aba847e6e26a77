import { useEffect, useState } from 'react';

type Props = { text: string; className?: string };

/**
 * A text that screen readers announce when it appears. Its live region is there before its text, because they
 * announce only changes.
 */
export function Announced({ text, className }: Props) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    // The empty region has been painted by the second frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSaid(text));
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <p role="status" aria-live="polite" className={className}>
      {said}
    </p>
  );
}
