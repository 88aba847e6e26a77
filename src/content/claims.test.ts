import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { claims, claimStatuses, marked } from './claims.ts';

/** Figures of ours; names of standards and laws are words that any sentence may use. */
const ours = Object.entries(claims).filter(([, { status }]) =>
  ['target', 'SLA', 'marketing'].includes(status),
);

const folder = import.meta.dirname;
const files = globSync('**/*.ts', { cwd: folder }).filter(
  (file) => !/^claims\.ts$|\.test\.ts$|^(?:docs|samples)\//.test(file),
);

test('no words but the ledger’s state a figure of ours: pages draw it from there', () => {
  const stated = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return ours
      .filter(([, { figure }]) => text.includes(figure))
      .map(([id, { figure }]) => `${file}: ${figure} (claims['${id}'])`);
  });
  expect(stated).toEqual([]);
});

test('every claim leads to its row, and its kind is explained', () => {
  for (const [id, { figure, status }] of Object.entries(claims)) {
    expect(marked[id as keyof typeof claims]).toBe(
      `[${figure}](/platform/architecture#claim-${id})`,
    );
    expect(claimStatuses[status]).toMatch(/\.$/);
  }
});
