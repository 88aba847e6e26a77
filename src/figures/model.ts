/**
 * The drawing model that every figure on the site is made of. A figure says what is drawn and in
 * which role (tone); where it is drawn decides the colors: classes in the page, a palette in files.
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
  /** Marks at rest: places that hold nothing now. */
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
  readonly cap?: 'butt' | 'square';
};

/** A short label: a number or a symbol, never a sentence. */
type LabelMark = {
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
  /** What the figure is, in a few words. */
  readonly title: string;
  /** What it shows: a reader who cannot see it should miss nothing the text relies on. */
  readonly description: string;
  readonly marks: readonly Mark[];
  /** The figure fills any box it is put in; its strokes keep their width. */
  readonly stretch?: true;
  /** The figure covers any box it is put in and is cropped there, as `preserveAspectRatio` says. */
  readonly cover?: 'xMinYMid' | 'xMidYMin' | 'xMidYMid' | 'xMidYMax' | 'xMaxYMid';
};

/** What the reader of a field needs to be told in words. */
export type Legend = {
  /** What one dot stands for. */
  readonly dot: string;
  readonly formula: string;
};

/** A figure at bleed size, or in a cell of its own. */
export type FieldFigure = Figure & { readonly legend: Legend };

/** Wide screens and narrow ones: there, what ran from left to right runs from top to bottom. */
export type Layout = 'wide' | 'narrow';

/** From this width, in CSS pixels, fields lie; below it they stand. */
export const wideFrom = 768;

/** Stroke width of a mark that states none, in figure units. */
export const defaultStrokeWidth = 1.2;

/** Size of labels in figure units: 11 CSS px where a 360-unit figure is shown 360 px wide. */
export const labelSize = 11;

/** The boxes of figures at half height. */
export const halfBoxes = {
  wide: { width: 1440, height: 252 },
  narrow: { width: 390, height: 240 },
} as const;

/** The frame that the feature figures share, so that they sit in one row as a family. */
export const featureFrame = { width: 360, height: 176 } as const;

/** Where the outermost centers of dots and ends of lines lie, in from the edge of that frame. */
export const featureInset = 5;
