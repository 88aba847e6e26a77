import type { Figure as FigureModel } from '../figures/model.ts';
import { Figure } from '../ui/figure.tsx';

/** Widths in figure units, close to the pixels they are shown in, so that labels keep a readable size. */
const drawings = [
  { width: 350, className: 'md:hidden' },
  { width: 700, className: 'max-md:hidden lg:hidden' },
  { width: 1080, className: 'max-lg:hidden' },
] as const;

type Props = {
  /** Draws the figure at a width in figure units. */
  draw: (params: { width: number }) => FigureModel;
};

/** A figure across the page that is drawn anew for each size of screen instead of being shrunk. */
export const ScaledFigure = ({ draw }: Props) =>
  drawings.map(({ width, className }) => (
    <Figure key={width} figure={draw({ width })} className={`w-full ${className}`} />
  ));
