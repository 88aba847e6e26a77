import { writeAddress } from '../../lib/dom/address.ts';
import { dataOf } from '../../lib/dom/attributes.ts';
import { carryFields } from '../../lib/dom/carry-fields.ts';
import { fill } from '../../lib/text/fill.ts';
import { datesBefore, noDateBefore, yourData } from '../words.ts';
import { axisOf, untilField } from './axis.ts';
import './secret-clock.css';

type Attributes = Readonly<Record<string, string | number>>;

function svg(name: 'svg' | 'path' | 'line' | 'text', attributes: Attributes): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Turns the line under the hero into the axis of the form’s year, and says what the page’s deadlines mean for it. */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const [input, status] = [form.querySelector('input'), form.querySelector('[role="status"]')];
  const line = document.querySelector('.hero ~ svg');
  if (!input || !status || !line) return;
  const days = dataOf(form, 'days')?.split(' ') ?? [];
  const drawing = svg('svg', { class: 'axis clock-axis', 'aria-hidden': 'true' });

  let until = 0;

  const draw = () => {
    const { width, height } = drawing.getBoundingClientRect();
    const [labels, field] = [height / 3, height / 1.5];
    const axis = axisOf(days, until, new Date().getFullYear(), width / field);
    const { rows, columns, end, months, marks } = axis;
    const letter = Number.parseFloat(getComputedStyle(drawing).fontSize) * 0.6;
    const at = (month: number) => (month / rows / columns) * width;
    const dots = svg('svg', {
      y: labels,
      height: field,
      viewBox: `0 0 ${columns} ${rows}`,
      preserveAspectRatio: 'none',
    });
    const size = 0.7 * Math.min(width / columns, field / rows);
    dots.append(...months.map((d) => svg('path', { d, 'stroke-width': size })));
    drawing.replaceChildren(dots);
    let taken: readonly [from: number, to: number][] = [];
    /** A line, and beside it its label where there is room. */
    const mark = (month: number, text: string) => {
      const x = at(month);
      // Under all labels.
      dots.after(svg('line', { x1: x, x2: x, y2: height }));
      const room = (text.length + 1) * letter;
      const start = x + room > width ? x - room : x;
      if (taken.some(([from, to]) => start < to && from < start + room)) return;
      taken = [...taken, [start, start + room]];
      const label = svg('text', { x: start + letter / 2, y: 0.7 * labels });
      label.append(text);
      drawing.append(label);
    };
    mark(end, fill(yourData, { year: until }));
    for (const { month, year } of marks) mark(month, year);
    const before = marks.filter(({ month }) => month < end);
    const values = {
      passed: before.length,
      all: marks.length,
      years: before.map(({ year, left }) => `${year}:\u00a0${left}`).join(', '),
    };
    const said = before.length > 0 ? fill(datesBefore, values) : noDateBefore;
    // Written again, it would be read out again.
    if (status.textContent !== said) status.textContent = said;
  };
  const redraw = new ResizeObserver(() => draw());
  const show = () => {
    until = input.valueAsNumber;
    line.replaceWith(drawing);
    draw();
    redraw.observe(drawing);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = new URL(location.href);
    url.searchParams.set(untilField, input.value);
    writeAddress(url, 'same');
    show();
    drawing.scrollIntoView({ block: 'nearest' });
  });
  carryFields(() => [untilField]);
  const asked = new URL(location.href).searchParams.get(untilField);
  // What was typed while this code came stays.
  if (asked === null || ![asked, input.defaultValue].includes(input.value)) return;
  input.value = asked;
  if (form.checkValidity()) show();
  else input.value = input.defaultValue;
}
