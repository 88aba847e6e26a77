import { routesReadout } from './routes-readout.ts';

/** Puts the readout of some cut routes in its place under the field. */
export function showReadout(cut: readonly string[]): void {
  const readout = document.getElementById('routes-readout');
  const { arriving, outcome } = routesReadout(new Set(cut.map(Number)));
  readout?.querySelector('strong')?.replaceChildren(arriving);
  readout?.querySelector('span')?.replaceChildren(outcome);
}
