import type { Figure as FigureModel } from '../figures/model.ts';
import { Figure } from '../ui/figure.tsx';

type Props = {
  figure: FigureModel;
  /** What the numbers and lines in it stand for. */
  children: string;
  className?: string;
};

/** A figure with its legend under it. */
export const CaptionedFigure = ({ figure, children, className }: Props) => (
  <figure className={className}>
    <Figure figure={figure} className="w-full" />
    <figcaption className="mt-4 text-small text-ink-2">{children}</figcaption>
  </figure>
);
