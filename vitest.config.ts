import { defineConfig } from 'vitest/config';

import { mdxPlugin } from './build/mdx.ts';

export default defineConfig({
  plugins: [mdxPlugin()],
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    // One set of modules for all files of a worker: reading them anew for each cost most of the run. Tests
    // whose modules hold state read theirs anew themselves (`vi.resetModules`).
    pool: 'threads',
    isolate: false,
    coverage: { include: ['src/lib/**', 'src/figures/**', 'src/features/**/*.ts'] },
  },
});
