import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    coverage: { include: ['src/lib/**', 'src/figures/**', 'src/features/**/*.ts'] },
  },
});
