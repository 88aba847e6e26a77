/** How an owner of the tests differs from the sample, besides the files in its folder's `src`. */
export type Owner = {
  /** Whether it made keys with `npm run keys`. */
  readonly keys: boolean;
  /** Files under another name, such as articles, whose names are their addresses. */
  readonly renamed: readonly (readonly [from: string, to: string])[];
  /** Files of the sample that it has deleted. */
  readonly removed: readonly string[];
  /** Languages whose words are made up (`make-language.ts`): then only checks, build and what follows from them are run. */
  readonly madeUp?: readonly string[];
  /** Texts replaced in files, whose paths may have wildcards. */
  readonly edits: readonly (readonly [files: string, from: string, to: string])[];
};
