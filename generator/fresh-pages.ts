import type { Plugin } from 'vite';

/**
 * Vite plugin: after a change, the browser loads its page again, because prerendered markup is not in its code. The
 * server evaluates again what the change concerns; by itself, Vite would evaluate every module.
 */
export const freshPages = (): Plugin => ({
  name: 'fresh-pages',
  hotUpdate: {
    // After plugins that name further modules.
    order: 'post',
    handler({ file, modules, server }) {
      if (file.endsWith('.css')) return;
      if (this.environment.name === 'ssr') {
        for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
        server.environments.client.hot.send({ type: 'full-reload' });
      }
      return [];
    },
  },
});
