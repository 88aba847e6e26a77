import type { ComponentProps } from 'react';

type Look = { look?: 'primary' | 'secondary' | 'quiet'; large?: boolean };

const buttonClass = ({ look = 'secondary', large = false }: Look, more = '') =>
  `btn btn-${look}${large ? ' btn-large' : ''}${more ? ` ${more}` : ''}`;

/** A native button. It submits nothing unless told to. */
export function Button({ look, large, className, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" {...props} className={buttonClass({ look, large }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, large, className, ...props }: ComponentProps<'a'> & Look) {
  return <a {...props} className={buttonClass({ look, large }, className)} />;
}
