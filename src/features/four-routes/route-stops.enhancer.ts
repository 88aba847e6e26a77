/** Each button cuts a route or mends it. */
export function enhance(stops: HTMLElement): void {
  const canvas = stops.parentElement?.querySelector('canvas');
  stops.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    target.ariaPressed = String(target.ariaPressed !== 'true');
    const blocked = stops.querySelectorAll<HTMLButtonElement>('[aria-pressed=true]');
    const cut = Array.from(blocked, ({ value }) => value);
    canvas?.setAttribute('data-choice', cut.join(' '));
    // Shares code with the figure, which the page loads late.
    import('./show-readout.ts').then(
      (late) => late.showReadout(cut),
      () => {},
    );
  });
}
