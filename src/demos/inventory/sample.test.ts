import { expect, test } from 'vitest';

import { bank, bankGroups } from '../../content/pages/solutions/enterprise/bank.ts';
import { collection } from './collection.ts';
import { groups } from './judge.ts';
import { sampleFiles } from './sample.ts';
import { firstView, perPage, type View } from './view.ts';

const view: View = { ...firstView, today: '2026-11-28' };

async function sample() {
  const all = collection();
  const notes: string[] = [];
  for (const file of sampleFiles()) notes.push(...(await all.add(file, file.name)).notes);
  const seen = all.look(view);
  const pages = Array.from({ length: Math.ceil(seen.found / perPage) }, (_, page) => page);
  const assets = pages.flatMap((page) =>
    all.look({ ...view, page }).rows.map(({ asset }) => asset),
  );
  return { notes, seen, assets };
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

// So that readers of the page can do its ranking again.
test('the sample inventory has the systems that the page for enterprises ranks', async () => {
  const { seen, assets } = await sample();
  expect(seen.counts.systems).toBe(bank.systems);
  const systems = (years: number) =>
    new Set(assets.filter(({ secrecy }) => secrecy === years).map(({ system }) => system)).size;
  const byYears = Map.groupBy(bankGroups, ({ secrecy }) => secrecy);
  for (const [years, some] of byYears)
    expect([years, systems(years)]).toEqual([years, sum(some.map((one) => one.systems))]);
});

test('it shows every group, and that a private key is refused', async () => {
  const { seen, notes } = await sample();
  expect(seen.groups.map(({ group }) => group)).toEqual(groups);
  expect(notes).toEqual([
    expect.stringContaining('registry.csv: 1 row names no algorithm'),
    expect.stringContaining('left-behind.pem, line 1: a private key'),
  ]);
});
