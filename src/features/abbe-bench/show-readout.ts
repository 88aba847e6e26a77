import { benchReadout } from './bench-readout.ts';

/** Puts the readout of some blocked orders in its place under the bench. */
export function showReadout(orders: readonly string[]): void {
  const readout = document.getElementById('bench-readout');
  const { arriving, contrast } = benchReadout(new Set(orders.map(Number)));
  readout?.querySelector('strong')?.replaceChildren(arriving);
  readout?.querySelector('span')?.replaceChildren(contrast);
}
