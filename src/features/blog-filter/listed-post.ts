import * as v from 'valibot';

import { isIsoDay, type IsoDay } from '../../lib/dates.ts';
import { fetchJson } from '../../lib/fetch-json.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** What a list says about a post. */
const listedPost = v.object({
  slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  title: text,
  excerpt: text,
  author: text,
  date: v.custom<IsoDay>((value) => typeof value === 'string' && isIsoDay(value)),
  category: text,
  readTime: text,
});

export type ListedPost = v.InferOutput<typeof listedPost>;

const listFile = v.array(listedPost);

/** What a file of the list says about a post. */
export const toListed = (post: ListedPost): ListedPost => v.parse(listedPost, post);

/**
 * Fetches a part of the list.
 * @throws Error when it does not come, or is not what it should be
 */
export const fetchListed = async (address: string): Promise<readonly ListedPost[]> =>
  v.parse(listFile, await fetchJson(address));
