import { dirname, resolve } from 'node:path';

import { defineConfig } from 'vitest/config';

import { logic } from './stryker.config.mjs';

/**
 * Runs the tests beside the logic with the same, few random cases every time, so that mutants are killed by
 * rules and not by luck.
 */
export default defineConfig({
  resolve: { alias: { '@noble/hashes/argon2.js': resolve('tests/support/native-argon2.ts') } },
  test: {
    include: [...new Set(logic.map((glob) => `${dirname(glob)}/*.test.ts`))],
    setupFiles: ['tests/support/same-cases.ts'],
    env: { RUNS: '100', SEED: '1' },
    // A busy machine must not fail a test.
    testTimeout: 60_000,
  },
});
