import type { ReactNode } from 'react';

type Props = {
  /** Fills the box that its hero gives it. */
  field: ReactNode;
  /** The same field turned for narrow windows; without it, `field` adapts by itself. */
  fieldNarrow?: ReactNode;
  /** `hero-data` where the field has a height of its own. */
  className?: string;
};

/** The field of a hero, in both directions. */
export const HeroField = ({ field, fieldNarrow, className = 'hero-field' }: Props) =>
  fieldNarrow ? (
    <>
      <div className={`${className} wide-only`}>{field}</div>
      <div className={`${className} narrow-only`}>{fieldNarrow}</div>
    </>
  ) : (
    <div className={className}>{field}</div>
  );
