/** How many posts the page itself holds: with their figures they are most of its weight. */
const featuredOnPage = 4;
const rowsOnPage = 8;
/** How many each further step brings. */
export const postsInFile = 24;

/** Stands for all categories where one is named. */
export const everything = 'all';

type Post = { category: string; featured: boolean };

/**
 * Divides the posts of the list: featured ones and rows that stand in the page, and the others, which are
 * fetched when they are asked for.
 * @param posts newest first; each part keeps their order
 */
export function listParts<Listed extends Post>(posts: readonly Listed[]) {
  const featured = posts.filter((post) => post.featured).slice(0, featuredOnPage);
  const stand = new Set(featured);
  const others = posts.filter((post) => !stand.has(post));
  return { featured, rows: others.slice(0, rowsOnPage), older: others.slice(rowsOnPage) };
}

/** The posts that stand in the page, newest first. */
export function postsOnPage<Listed extends Post>(posts: readonly Listed[]): readonly Listed[] {
  const older = new Set(listParts(posts).older);
  return posts.filter((post) => !older.has(post));
}

/** Name of the file with a part of the older posts; the page itself is number 1. */
export const listAddress = (category: string, number: number): string =>
  `/blog/articles-${category === everything ? '' : `${category.toLowerCase()}-`}${number}.json`;

/**
 * The files of the older posts: of all of them, and of each category by itself, so that a category can be
 * read on without what lies between.
 * @returns the posts of each file by its address
 */
export function listFiles<Listed extends Post>(
  posts: readonly Listed[],
): ReadonlyMap<string, readonly Listed[]> {
  const { older } = listParts(posts);
  const lists = [[everything, older] as const, ...Map.groupBy(older, ({ category }) => category)];
  return new Map(
    lists.flatMap(([category, listed]) =>
      Array.from({ length: Math.ceil(listed.length / postsInFile) }, (_, index) => [
        listAddress(category, index + 2),
        listed.slice(index * postsInFile, (index + 1) * postsInFile),
      ]),
    ),
  );
}
