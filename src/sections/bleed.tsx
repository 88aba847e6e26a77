import type { ReactNode } from 'react';
import './bleed.css';

type Props = {
  children: ReactNode;
  /** The figure for narrow windows. */
  narrow?: ReactNode;
  /** Keeps the drawing's proportions; otherwise it fills 14 to 26 rem. */
  drawn?: boolean;
  /** The narrow figure runs from top to bottom, and has the height for it. */
  tall?: boolean;
  caption?: ReactNode;
};

/** A figure from edge to edge of the window. */
export function Bleed({ children, narrow, drawn = false, tall = false, caption }: Props) {
  // Only the drawing fades in. Text must be readable at once.
  const bleed = `rise ${drawn ? 'bleed-drawn' : 'bleed'}`;
  return (
    <figure>
      <div className={narrow ? `${bleed} wide-only` : bleed}>{children}</div>
      {narrow && <div className={`${bleed} narrow-only${tall ? ' tall' : ''}`}>{narrow}</div>}
      {caption && <figcaption className="wrap after">{caption}</figcaption>}
    </figure>
  );
}
