import { tenths } from '../figures/pen/geometry.ts';
import { defaultStrokeWidth, type Figure as FigureModel, type Mark } from '../figures/pen/model.ts';
import { useRenderContext } from '../runtime/island.tsx';
import './figure.css';

type FigureProps = {
  readonly figure: FigureModel;
  readonly className?: string;
  /** Hides a figure from screen readers if the text beside it says the same. */
  readonly decorative?: boolean;
};

/** Draws a figure. Classes set its colors, so that style sheets can change them for print and forced colors. */
export function Figure({ figure, className, decorative = false }: FigureProps) {
  // `<title>` and `<desc>` would need ids to be read together.
  const label = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': `${figure.title}. ${figure.description}` } as const);
  return (
    <svg
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      className={className}
      preserveAspectRatio={figure.stretch ? 'none' : figure.cover && `${figure.cover} slice`}
      fill="none"
      strokeWidth={defaultStrokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...label}
    >
      {figure.marks.map((mark, index) => (
        <FigureMark key={index} mark={mark} stretch={figure.stretch} />
      ))}
    </svg>
  );
}

function FigureMark({ mark, stretch }: { readonly mark: Mark; readonly stretch?: true }) {
  if ('text' in mark) {
    return (
      <text
        className={`f-${mark.tone}`}
        x={tenths(mark.x)}
        y={tenths(mark.y)}
        textAnchor={mark.anchor}
      >
        {mark.text}
      </text>
    );
  }
  const stroke = mark.stroke && `s-${mark.stroke}`;
  const fill = mark.fill && `f-${mark.fill}`;
  return (
    <path
      className={[stroke, fill].filter(Boolean).join(' ')}
      strokeWidth={mark.width}
      strokeDasharray={mark.dash}
      strokeLinecap={mark.cap}
      opacity={mark.opacity}
      vectorEffect={stretch && 'non-scaling-stroke'}
      d={mark.d}
    />
  );
}

/** A figure as a lazily loaded file, in the colors of the dark page. An island must get it as a child. */
export const LazyFigure = ({ figure, className, decorative = false }: FigureProps) => (
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
