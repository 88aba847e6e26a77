import type { ComponentProps } from 'react';
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

/** A link from a content record. */
export const ButtonTo = ({ link, ...look }: Look & { link: { label: string; to: string } }) => (
  <ButtonLink {...look} href={link.to}>
    {link.label}
  </ButtonLink>
);
