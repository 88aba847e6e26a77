import type { ScreenField } from './dot-screen.ts';
import { screenMarks } from './field-still.ts';
import type { FieldFigure, Layout, Legend } from './model.ts';
import type { CanvasTone } from './palette.ts';

/** A field with phase: a canvas draws it, and a still stands for it until then. */
export type PhaseField = ScreenField<CanvasTone> & {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly legend: Legend;
  /** A coarser screen, with fewer sizes of dots, for stills that would weigh too much. */
  readonly coarse?: Readonly<Record<Layout, number>>;
};

/** The boxes that stills are drawn for. */
export const stillSizes = {
  wide: { width: 1440, height: 475 },
  narrow: { width: 390, height: 560 },
} as const satisfies Record<Layout, unknown>;

/**
 * The field as a figure at one moment, in its own proportions.
 * @param choice what is chosen, for fields that can be pressed
 */
export function fieldStill(field: PhaseField, layout: Layout, choice = ''): FieldFigure {
  const { title, description, legend } = field;
  const size = { ...stillSizes[layout], choice };
  const pitch = field.coarse?.[layout];
  const marks =
    pitch === undefined
      ? screenMarks(field, size)
      : screenMarks(field, { ...size, pitch }, { sizes: 3 });
  return { ...stillSizes[layout], title, description, legend, cover: 'xMidYMid', marks };
}
