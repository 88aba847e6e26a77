declare module 'subset-font' {
  type Axis = number | { min: number; max: number };

  /** Keeps the glyphs of a text's characters. Limits or fixes axes of a variable font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
