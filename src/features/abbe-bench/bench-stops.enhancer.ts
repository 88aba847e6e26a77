/** Each button blocks a diffraction order or unblocks it. */
export function enhance(stops: HTMLElement): void {
  const canvas = stops.parentElement?.querySelector('canvas');
  stops.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    target.ariaPressed = String(target.ariaPressed !== 'true');
    const blocked = stops.querySelectorAll<HTMLButtonElement>('[aria-pressed=true]');
    const orders = Array.from(blocked, ({ value }) => value);
    canvas?.setAttribute('data-choice', orders.join(' '));
    // Shares code with the figure, which the page loads late.
    import('./show-readout.ts').then(
      (late) => late.showReadout(orders),
      () => {},
    );
  });
}
