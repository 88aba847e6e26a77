import { type ReactNode, useRef } from 'react';

import { CopyButton } from './copy-button.tsx';

type Props = {
  /** What the button copies, for those who hear it out of its place. */
  name: string;
  /** A `<Static>` with the code's heading and the `Highlighted` sample. */
  children: ReactNode;
};

/** Code with a button that copies it. What is copied is read from the page: it is not there twice. */
export function CodeBlock({ name, children }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const code = () => host.current?.querySelector('code');
  const selectAll = () => {
    const element = code();
    if (element) getSelection()?.selectAllChildren(element);
  };
  return (
    <div ref={host} className="code-block">
      {children}
      <CopyButton
        text={() => code()?.textContent ?? ''}
        onRefused={selectAll}
        className="code-copy needs-script"
      >
        Copy<span className="visually-hidden">{` ${name}`}</span>
      </CopyButton>
    </div>
  );
}
