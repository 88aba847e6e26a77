import { benchReadout } from './bench-readout.ts';

/** Each button blocks an order of the bench, or lets it through again. */
export function enhance(stops: HTMLElement): void {
  const canvas = stops.parentElement?.querySelector('canvas');
  const readout = document.getElementById('bench-readout');
  const buttons = [...stops.querySelectorAll('button')];
  stops.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    button.ariaPressed = String(button.ariaPressed !== 'true');
    const blocked = buttons.filter(({ ariaPressed }) => ariaPressed === 'true');
    if (canvas) canvas.dataset['choice'] = blocked.map(({ value }) => value).join(' ');
    const words = benchReadout(new Set(blocked.map(({ value }) => Number(value))));
    readout?.querySelector('strong')?.replaceChildren(words.arriving);
    readout?.querySelector('span')?.replaceChildren(words.contrast);
  });
}
