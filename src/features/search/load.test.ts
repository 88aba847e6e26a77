import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type IndexedPage, indexAddress, type SearchIndex, shardAddress } from './indexed-page.ts';

let load: typeof import('./load.ts').load;

beforeEach(async () => {
  vi.resetModules();
  ({ load } = await import('./load.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an index that cannot be fetched is an error which says why, and is asked for again', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('', { status: 503 })));
  vi.stubGlobal('fetch', fetched);
  await expect(load('wrap')).rejects.toThrow(`${indexAddress}: 503`);
  const empty: SearchIndex = { pages: [], shards: [] };
  fetched.mockImplementation(() => Promise.resolve(Response.json(empty)));
  const engine = await load('wrap');
  expect(engine.search('wrap').count).toBe(0);
  expect(await load('wrap')).toBe(engine);
  expect(fetched.mock.calls).toEqual([[indexAddress], [indexAddress]]);
});

describe('an index in shards', () => {
  const pageOf = (path: string, kind: IndexedPage['kind'], text: string): IndexedPage => ({
    path,
    title: path.slice(1),
    kind,
    sections: [['', '', '', text]],
  });
  const index: SearchIndex = {
    pages: [pageOf('/about', 'Page', 'Who keeps the keys.')],
    shards: ['key', 'mesh'],
  };
  const shards: Record<string, readonly IndexedPage[]> = {
    key: [pageOf('/blog/keys', 'Article', 'About keys.')],
    mesh: [
      pageOf('/blog/mesh', 'Article', 'About meshes.'),
      pageOf('/blog/keys', 'Article', 'Keys in a mesh.'),
    ],
  };
  const host = (isUp: (address: string) => boolean = () => true) => {
    const fetched = vi.fn((address: string) => {
      const key = Object.keys(shards).find((one) => shardAddress(one) === address);
      const content = address === indexAddress ? index : shards[key ?? ''];
      const isHere = content !== undefined && isUp(address);
      return Promise.resolve(isHere ? Response.json(content) : new Response('', { status: 404 }));
    });
    vi.stubGlobal('fetch', fetched);
    return { asked: () => fetched.mock.calls.map(([address]) => address) };
  };
  const found = async (query: string) =>
    (await load(query)).search(query).results.map(({ href }) => href.replace(/[#:].*/, ''));

  test('asks for the shards of a query, and for none twice', async () => {
    const { asked } = host();
    expect(await found('keys')).toEqual(expect.arrayContaining(['/about', '/blog/keys']));
    expect(asked()).toEqual([indexAddress, shardAddress('key')]);
    expect(await found('mesh')).toEqual(expect.arrayContaining(['/blog/mesh', '/blog/keys']));
    expect(asked().slice(2)).toEqual([shardAddress('mesh')]);
    const engine = await load('keys mesh');
    expect(await load('mesh keys')).toBe(engine);
    expect(asked()).toHaveLength(3);
    // What both shards say of one article is one result.
    expect((await found('keys')).filter((path) => path === '/blog/keys')).toHaveLength(1);
  });

  test('of two queries in a row neither forgets what the other has fetched', async () => {
    const { asked } = host();
    await Promise.all([load('keys'), load('mesh')]);
    expect(await found('meshes')).toContain('/blog/mesh');
    expect(await found('keys')).toContain('/blog/keys');
    expect(asked()).toEqual([indexAddress, shardAddress('key'), shardAddress('mesh')]);
  });

  test('a shard that does not come is an error, and is asked for again', async () => {
    host((address) => address !== shardAddress('mesh'));
    await expect(load('mesh')).rejects.toThrow(`${shardAddress('mesh')}: 404`);
    const { asked } = host();
    expect(await found('mesh')).toContain('/blog/mesh');
    expect(asked()).toEqual([shardAddress('mesh')]);
  });
});
