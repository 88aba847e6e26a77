/** A code sample that the build has read from a file. */
type Sample = {
  readonly file: string;
  /** Pieces of its text, in order. */
  readonly tokens: readonly (readonly [text: string, tone?: string])[];
};

const files = import.meta.glob<Sample>('./files/*', {
  query: '?sample',
  import: 'default',
  eager: true,
});

/** Where a sample stands as a file of its own. */
export const sampleAddress = (file: string): `/${string}` => `/samples/${file}.txt`;

/**
 * Where the sample with a name stands, whatever its language.
 * @throws Error if there is none
 */
export function addressOfSample(name: string): `/${string}` {
  const found = Object.values(files).find(({ file }) => file.startsWith(`${name}.`));
  if (!found) throw new Error(`There is no sample ${name} in src/content/samples/files`);
  return sampleAddress(found.file);
}

/** Every sample as a text file, by its path in the published folder. */
export const sampleFiles: readonly (readonly [path: string, text: string])[] = Object.values(
  files,
).map(({ file, tokens }) => [
  sampleAddress(file).slice(1),
  `${tokens.map(([text]) => text).join('')}\n`,
]);
