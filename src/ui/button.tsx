import type { ComponentProps, ReactNode } from 'react';

import { data } from '../lib/dom/attributes.ts';
import './button.css';

type Look = { look?: 'primary' | 'secondary' | 'quiet'; large?: boolean };

const buttonClass = ({ look = 'secondary', large = false }: Look, more = '') =>
  `btn btn-${look}${large ? ' btn-large' : ''}${more ? ` ${more}` : ''}`;

export function Button({ look, large, className, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" {...props} className={buttonClass({ look, large }, className)} />;
}

export function ButtonLink({ look, large, className, ...props }: ComponentProps<'a'> & Look) {
  return <a {...props} className={buttonClass({ look, large }, className)} />;
}

/** A button that leads to an address. Content has records with both. */
export const ButtonTo = ({ label, to, look, large }: Look & { label: string; to: string }) => (
  <ButtonLink look={look} large={large} href={to}>
    {label}
  </ButtonLink>
);

type CopyProps = {
  /** Otherwise what `part` shows, or else the code in the `data-code` element around the button. */
  text?: string;
  /** Id of the element that shows the text, if it is not right in front of the button. */
  part?: string;
  /** There is nothing to copy yet. */
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Copies a text; a hash such as `#intro` as a whole address. For prerendered pages, where `copy.enhancer.ts` makes it
 * work: islands use `copy-button.tsx`.
 */
export const Copy = ({ text, part, disabled, className, children }: CopyProps) => (
  <Button
    disabled={disabled}
    {...data({ enhance: 'copy', copy: text, 'copy-part': part })}
    className={className ? `needs-script ${className}` : 'needs-script'}
  >
    {children}
  </Button>
);
