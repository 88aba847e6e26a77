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
    // One set of modules for all files of a worker: reading them anew for each cost most of the run. Tests
    // whose modules hold state read theirs anew themselves (`vi.resetModules`).
    pool: 'threads',
    isolate: false,
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
