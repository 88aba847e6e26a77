/** Each button blocks a diffraction order or unblocks it. */
export function enhance(stops: HTMLElement): void {
  const canvas = stops.parentElement?.querySelector('canvas');
  const readout = document.getElementById('bench-readout');
  const buttons = [...stops.querySelectorAll('button')];
  const press = async (button: HTMLButtonElement) => {
    button.ariaPressed = String(button.ariaPressed !== 'true');
    const blocked = buttons.filter(({ ariaPressed }) => ariaPressed === 'true');
    if (canvas) canvas.dataset['choice'] = blocked.map(({ value }) => value).join(' ');
    // Shares code with the figure, which the page loads late.
    const { benchReadout } = await import('./bench-readout.ts');
    const { arriving, contrast } = benchReadout(new Set(blocked.map(({ value }) => Number(value))));
    readout?.querySelector('strong')?.replaceChildren(arriving);
    readout?.querySelector('span')?.replaceChildren(contrast);
  };
  stops.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) void press(button).catch(() => {});
  });
}
