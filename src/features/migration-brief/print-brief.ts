/** Prints the brief alone: the style sheet leaves out everything else while the page is marked. */
export function printBrief(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'brief';
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}
