import type { ComponentProps } from 'react';

/** A link that leaves the site: new tab, no opener, said in words and by a sign. */
export function ExternalLink({ children, className = 'link', ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="away"> (opens in a new tab)</span>
    </a>
  );
}
