import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** The same figure turned, for narrow windows. */
  narrow?: ReactNode;
  /** Keeps the drawing's proportions; otherwise it fills 14 to 26 rem. */
  drawn?: boolean;
  caption?: ReactNode;
};

/** A figure from edge to edge. */
export function Bleed({ children, narrow, drawn = false, caption }: Props) {
  // The drawing fades in; words never do.
  const bleed = `rise ${drawn ? 'bleed-drawn' : 'bleed'}`;
  return (
    <figure>
      <div className={narrow ? `${bleed} wide-only` : bleed}>{children}</div>
      {narrow && <div className={`${bleed} narrow-only`}>{narrow}</div>}
      {caption && <figcaption className="wrap after">{caption}</figcaption>}
    </figure>
  );
}
