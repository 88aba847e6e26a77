import { imageContrast, orders } from '../../figures/abbe-bench.ts';

/** The readout's two texts for a set of blocked diffraction orders. */
export function benchReadout(blocked: ReadonlySet<number>): { arriving: string; contrast: string } {
  const arriving = orders.filter((order) => !blocked.has(order)).length;
  return {
    arriving: `${arriving} of ${orders.length} orders arrive`,
    contrast:
      arriving < 2
        ? 'Contrast 0: no picture'
        : `Contrast of the picture ${imageContrast(blocked).toFixed(2)}`,
  };
}
