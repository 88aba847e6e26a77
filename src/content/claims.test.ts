import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { isPublished } from '../config/is-published.ts';
import { claims, marked } from './claims.ts';
import { claimStatuses } from './claims/claim.ts';

/** Not names of standards and laws, which any text may use. */
const ours = Object.entries(claims).filter(([, { status }]) =>
  ['target', 'sla', 'our-measurement'].includes(status),
);

const folder = import.meta.dirname;
const files = globSync(['**/*.ts', '../demos/*/page-words.ts'], { cwd: folder }).filter(
  (file) => !/^claims(?:\.ts$|\/)|\.test\.ts$|^(?:docs|samples)\//.test(file),
);

test('only the ledger states our figures', () => {
  const stated = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return ours
      .filter(([, { figure }]) => text.includes(figure))
      .map(([id, { figure }]) => `${file}: ${figure} (claims['${id}'])`);
  });
  expect(stated).toEqual([]);
});

test('every claim links to its row if there is a page with rows, and its status is explained', () => {
  const hasRows = isPublished('/platform/architecture');
  for (const [id, { figure, status }] of Object.entries(claims)) {
    expect(marked[id as keyof typeof claims]).toBe(
      hasRows ? `[${figure}](/platform/architecture#claim-${id})` : figure,
    );
    expect(claimStatuses[status].meaning).toMatch(/\.$/);
  }
});
