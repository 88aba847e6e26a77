/** How many articles the not-found page lists; of the others it has only names, in files. */
export const articlesListed = 24;

/** An article as the not-found page suggests it. */
type Named = { slug: string; title: string };

/** The names in one file, each with its title. */
export type ArticleNames = readonly (readonly [slug: string, title: string])[];

/** By what an article's name is filed: its first letter, or `_`. */
const fileOf = (slug: string): string => /^[a-z\d]/.exec(slug.toLowerCase())?.[0] ?? '_';

const addressOf = (file: string): string => `/blog/names-${file}.json`;

/**
 * Where the names are that begin as the last part of an address does: a slip is rarely in the first letter.
 * @param path any path, hostile or not
 */
export const namesAddress = (path: string): string =>
  addressOf(fileOf(path.split('/').findLast((part) => part !== '') ?? ''));

/**
 * The names of the articles that the not-found page does not list, in files.
 * @param articles all of them, newest first
 * @returns contents by address
 */
export function nameFiles(articles: readonly Named[]): ReadonlyMap<string, ArticleNames> {
  const others = articles.slice(articlesListed);
  const files = Map.groupBy(others, ({ slug }) => addressOf(fileOf(slug)));
  return new Map(
    [...files].map(([address, named]) => [address, named.map(({ slug, title }) => [slug, title])]),
  );
}
