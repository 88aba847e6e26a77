import { describe, expect, test } from 'vitest';

import { collection } from './collection.ts';
import { compare } from './compare.ts';
import { judge } from './judge.ts';
import { readMade } from './read/made-files.ts';
import { firstView } from './view.ts';

const view = { ...firstView, today: '2026-11-28' } as const;
const fileOf = (text: string) => new File([text], 'a');
const table = 'System,Algorithm\nweb,RSA-2048\n';

async function having(text: string) {
  const all = collection();
  await all.add(fileOf(text), 'a');
  return all;
}

describe('what was set aside', () => {
  test('is put back if nothing is read instead', async () => {
    const all = await having(table);
    all.setAside();
    expect(await all.add(fileOf('Dear all'), 'b')).toMatchObject({ assets: 0 });
    expect(all.putBack()).toBe(true);
    expect(all.look(view).counts.assets).toBe(1);
  });

  test('stays there if something is', async () => {
    const all = await having(table);
    all.setAside();
    await all.add(fileOf('System,Algorithm\ndb,RSA-2048\nweb,RSA-2048\n'), 'b');
    expect(all.putBack()).toBe(false);
    expect(all.changes().counts).toMatchObject({ came: 1, went: 0 });
    expect(all.look(view).counts.assets).toBe(2);
  });

  test('is not lost if more is set aside before anything is read', async () => {
    const all = await having(table);
    all.setAside();
    all.setAside();
    expect(all.putBack()).toBe(true);
    expect(all.look(view).counts.assets).toBe(1);
  });
});

// Seen to fail: with `push(...list)`.
test('many assets with one name come and go', () => {
  const [asset] = readMade(table).assets;
  if (!asset) throw new Error('Nothing was read');
  const many = Array.from({ length: 700_000 }, () => judge(asset));
  expect(compare([], many).came).toHaveLength(many.length);
  expect(compare(many, []).went).toHaveLength(many.length);
});
