/** Loads the tooltip when a claim or a status badge is first pointed at or focused. */
function onApproach(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a.claim, [data-hint]'))
    import('./tooltip.ts').then(({ startTooltip }) => startTooltip(event)).catch(() => {});
}

export function followHints(): void {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, onApproach, { passive: true });
}
