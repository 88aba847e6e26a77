import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

import { languages } from '../src/config/languages.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// Seen to fail: what an owner offers in public/ was published once more in the folder of each language.
test.each(languages.map(({ tag }) => tag))(
  '%s has a copy of public/ if it is the first',
  async (tag) => {
    vi.stubEnv('SITE_LANGUAGE', tag);
    vi.resetModules();
    const [{ base }, { multiPage }] = await Promise.all([
      import('../src/config/base.ts'),
      import('./multi-page.ts'),
    ]);
    const { client } = (
      await resolveConfig({ configFile: false, plugins: [multiPage()], base: `${base}/` }, 'build')
    ).environments;
    expect(client?.build.copyPublicDir).toBe(tag === languages[0].tag);
  },
);
