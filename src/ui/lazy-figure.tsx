import type { Figure } from '../figures/pen/model.ts';
import { useRenderContext } from '../runtime/island.tsx';

type Props = {
  figure: Figure;
  className?: string;
  /** Hides a figure from screen readers if the text beside it says the same. */
  decorative?: boolean;
};

/** A figure as a lazily loaded file, in the colors of the dark page. An island must get it as a child. */
export const LazyFigure = ({ figure, className, decorative = false }: Props) => (
  <img
    src={useRenderContext().addFigure(figure)}
    loading="lazy"
    decoding="async"
    width={Math.round(figure.width)}
    height={Math.round(figure.height)}
    alt={decorative ? '' : `${figure.title}. ${figure.description}`}
    className={className}
  />
);
