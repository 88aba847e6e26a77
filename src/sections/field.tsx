import type { ReactNode } from 'react';

import { data } from '../lib/dom/attributes.ts';
import { homeStill } from '../figures/scenes/home-still.ts';
import type { Figure as FigureModel, Layout } from '../figures/pen/model.ts';
import { fieldStill, type PhaseField } from '../figures/scenes/phase.ts';
import { Figure } from '../ui/figure.tsx';
import { LazyFigure } from '../ui/lazy-figure.tsx';
import './field.css';

type Draw = (layout: Layout) => FigureModel;

/** Draws a figure for both layouts of a hero. The narrow one is in the page, because phones wait longest for a file. */
export const fieldProps = (draw: Draw): { field: ReactNode; fieldNarrow: ReactNode } => ({
  field: <LazyFigure figure={draw('wide')} />,
  fieldNarrow: <Figure figure={draw('narrow')} />,
});

type FieldCanvasProps = {
  field: PhaseField;
  /** Lines over the field that stretch with it. */
  overlay?: Draw;
  /** First `data-choice` of a field with buttons. */
  choice?: string;
  /** Buttons over the field. */
  children?: ReactNode;
};

/** An animated field that fills its box. Only browsers without script load its still pictures, which are large. */
export const FieldCanvas = ({ field, overlay, choice, children }: FieldCanvasProps) => (
  <div className="field">
    <div role="img" aria-label={`${field.title}. ${field.description}`}>
      <canvas {...data({ enhance: 'field', field: field.name, choice })} className="fade-in" />
      <noscript>
        <LazyFigure figure={fieldStill(field, 'wide', choice)} className="wide-only" decorative />
        <LazyFigure
          figure={fieldStill(field, 'narrow', choice)}
          className="narrow-only"
          decorative
        />
      </noscript>
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

/** The field of the home page. Only browsers without script load its still picture, which is large. */
export const HomeField = () => (
  <div className="field">
    <canvas aria-hidden="true" {...data({ enhance: 'field', field: 'home' })} className="fade-in" />
    <noscript>
      <LazyFigure figure={homeStill('wide')} className="wide-only" decorative />
      <LazyFigure figure={homeStill('narrow')} className="narrow-only" decorative />
    </noscript>
  </div>
);
