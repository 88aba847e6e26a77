import { afterEach, expect, test, vi } from 'vitest';

import { languages } from './languages.ts';

afterEach(() => vi.unstubAllEnvs());

/**
 * The languages whose build makes the files that go with a page.
 * @param pages of the first language; all without
 */
async function makersOf(page: string, pages?: readonly string[]): Promise<readonly string[]> {
  const makers: string[] = [];
  for (const { tag } of languages) {
    vi.resetModules();
    vi.stubEnv('SITE_LANGUAGE', tag);
    Object.assign((await import('./languages.ts')).languages[0], { pages });
    const { isMadeHere } = await import('./is-published.ts');
    if (isMadeHere(page)) makers.push(tag);
  }
  return makers;
}

const [first, second] = languages;

// Seen to fail: with the first language as the maker of all files.
test.skipIf(!second)(
  'files to download belong to the first language that has their page',
  async () => {
    const page = second?.pages?.find((path) => path !== '/') ?? '/about';
    expect(await makersOf(page)).toEqual([first.tag]);
    expect(await makersOf(page, ['/'])).toEqual([second?.tag]);
  },
);
