import { setData, toggleData } from '../../lib/attributes.ts';

/** Prints the brief alone: with `data-print`, the style sheet hides everything else. */
export function printBrief(): void {
  const root = document.documentElement;
  setData(root, 'print', 'brief');
  addEventListener('afterprint', () => toggleData(root, 'print', false), { once: true });
  print();
}
