/** What a form needs once somebody turns to it, and no page before that. */
export const whenTyping = {
  launch: () => import('./launch.ts'),
  compose: () => import('./composed.ts'),
  summary: () => import('../../ui/form/error-summary.tsx'),
  panel: () => import('./hand-off-panel.tsx'),
};

/** Fetches all of it ahead of its use; what cannot be fetched now is asked for again when it is needed. */
export function prepareToType(): void {
  for (const load of Object.values(whenTyping)) load().catch(() => undefined);
}
