/* From src/content/pages/accessibility.ts, as of 204cf4ce. */
export { checkedWidths } from './accessibility.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Barrierefreiheit nach WCAG 2.2 AA',
  description:
    'Unser Ziel ist WCAG 2.2 AA, und jede Seite wird automatisch geprüft. Was geprüft wird, welche Mängel bekannt sind und wie Sie uns Barrieren melden.',
};

export const scope =
  'Drei Programme prüfen alle {pages} Seiten bei einer Breite von {widths} px: in den Farben der Website und in erzwungenen Farben, mit offenen Menüs, Dialogen und Fehlermeldungen sowie im angemeldeten Zustand.';
export const reportBarrier = 'Barriere melden';
