import { defineConfig } from 'vitest/config';

/**
 * The unit tests as they are tried on mutants: the same random cases every time, and few of them, so that a
 * mutant which only one text in thousands would find counts as not found.
 */
export default defineConfig({
  test: {
    include: ['src/{lib,features}/**/*.test.ts', 'build/search-index.test.ts'],
    // Counts ten thousand meshes.
    exclude: ['src/features/failover-simulator/delivery.test.ts'],
    setupFiles: ['tests/mutation/same-cases.ts'],
    env: { RUNS: '100' },
    // A busy machine is not a test that fails.
    testTimeout: 60_000,
  },
});
