import { defineConfig } from 'vitest/config';

import { mdxPlugin } from './build/mdx.ts';
import { modules } from './tools/mutation/modules.ts';
import { full } from './tests/support/full.ts';

const logic = Object.values(modules).flatMap(({ mutate }) => mutate);

export default defineConfig({
  plugins: [mdxPlugin()],
  test: {
    include: [
      'src/**/*.test.ts',
      'build/**/*.test.ts',
      'tools/bench/**/*.test.ts',
      'tests/sample/**/*.test.ts',
    ],
    // Each file has modules of its own: what one subscribed to or stored would be found by the next file of
    // its worker, and which that is depends on the machine. It costs fifteen seconds on two cores.
    pool: 'threads',
    // Nothing else runs beside it; by itself it leaves a core to its surroundings.
    maxWorkers: '100%',
    // A busy machine is not a test that fails, and ten thousand cases take their time.
    testTimeout: full ? 300_000 : 60_000,
    coverage: {
      include: logic,
      reporter: [['text', { skipFull: true }]],
      thresholds: Object.fromEntries(logic.map((glob) => [glob, { lines: 95, branches: 95 }])),
    },
  },
});
