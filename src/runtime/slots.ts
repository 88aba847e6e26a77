import { createElement, type ReactNode } from 'react';

import { dataOf, withData } from '../lib/dom/attributes.ts';

/** With `suppressHydrationWarning`, React keeps the prerendered markup instead of this. */
const servedHtml = { __html: globalThis.trustedTypes?.emptyHTML ?? '' };

/** Renders a slot with its prerendered nodes, which also move along if React mounts the slot again. */
function slot(element: Element, number: number): ReactNode {
  const nodes = [...element.childNodes];
  return createElement('island-slot', {
    key: number,
    className: 'contents',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: servedHtml,
    ref: (mounted: Element | null) => {
      if (mounted && !mounted.firstChild) mounted.append(...nodes);
    },
  });
}

/** An island's slots by their numbers: it may place them in any order, and leave some out. */
export function slotsOf(host: HTMLElement): ReadonlyMap<number, ReactNode> {
  const elements = [...host.querySelectorAll(withData('of', host.id))];
  return new Map(
    elements.map((element) => {
      const number = Number(dataOf(element, 'slot'));
      return [number, slot(element, number)];
    }),
  );
}
