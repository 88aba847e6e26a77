import { resolve } from 'node:path';
import process from 'node:process';

import { defineConfig } from 'vitest/config';

import { modules } from './modules.ts';

/**
 * A module's own tests as they are tried on its mutants: the same random cases every time, and few of them,
 * so that a mutant which only one text in thousands would find counts as not found.
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
    // A busy machine is not a test that fails.
    testTimeout: 60_000,
  },
});
