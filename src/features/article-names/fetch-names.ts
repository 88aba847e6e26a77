import * as v from 'valibot';

import type { ArticleNames } from './name-files.ts';

const names = v.array(v.tuple([v.pipe(v.string(), v.regex(/^[\w-]+$/)), v.string()]));

/**
 * Fetches names of articles.
 * @returns none when there is no such file: no name begins so
 * @throws Error when the file does not come, or is not what it should be
 */
export async function fetchNames(address: string): Promise<ArticleNames> {
  const response = await fetch(address);
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return v.parse(names, await response.json());
}
