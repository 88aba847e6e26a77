import type { EnhancerLoaders } from '../runtime/enhance.ts';

/** The values of `data-enhance`. */
export const enhancers = {
  'route-stops': () => import('../features/four-routes/route-stops.enhancer.ts'),
  'category-query': () => import('../sections/article/category-query.enhancer.ts'),
  copy: () => import('../ui/copy.enhancer.ts'),
  scene: () => import('./drawings.ts').then(({ scene }) => scene),
  'gated-downloads': () => import('../features/account/gated-downloads.enhancer.ts'),
  'hash-dialog': () => import('../ui/hash-dialog.enhancer.ts'),
  'heading-links': () => import('../ui/heading-links.enhancer.ts'),
  'suggest-pages': () => import('../features/not-found/suggest-pages.enhancer.ts'),
  'opening-hours': () => import('../features/opening-hours/opening-hours.enhancer.ts'),
  'sample-file': () => import('../ui/surface/sample-file.enhancer.ts'),
  stars: () => import('./drawings.ts').then(({ stars }) => stars),
  tabs: () => import('../ui/tabs.enhancer.ts'),
  'topic-reader': () => import('../sections/docs/topic-reader.enhancer.ts'),
} satisfies EnhancerLoaders;

declare module '../lib/dom/attributes.ts' {
  interface SiteNames {
    enhancer: keyof typeof enhancers;
  }
}
