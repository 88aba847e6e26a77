import type { ComponentProps } from 'react';

import { ExternalIcon } from './icons.tsx';

/** A link that leaves the site: new tab, no opener, said in words and by a sign. */
export function ExternalLink({ children, className = 'link', ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={className} target="_blank" rel="noopener noreferrer">
      {children}{' '}
      <span className="inline-block align-baseline">
        <ExternalIcon />
      </span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
