import type { ScreenField } from '../pen/dot-screen.ts';
import { screenMarks } from './still.ts';
import type { Figure, Layout } from '../pen/model.ts';
import type { CanvasTone } from '../pen/palette.ts';

/** A field with phase. A canvas draws it, and a still takes its place until then. */
export type PhaseField = ScreenField<CanvasTone> & {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Pitch of a coarser screen with fewer sizes, for stills that would be too large. */
  readonly coarse?: Readonly<Record<Layout, number>>;
};

export const stillSizes = {
  wide: { width: 1440, height: 475 },
  narrow: { width: 390, height: 560 },
} as const satisfies Record<Layout, unknown>;

/**
 * The field at one moment.
 * @param choice the visitor's choice, for fields that can be pressed
 */
export function fieldStill(field: PhaseField, layout: Layout, choice = ''): Figure {
  const { title, description } = field;
  const size = { ...stillSizes[layout], choice };
  const pitch = field.coarse?.[layout];
  const marks =
    pitch === undefined
      ? screenMarks(field, size)
      : screenMarks(field, { ...size, pitch }, { sizes: 3 });
  return { ...stillSizes[layout], title, description, cover: 'xMidYMid', marks };
}
