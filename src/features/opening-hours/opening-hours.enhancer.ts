import { hoursInZone, isOpenAt, type WeeklyHours } from '../../lib/business-hours.ts';

/** A prerendered line with other words in it. */
function filled(line: Element, ...words: readonly string[]): Element {
  const copy = line.cloneNode(true) as Element;
  for (const [index, word] of words.entries()) copy.children[index]?.replaceChildren(word);
  return copy;
}

/**
 * Says opening hours in the visitor's time, and whether someone is there now, anew each minute.
 * @param element what `OpeningHours` renders
 */
export function enhance(element: HTMLElement): void {
  const hours: WeeklyHours = JSON.parse(element.dataset['hours'] ?? '');
  const own = element.querySelector('[data-visitor]');
  const caption = own?.querySelector('p');
  const list = own?.querySelector('dl');
  const line = list?.firstElementChild;
  const state = own?.querySelector('[data-state]');
  if (!own || !caption || !list || !line || !state)
    throw new Error('The hours have another markup');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
  const update = () => {
    const now = new Date();
    const isOpen = isOpenAt(hours, now);
    list.replaceChildren(
      ...hoursInZone(hours, now).map(({ days, hours: open }) => filled(line, days, open)),
    );
    state.replaceChildren(isOpen ? 'Open now' : 'Closed now');
    state.classList.toggle('text-ok', isOpen);
    state.classList.toggle('text-ink-2', !isOpen);
  };
  caption.replaceChildren(`In your time (${zone})`);
  update();
  own.classList.remove('invisible');
  setInterval(update, 60_000);
}
