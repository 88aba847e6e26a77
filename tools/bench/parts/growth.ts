import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { type Figure, ratioOf } from '../figures.ts';
import type { Part } from '../setting.ts';

const root = resolve(import.meta.dirname, '../../..');
const program = resolve(root, 'tools/growth/main.ts');

const units = {
  buildSeconds: 's',
  cpuSeconds: 's',
  peakMegabytes: 'MB',
  homeBytes: 'B',
  articleBytes: 'B',
  blogBytes: 'B',
  feedItems: '',
  searchBytes: 'B',
} as const;
type Row = Readonly<Record<keyof typeof units | 'articles', number>>;

export const growth: Part = async ({ all, quick }) => {
  if (!existsSync(program)) {
    return { figures: [], notes: ['SKIPPED: there is no tools/growth/main.ts.'] };
  }
  const counts = ['10', '100', ...(quick ? [] : ['1000']), ...(all ? ['10000'] : [])];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...counts, '--json'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const rows: readonly Row[] = JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1));
  const [fewest] = rows;
  const figures = rows.flatMap((row) =>
    Object.entries(units).map(([name, unit]): Figure => {
      const key = name as keyof typeof units;
      const value = row[key];
      return {
        name: `${row.articles} articles ${name}`,
        value,
        unit,
        ratio: ratioOf(value, fewest?.[key]),
      };
    }),
  );
  return { figures, notes: ['Ratios against the fewest articles.'] };
};
