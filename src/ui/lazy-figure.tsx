import type { Figure } from '../figures/model.ts';

/** Set by the renderer: the address of the file that it writes for a figure. */
export const figureFiles = {
  addressOf: (_figure: Figure): string => '',
};

type Props = {
  figure: Figure;
  className?: string;
  /** The text beside the figure already says what it shows. */
  decorative?: boolean;
};

/**
 * A figure below the fold, as a file of its own that is fetched when it comes near the screen. Its
 * colors are those of the dark page. Server only: an island takes it among its children.
 */
export const LazyFigure = ({ figure, className, decorative = false }: Props) => (
  <img
    src={figureFiles.addressOf(figure)}
    loading="lazy"
    decoding="async"
    width={Math.round(figure.width)}
    height={Math.round(figure.height)}
    alt={decorative ? '' : `${figure.title}. ${figure.description}`}
    className={className}
  />
);
