import type { ComponentProps } from 'react';
import './external-link.css';

/** A link to another site. It opens in a new tab, and says so. */
export function ExternalLink({ children, className = 'link', ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="away"> (opens in a new tab)</span>
    </a>
  );
}
