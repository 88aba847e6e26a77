import { zoneName } from '../../lib/text/format.ts';
import { dataOf, withData } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import { holidayAt, hoursInZone, isOpenAt, openSpans } from '../../lib/time/business-hours.ts';
import type { WeeklyHours } from '../../lib/time/weekly-hours.ts';
import { ownTimeZone, wallClockAt } from '../../lib/time/zoned-time.ts';
import * as words from '../words.ts';

/** A copy of a prerendered line with new texts. */
function lineWith(line: Element, ...texts: readonly string[]): Element {
  const copy = document.importNode(line, true);
  for (const [index, text] of texts.entries()) copy.children[index]?.replaceChildren(text);
  return copy;
}

const percent = (hour: number) => `${(100 * hour) / 24}%`;

/** Turns the bar to the visitor's day, marks now, and says whether the office is open; updated every minute. */
export function enhance(element: HTMLElement): void {
  const hours: WeeklyHours = JSON.parse(dataOf(element, 'hours') ?? '');
  const caption = element.querySelector('p');
  const list = element.querySelector('dl');
  const line = list?.firstElementChild;
  const state = element.querySelector(withData('state'));
  const bars = element.querySelectorAll('line');
  const marker = element.querySelector('path');
  if (!caption || !list || !line || !state || !marker)
    throw new Error('opening hours: a caption, list, state or marker is missing');
  // Dates of a browser that knows no zone are in UTC.
  const zone = ownTimeZone() || 'UTC';
  const update = () => {
    const now = new Date();
    const isOpen = isOpenAt(hours, now);
    const spans = openSpans(hours, now, zone);
    // The first line is the whole day.
    for (const [place, bar] of [...bars].slice(1).entries()) {
      const [from, to] = spans[place] ?? [0, 0];
      bar.setAttribute('x1', percent(from));
      bar.setAttribute('x2', percent(to));
      bar.setAttribute('pathLength', `${4 * (to - from)}`);
    }
    const { hour, minute } = wallClockAt(now, zone);
    const width = marker.ownerSVGElement?.clientWidth ?? 0;
    marker.setAttribute('transform', `translate(${(width * (hour + minute / 60)) / 24})`);
    list.replaceChildren(
      ...hoursInZone(hours, now).map(({ days, hours: open }) => lineWith(line, days, open)),
    );
    const holiday = holidayAt(hours, now);
    const closed = holiday ? fill(words.closedNowFor, { holiday: holiday.name }) : words.closedNow;
    state.replaceChildren(isOpen ? words.openNow : closed);
    state.classList.toggle('text-ok', isOpen);
    state.classList.toggle('text-ink-2', !isOpen);
  };
  caption.replaceChildren(fill(words.inYourTime, { zone: zoneName(zone) }));
  update();
  for (const part of [list, state]) part.classList.remove('invisible');
  setInterval(update, 60_000);
  addEventListener('resize', update);
}
