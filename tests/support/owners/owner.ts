/** How an owner of the tests differs from the sample, besides the files in its folder's `src`. */
export type Owner = {
  /** Whether it made keys with `npm run keys`. */
  readonly keys: boolean;
  /** Texts replaced in files, whose paths may have wildcards. */
  readonly edits: readonly (readonly [files: string, from: string, to: string])[];
};
