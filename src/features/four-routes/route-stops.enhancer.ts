import { dataOf, setData } from '../../lib/dom/attributes.ts';
import { routesReadout } from './routes-readout.ts';

/** Shows the buttons. Each cuts a route or mends it. */
export function enhance(stops: HTMLElement): void {
  const canvas = stops.parentElement?.querySelector('canvas');
  const readout = document.getElementById('routes-readout');
  const buttons = [...stops.querySelectorAll('button')];
  stops.hidden = false;
  stops.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    target.ariaPressed = String(target.ariaPressed !== 'true');
    const cut = buttons.filter(({ ariaPressed }) => ariaPressed === 'true');
    if (canvas) setData(canvas, 'choice', cut.map(({ value }) => value).join(' '));
    const standing = buttons.length - cut.length;
    const needed = Number(dataOf(stops, 'needed'));
    const { arriving, outcome } = routesReadout(standing, buttons.length, needed);
    readout?.querySelector('strong')?.replaceChildren(arriving);
    readout?.querySelector('span')?.replaceChildren(outcome);
  });
}
