/** A picture's file without what doesn't show it. */
export type Stripped = {
  readonly bytes: Buffer;
  /** What was taken out, in words for the build's output. */
  readonly removed: readonly string[];
  /** How the removed EXIF turned it (1 to 8): to be drawn so. */
  readonly orientation: number;
  readonly animated: boolean;
};
