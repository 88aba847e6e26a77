import { useState } from 'react';

import { CopyButton } from './copy-button.tsx';
import { focusOnMount } from './focus-on-mount.ts';

type Props = {
  /** Called at the click. */
  address: () => string;
  /** Accessible name of the field that shows the link. */
  label: string;
  children: string;
};

/** Copies a link. If the browser refuses, shows it in a field with its text selected. */
export function CopyLink({ address, label, children }: Props) {
  const [link, setLink] = useState<string | null>(null);
  return (
    <>
      <CopyButton text={address} onRefused={() => setLink(address())}>
        {children}
      </CopyButton>
      {link !== null && (
        <input
          className="field-box"
          aria-label={label}
          readOnly
          ref={focusOnMount}
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
