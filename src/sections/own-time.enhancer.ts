import { dataOf } from '../lib/dom/attributes.ts';
import { fill } from '../lib/text/fill.ts';
import { timeSpan } from '../lib/text/format.ts';
import { eventWords } from './words.ts';

/** Says when an event is by the visitor's clock, in space that is kept free. */
export function enhance(element: HTMLElement): void {
  const [start, end] = (dataOf(element, 'times') ?? '').split('/').map((time) => new Date(time));
  if (!start) return;
  element.replaceChildren(fill(eventWords.ownTime, { time: timeSpan(start, end) }));
  element.classList.remove('invisible');
}
