import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import type { Owner } from '../support/owners/owner.ts';
import { ownerNames } from '../support/project-copy.ts';

const root = resolve(import.meta.dirname, '../..');

// Seen to fail: with an edit of a sentence that was shortened.
test.each(ownerNames)('every text that the owner in %s replaces is in its file', async (name) => {
  const folder = join(root, 'tests/support/owners', name);
  const { owner }: { owner: Owner } = await import(join(folder, 'owner.ts'));
  const lost = owner.edits.filter(
    ([path, from]) =>
      ![root, folder].some((place) =>
        globSync(join(place, path)).some((file) => readFileSync(file, 'utf8').includes(from)),
      ),
  );
  expect(lost).toEqual([]);
  const files = [...owner.removed, ...owner.renamed.map(([from]) => from)];
  expect(files.filter((file) => globSync(join(root, file)).length === 0)).toEqual([]);
});
