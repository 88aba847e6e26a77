import { dataOf, setData } from '../../lib/dom/attributes.ts';
import * as words from '../words.ts';

/** The readout's two texts for a number of routes that stand. `fill` would bring its file before any press. */
export const routesReadout = (
  standing: number,
  total: number,
  needed: number,
): { arriving: string; outcome: string } => ({
  arriving: words.standing
    .replace('{standing}', String(standing))
    .replace('{total}', String(total)),
  outcome: standing < needed ? words.waits : words.arrives,
});

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
