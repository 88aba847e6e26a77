import { type ComponentProps, useEffect, useRef, useState } from 'react';

import * as labels from '../labels.ts';

/** Submitting hides the password again, so that the browser does not suggest it later as ordinary text. */
export function PasswordControl({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <div className="relative">
      <input
        {...props}
        ref={input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="field-box pr-20"
      />
      <button
        type="button"
        aria-controls={props.id}
        aria-label={`${shown ? labels.hide : labels.show} ${label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-sm px-3 text-ui font-semibold text-ink-2 hover:text-ink"
      >
        {shown ? labels.hide : labels.show}
      </button>
    </div>
  );
}
