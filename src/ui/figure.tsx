import { defaultStrokeWidth, type Figure as FigureModel, type Mark } from '../figures/model.ts';

type FigureProps = {
  readonly figure: FigureModel;
  readonly className?: string;
  /** The text beside the figure already says what it shows: hide it from screen readers. */
  readonly decorative?: boolean;
  /** At most as wide as it was drawn, also before the page's own styles are there. */
  readonly natural?: boolean;
};

/**
 * Draws a figure in the page. The colors come from the stylesheet: `s-<tone>` strokes and
 * `f-<tone>` fills, so that print and forced colors can set them anew. No style attribute: the
 * site's policy would drop it.
 */
export function Figure({ figure, className, decorative = false, natural }: FigureProps) {
  // One attribute: a title and a description of their own would need ids to be read together.
  const label = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': `${figure.title}. ${figure.description}` } as const);
  return (
    <svg
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      className={className}
      width={natural ? figure.width : undefined}
      preserveAspectRatio={figure.stretch ? 'none' : figure.cover && `${figure.cover} slice`}
      fill="none"
      strokeWidth={defaultStrokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...label}
    >
      {figure.marks.map((mark, index) => (
        // A figure's marks never change their order: the index names them well.
        <FigureMark key={index} mark={mark} stretch={figure.stretch} />
      ))}
    </svg>
  );
}

/** No eye sees more, and digits hardly compress. */
const tenths = (length: number) => Math.round(length * 10) / 10;

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
