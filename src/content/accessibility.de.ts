/* From src/content/accessibility.ts, as of 54fce082. */
export { checkedWidths, criteria, reflow } from './accessibility.ts';

export const scope =
  'Drei Programme sehen alle {pages} Seiten bei einer Breite von {widths} px: in den eigenen Farben der Website und in erzwungenen Farben, mit offenen Menüs, Dialogen und Fehlermeldungen, und angemeldet.';
export const reportBarrier = 'Barriere melden';
