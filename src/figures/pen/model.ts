/**
 * The drawing model of all figures. A figure gives each mark a tone; colors come from classes in the page and
 * from a palette in files.
 */

/** The role a mark plays, not its color. */
export type Tone =
  | 'ink'
  | 'faint'
  | 'hairline'
  | 'signal'
  | 'attack'
  | 'data'
  | 'series'
  | 'ground'
  | 'ok'
  | 'soon'
  /** Places that hold nothing. */
  | 'rest'
  /** Lines behind the subject. */
  | 'grid'
  | 'edge';

/** A stroked or filled path. Ends and joins are round unless `cap` says otherwise. */
export type PathMark = {
  readonly d: string;
  readonly stroke?: Tone;
  readonly fill?: Tone;
  /** Stroke width in figure units; 1.2 when absent. */
  readonly width?: number;
  /** Lengths of strokes and gaps, as in SVG `stroke-dasharray`. */
  readonly dash?: string;
  readonly opacity?: number;
  readonly cap?: 'butt';
};

/** A short label: a number or a symbol, never a sentence. */
export type LabelMark = {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly tone: Tone;
  readonly anchor?: 'middle' | 'end';
};

export type Mark = PathMark | LabelMark;

export type Figure = {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** For readers who can't see the figure: everything that the text relies on. */
  readonly description: string;
  readonly marks: readonly Mark[];
  /** Fills any box; strokes keep their width. */
  readonly stretch?: true;
  /** Covers any box and is cropped, as in SVG `preserveAspectRatio`. */
  readonly cover?: 'xMinYMid' | 'xMinYMax' | 'xMidYMid' | 'xMidYMax' | 'xMaxYMid';
};

/** On narrow screens, scenes that run from left to right run from top to bottom. */
export type Layout = 'wide' | 'narrow';

/** Smallest width of the wide layout, in CSS pixels. */
export const wideFrom = 768;

export const defaultStrokeWidth = 1.2;

/** Size of labels in figure units, in files as in ui/figure.css. */
export const labelSize = 13;

/** The boxes of figures at half height. */
export const halfBoxes = {
  wide: { width: 1440, height: 252 },
  narrow: { width: 390, height: 240 },
} as const;

/** The frame of the figures in papers. */
export const featureFrame = { width: 360, height: 176 } as const;
