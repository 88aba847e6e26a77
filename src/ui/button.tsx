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

// Copy buttons for prerendered pages; `copy.enhancer.ts` makes them work. Islands use `copy-button.tsx`.

type TextProps = { text: string; className?: string; children: ReactNode };

/**
 * Copies a given text. A hash such as `#intro` is copied as a whole address.
 * @param part id of the element that shows the text, if it is not right in front of the button
 */
export const CopyText = ({ text, part, children }: TextProps & { part?: string }) => (
  <Button
    {...data({ enhance: 'copy', copy: text, ...(part && { 'copy-part': part }) })}
    className="needs-script"
  >
    {children}
  </Button>
);

/** Copies the text of an element. */
export const CopyPart = ({ id, children }: { id: string; children: ReactNode }) => (
  <Button {...data({ enhance: 'copy', 'copy-part': id })} className="needs-script">
    {children}
  </Button>
);

/** Copies the code in the `data-code` element around it. */
export const CopyCode = ({ className = '', children }: Omit<TextProps, 'text'>) => (
  <Button {...data({ enhance: 'copy' })} className={`needs-script ${className}`}>
    {children}
  </Button>
);
