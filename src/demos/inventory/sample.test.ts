import { expect, test } from 'vitest';

import { collection } from './collection.ts';
import { firstView, perPage, type View } from './view.ts';
import { groups } from './judge.ts';
import { sampleFiles } from './sample.ts';

const view: View = { ...firstView, today: '2026-11-28' };

async function sample() {
  const all = collection();
  const notes: string[] = [];
  for (const file of sampleFiles()) notes.push(...(await all.add(file, file.name)).notes);
  return { all, notes, seen: all.look(view) };
}

test('the sample is a bank of 214 systems, 31 of which keep records for ten years', async () => {
  const { all, seen } = await sample();
  expect(seen.counts.systems).toBe(214);
  const long = new Set<string>();
  for (let page = 0; page * perPage < seen.found; page += 1)
    for (const { asset } of all.look({ ...view, page }).rows)
      if ((asset.secrecy ?? 0) >= 10) long.add(asset.system);
  expect(long.size).toBe(31);
});

test('it shows every group, and that a private key is refused', async () => {
  const { seen, notes } = await sample();
  expect(seen.groups.map(({ group }) => group)).toEqual(groups);
  expect(notes).toEqual([
    expect.stringContaining('registry.csv: 1 row names no algorithm'),
    expect.stringContaining('left-behind.pem, line 1: a private key'),
  ]);
});
