import { locale } from '../config/language.ts';
import { dataOf } from '../lib/dom/attributes.ts';
import { fill } from '../lib/text/fill.ts';
import { eventWords } from './words.ts';

/** Says when an event is by the visitor's clock, in space that is kept free; nothing where that is the clock of its place. */
export function enhance(element: HTMLElement): void {
  const [start, end] = (dataOf(element, 'times') ?? '').split('/').map((time) => new Date(time));
  if (!start) return;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const time = end ? format.formatRange(start, end) : format.format(start);
  element.replaceChildren(fill(eventWords.ownTime, { time }));
  element.classList.remove('invisible');
}
