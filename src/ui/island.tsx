import { type ComponentType, createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** Said by the renderer: which files of the browser's code are needed for a component, its own first. */
export const islands = {
  codeOf: (_component: unknown): readonly string[] => [],
  /** Those on the page being rendered, so that ids differ. */
  count: 0,
};

/** When its code is fetched without the visitor turning to it: see `boot.ts`. */
type When = `${'query' | 'hash' | 'anchor' | 'react'}${string}` | `kept:${string}`;

/**
 * A part of a page that is React in the browser: prerendered, and hydrated by itself when the visitor turns
 * to it. Markup among its props (children, panels) is handed over as slots: HTML that its code holds, but
 * does not own, so that the markup's own code never comes. Server only; a slot may hold further islands.
 * @param component the default export of a module named `*.island.tsx`; its props are JSON, and markup
 */
export function island<Props extends object>(
  component: ComponentType<Props>,
  when: readonly When[] = [],
): ComponentType<Props> {
  return function Island(props) {
    const id = `i${islands.count++}`;
    const slots: string[] = [];
    const hold = (markup: ReactNode) => {
      slots.push(renderToStaticMarkup(markup));
      return { $slot: slots.length - 1 };
    };
    const given = Object.fromEntries(
      Object.entries(props).map(([name, value]) => [
        name,
        // Children are one slot, be they several; but a plain text is data.
        name === 'children' && typeof value !== 'string' && value !== undefined
          ? hold(value as ReactNode)
          : withSlots(value, hold),
      ]),
    );
    const json = JSON.stringify(given);
    const held = JSON.parse(json, (_, value) =>
      typeof value?.$slot === 'number'
        ? createElement('island-slot', {
            key: value.$slot,
            'data-of': id,
            className: 'contents',
            dangerouslySetInnerHTML: { __html: slots[value.$slot] },
          })
        : value,
    ) as Props;
    const [src = '', ...preload] = islands.codeOf(component);
    return (
      <div
        id={id}
        className="contents"
        data-island={src}
        data-needs={preload.join(' ') || undefined}
        data-props={json === '{}' ? undefined : json}
        data-when={when.join(' ') || undefined}
        dangerouslySetInnerHTML={{
          __html: renderToString(createElement(component, held), { identifierPrefix: id }),
        }}
      />
    );
  };
}

/** A copy of a value in which markup, however deep, is what `hold` gives for it. */
function withSlots(value: unknown, hold: (markup: ReactNode) => unknown): unknown {
  if (isValidElement(value)) return hold(value);
  if (Array.isArray(value)) return value.map((item) => withSlots(item, hold));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withSlots(inner, hold)]),
  );
}
