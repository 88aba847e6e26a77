/** Each button blocks an order of the bench, or lets it through again. */
export function enhance(stops: HTMLElement): void {
  const canvas = stops.parentElement?.querySelector('canvas');
  const buttons = [...stops.querySelectorAll('button')];
  stops.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    target.ariaPressed = String(target.ariaPressed !== 'true');
    const blocked = buttons.filter(({ ariaPressed }) => ariaPressed === 'true');
    const orders = blocked.map(({ value }) => value);
    if (canvas) canvas.dataset['choice'] = orders.join(' ');
    // It computes with the bench itself, which the page draws late.
    void import('./show-readout.ts').then(({ showReadout }) => showReadout(orders)).catch(() => {});
  });
}
