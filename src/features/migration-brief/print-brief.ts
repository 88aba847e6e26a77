/** Prints the brief alone: with `data-print`, the style sheet hides everything else. */
export function printBrief(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'brief';
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}
