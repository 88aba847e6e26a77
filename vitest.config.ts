import { defineConfig } from 'vitest/config';

import { mdxPlugin } from './build/mdx.ts';
import { full } from './tests/support/full.ts';

export default defineConfig({
  plugins: [mdxPlugin()],
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    // A busy machine is not a test that fails, and ten thousand cases take their time.
    testTimeout: full ? 300_000 : 30_000,
    coverage: { include: ['src/lib/**', 'src/figures/**', 'src/features/**/*.ts'] },
  },
});
