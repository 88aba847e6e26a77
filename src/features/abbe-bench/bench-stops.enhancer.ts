/** Each button blocks an order of the bench, or lets it through again. */
export function enhance(stops: HTMLElement): void {
  const canvas = stops.parentElement?.querySelector('canvas');
  const readout = document.getElementById('bench-readout');
  const buttons = [...stops.querySelectorAll('button')];
  const press = async (button: HTMLButtonElement) => {
    button.ariaPressed = String(button.ariaPressed !== 'true');
    const blocked = buttons.filter(({ ariaPressed }) => ariaPressed === 'true');
    if (canvas) canvas.dataset['choice'] = blocked.map(({ value }) => value).join(' ');
    // It computes with the bench itself, which the page draws late.
    const { benchReadout } = await import('./bench-readout.ts');
    const words = benchReadout(new Set(blocked.map(({ value }) => Number(value))));
    readout?.querySelector('strong')?.replaceChildren(words.arriving);
    readout?.querySelector('span')?.replaceChildren(words.contrast);
  };
  stops.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) void press(button).catch(() => {});
  });
}
