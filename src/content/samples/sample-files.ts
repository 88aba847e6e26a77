import type { Sample } from '../../ui/highlighted.tsx';

const files = import.meta.glob<Sample>('./files/*', {
  query: '?sample',
  import: 'default',
  eager: true,
});

/** Where a sample stands as a file of its own. */
export const sampleAddress = (file: string): `/${string}` => `/samples/${file}.txt`;

/** Every sample as a text file, by its path in the published folder. */
export const sampleFiles: readonly (readonly [path: string, text: string])[] = Object.values(
  files,
).map(({ file, tokens }) => [
  sampleAddress(file).slice(1),
  `${tokens.map(([text]) => text).join('')}\n`,
]);
