import { useId } from 'react';

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
  const id = useId();
  const label = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-labelledby': `${id}t ${id}d` } as const);
  return (
    <svg
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      className={className}
      width={natural ? figure.width : undefined}
      preserveAspectRatio={figure.stretch && 'none'}
      fill="none"
      strokeWidth={defaultStrokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...label}
    >
      {!decorative && (
        <>
          <title id={`${id}t`}>{figure.title}</title>
          <desc id={`${id}d`}>{figure.description}</desc>
        </>
      )}
      {figure.marks.map((mark, index) => (
        // A figure's marks never change their order: the index names them well.
        <FigureMark key={index} mark={mark} stretch={figure.stretch} />
      ))}
    </svg>
  );
}

function FigureMark({ mark, stretch }: { readonly mark: Mark; readonly stretch?: true }) {
  if ('text' in mark) {
    return (
      <text className={`f-${mark.tone}`} x={mark.x} y={mark.y} textAnchor={mark.anchor}>
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
