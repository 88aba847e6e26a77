import { expect, test } from 'vitest';

import { collection } from './collection.ts';
import { bytesOfMade } from './read/made-files.ts';
import { statusLine } from './sources.tsx';
import { firstView } from './view.ts';

const view = { ...firstView, today: '2026-11-28' } as const;

async function having(...texts: readonly string[]) {
  const all = collection();
  for (const [index, text] of texts.entries())
    await all.add(new File([bytesOfMade(text)], 'a'), `file-${index}`);
  return all;
}

const status = { is: 'read', looked: true } as const;
const row = (system: string) => `System,Algorithm\n${system},RSA-2048\n`;
const nothing = { status, notes: [], questions: [], changes: null } as const;

// Seen to fail: with the files of what is not marked.
test('the files of marked assets are among those that were read', async () => {
  const all = await having(row('a'), row('b'));
  const [first] = all.look(view).rows;
  const seen = all.look({ ...view, marks: { [first?.id ?? '']: 'done' } });
  expect(statusLine({ ...nothing, seen })).toBe('Read: 2 assets in 2 files.');
});

test('what was left out and what is asked is said, too', async () => {
  const seen = (await having(row('a'))).look(view);
  const question = {
    id: 1,
    name: 'own.csv',
    file: new File([], 'own.csv'),
    ask: { header: [], rows: [] },
  };
  expect(statusLine({ ...nothing, seen, notes: ['x'], questions: [question] })).toBe(
    'Read: 1 asset in 1 file. 1 note on what was left out. own.csv: which column is which?',
  );
});
