import { resolve } from 'node:path';
import process from 'node:process';

import { defineConfig } from 'vitest/config';

import { modules } from './modules.ts';

/**
 * Runs a module's own tests with the same, few random cases every time, so that mutants are killed by rules and
 * not by luck.
 */
export default defineConfig({
  resolve: {
    alias: {
      '@noble/hashes/argon2.js': resolve(
        import.meta.dirname,
        '../../tests/support/native-argon2.ts',
      ),
    },
  },
  test: {
    include: [...(modules[process.env['MODULE'] ?? '']?.tests ?? [])],
    setupFiles: ['tools/mutation/same-cases.ts'],
    env: { RUNS: '100' },
    // A busy machine must not fail a test.
    testTimeout: 60_000,
  },
});
