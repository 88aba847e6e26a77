/** Each button blocks a diffraction order or unblocks it. */
export function enhance(stops: HTMLElement): void {
  const canvas = stops.parentElement?.querySelector('canvas');
  const buttons = [...stops.querySelectorAll('button')];
  stops.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    target.ariaPressed = String(target.ariaPressed !== 'true');
    const blocked = buttons.filter(({ ariaPressed }) => ariaPressed === 'true');
    const orders = blocked.map(({ value }) => value);
    if (canvas) canvas.dataset['choice'] = orders.join(' ');
    // Shares code with the figure, which the page loads late.
    void import('./show-readout.ts').then(({ showReadout }) => showReadout(orders)).catch(() => {});
  });
}
