import { createContext, use } from 'react';

import type { Figure } from '../figures/pen/model.ts';

/** What the renderer gives the components of one page. Only the build has it. */
export type RenderContext = {
  /** The address of an island's module, and an id that is new on this page. */
  addIsland: (component: unknown) => { id: string; address: string };
  /** Publishes a figure as a file, and returns its address. */
  addFigure: (figure: Figure) => string;
};

export const RenderContext = createContext<RenderContext | null>(null);

/** @throws Error outside a page that the build renders */
export function useRenderContext(): RenderContext {
  const context = use(RenderContext);
  if (!context) throw new Error('Only the build can render this: an island must get it as a child');
  return context;
}
