import { dataOf, withData } from '../../lib/dom/attributes.ts';
import {
  holidayAt,
  hoursInZone,
  isOpenAt,
  type WeeklyHours,
} from '../../lib/time/business-hours.ts';

/** A copy of a prerendered line with new texts. */
function lineWith(line: Element, ...texts: readonly string[]): Element {
  const copy = document.importNode(line, true);
  for (const [index, text] of texts.entries()) copy.children[index]?.replaceChildren(text);
  return copy;
}

/** Shows the hours in the visitor's time zone and whether the office is open, updated every minute. */
export function enhance(element: HTMLElement): void {
  const hours: WeeklyHours = JSON.parse(dataOf(element, 'hours') ?? '');
  const own = element.querySelector(withData('visitor'));
  const caption = own?.querySelector('p');
  const list = own?.querySelector('dl');
  const line = list?.firstElementChild;
  const state = own?.querySelector(withData('state'));
  if (!own || !caption || !list || !line || !state)
    throw new Error('opening hours: the visitor’s part lacks a caption, list or state');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
  const update = () => {
    const now = new Date();
    const isOpen = isOpenAt(hours, now);
    list.replaceChildren(
      ...hoursInZone(hours, now).map(({ days, hours: open }) => lineWith(line, days, open)),
    );
    const holiday = holidayAt(hours, now);
    state.replaceChildren(isOpen ? 'Open now' : `Closed now${holiday ? `: ${holiday.name}` : ''}`);
    state.classList.toggle('text-ok', isOpen);
    state.classList.toggle('text-ink-2', !isOpen);
  };
  caption.replaceChildren(`In your time (${zone})`);
  update();
  own.classList.remove('invisible');
  setInterval(update, 60_000);
}
