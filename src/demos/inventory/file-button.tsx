import { type ComponentProps, useRef } from 'react';

import { Button } from '../../ui/button.tsx';
import { chosen, type Named } from './dropped.ts';

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  label: string;
  isFolder?: boolean;
  onFiles: (files: readonly Named[]) => unknown;
};

/** A button that asks for files, or for a folder. */
export function FileButton({ isFolder = false, onFiles, label, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...props} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ currentTarget }) => {
          const files = chosen(currentTarget.files ?? []);
          // So that the same files can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
