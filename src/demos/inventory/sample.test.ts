import { expect, test } from 'vitest';

import { collection, type View } from './collection.ts';
import { sampleFiles } from './sample.ts';

const view: View = {
  today: '2026-11-28',
  regimes: ['eu', 'us-civil'],
  marks: {},
  search: '',
  group: 'all',
  order: null,
  page: 0,
};

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
  for (let page = 0; page * 50 < seen.found; page += 1)
    for (const { asset } of all.look({ ...view, page }).rows)
      if ((asset.secrecy ?? 0) >= 10) long.add(asset.system);
  expect(long.size).toBe(31);
  console.log(
    seen.counts,
    seen.groups.map((g) => [g.group, g.count, g.ending, g.due?.deadline.shown]),
    seen.rows.slice(0, 3),
    seen.systems,
  );
});

test('it shows every group, and that a private key is refused', async () => {
  const { seen, notes } = await sample();
  expect(seen.groups.map(({ group, count }) => [group, count > 0])).toHaveLength(8);
  console.log(notes);
});
