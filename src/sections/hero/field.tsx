import type { ReactNode } from 'react';
import '../field.css';
import '../star-field.css';
import './field.css';

type Props = {
  field: ReactNode;
  /** The field for narrow windows; without it, `field` must adapt. */
  fieldNarrow?: ReactNode;
  className?: string;
};

/** The figure of a hero, for both layouts. */
export const HeroField = ({ field, fieldNarrow, className = 'hero-field' }: Props) =>
  fieldNarrow ? (
    <>
      <div className={`${className} wide-only`}>{field}</div>
      <div className={`${className} narrow-only`}>{fieldNarrow}</div>
    </>
  ) : (
    <div className={className}>{field}</div>
  );
