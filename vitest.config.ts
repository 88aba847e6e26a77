import { defineConfig } from 'vitest/config';

import { mdxPlugin } from './build/mdx.ts';

export default defineConfig({
  plugins: [mdxPlugin()],
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts', 'bench/**/*.test.ts'],
    coverage: { include: ['src/lib/**', 'src/figures/**', 'src/features/**/*.ts'] },
  },
});
