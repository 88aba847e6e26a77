import type { ReactNode } from 'react';

import { homeStill } from '../figures/home-still.ts';
import type { Figure as FigureModel, Layout } from '../figures/model.ts';
import { fieldStill, type PhaseField } from '../figures/phase-field.ts';
import { Figure } from '../ui/figure.tsx';
import { LazyFigure } from '../ui/lazy-figure.tsx';

type Draw = (layout: Layout) => FigureModel;

/**
 * A figure for both layouts, as heroes take it: `<HeroBelow {...fieldProps(draw)} />`. The narrow one is a file, so
 * that wide windows don't carry it.
 */
export const fieldProps = (draw: Draw): { field: ReactNode; fieldNarrow: ReactNode } => ({
  field: <Figure figure={draw('wide')} />,
  fieldNarrow: <LazyFigure figure={draw('narrow')} />,
});

type FieldCanvasProps = {
  field: PhaseField;
  /** Lines over the field, which stretch with it. */
  overlay?: Draw;
  /** What is chosen at first, where a field can be pressed: its canvas follows `data-choice`. */
  choice?: string;
  /** Buttons over the field. */
  children?: ReactNode;
};

/**
 * A field with phase; it fills the box that it stands in. Its still, a file, is there without script and in print; the canvas takes its place and drifts slowly where motion is welcome.
 */
export const FieldCanvas = ({ field, overlay, choice, children }: FieldCanvasProps) => (
  <div className="field">
    <div role="img" aria-label={`${field.title}. ${field.description}`}>
      <canvas data-enhance="field" data-field={field.name} data-choice={choice} />
      <LazyFigure
        figure={fieldStill(field, 'wide', choice)}
        className="still wide-only"
        decorative
      />
      <LazyFigure
        figure={fieldStill(field, 'narrow', choice)}
        className="still narrow-only"
        decorative
      />
      {overlay && (
        <>
          <Figure figure={overlay('wide')} className="wide-only" decorative />
          <Figure figure={overlay('narrow')} className="narrow-only" decorative />
        </>
      )}
    </div>
    {children}
  </div>
);

/**
 * The field of the home page; it keeps clear of what its section marks `data-keep-clear`. Its still is a
 * file that only browsers without script ask for: in the page it would weigh as much as all its words.
 */
export const HomeField = () => (
  <div className="field absolute inset-0 -z-10">
    <canvas aria-hidden="true" data-enhance="field" data-field="home" className="fade-in" />
    <noscript>
      <LazyFigure figure={homeStill('wide')} className="wide-only" decorative />
      <LazyFigure figure={homeStill('narrow')} className="narrow-only" decorative />
    </noscript>
  </div>
);
