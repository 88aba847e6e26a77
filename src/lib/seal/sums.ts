/** The list `SHA256SUMS`. Its lines are those of `sha256sum`, which takes the first, with `#`, for a comment. */
export type Sums = {
  /** The day of the edition, such as 2026-11-28. Empty if the list has none. */
  readonly edition: string;
  /** The commit that it was built from. Empty if the list names none. */
  readonly commit: string;
  /** SHA-256 in hex, by the path of each file. */
  readonly files: ReadonlyMap<string, string>;
};

/** @throws Error with the first line that is neither a comment nor a checksum */
export function parseSums(text: string): Sums {
  const lines = text.trimEnd().split(/\r?\n/);
  const [, edition = '', commit = ''] =
    /^# Edition (\d{4}-\d\d-\d\d)(?: of commit ([\da-f]{40,64}))?$/.exec(lines[0] ?? '') ?? [];
  const files = lines
    .filter((line) => !line.startsWith('#'))
    .map((line): [string, string] => {
      const [, sum = '', name = ''] = /^([\da-f]{64}) [ *](\S.*)$/.exec(line) ?? [];
      if (!name) throw new Error(`Not a line as sha256sum writes it: ${line}`);
      return [name, sum];
    });
  return { edition, commit, files: new Map(files) };
}
