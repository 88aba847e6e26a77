import { type ComponentType, createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** Set by the renderer before each page. */
export const islandContext = {
  /** Address of an island's module. */
  addressOf: (_component: unknown): string => '',
  /** Islands on the page so far, for their ids. */
  count: 0,
};

/**
 * When an island wakes without the visitor turning to it:
 * `query` or `query:name` for a query in the address, `hash` or `hash:start` for a hash, `anchor` for a hash
 * that names something inside it, `kept:key` for a stored text, `signed-in` for a visitor with a session.
 */
type When =
  | 'query'
  | `query:${string}`
  | 'hash'
  | `hash:${string}`
  | 'anchor'
  | `kept:${string}`
  | 'signed-in';

/**
 * Wraps a component for use in pages: prerendered here, hydrated by itself in the browser. Props are JSON or
 * markup. Markup becomes a slot, HTML that the island places but does not own, so its code is never needed
 * in the browser; a slot may hold further islands. Only the build runs this.
 * @param component the default export of a module `*.island.tsx`
 */
export function island<Props extends object>(
  component: ComponentType<Props>,
  when: readonly When[] = [],
): ComponentType<Props> {
  return function Island(props) {
    const id = `i${islandContext.count++}`;
    const { json, slots } = serialize(props);
    const withSlots = JSON.parse(json, (_, value) =>
      typeof value?.$slot === 'number' ? slotElement(id, value.$slot, slots) : value,
    ) as Props;
    return (
      <div
        id={id}
        className="contents"
        data-island={islandContext.addressOf(component)}
        data-props={json === '{}' ? undefined : json}
        data-when={when.join(' ') || undefined}
        dangerouslySetInnerHTML={{
          __html: renderToString(createElement(component, withSlots), { identifierPrefix: id }),
        }}
      />
    );
  };
}

/** An island's props as JSON in which `{ $slot: n }` stands for the n-th piece of markup. */
function serialize(props: object): { json: string; slots: readonly string[] } {
  const slots: string[] = [];
  const toSlot = (markup: ReactNode) => {
    slots.push(renderToStaticMarkup(markup));
    return { $slot: slots.length - 1 };
  };
  const replaceMarkup = (value: unknown): unknown => {
    if (isValidElement(value)) return toSlot(value);
    if (Array.isArray(value)) return value.map(replaceMarkup);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, replaceMarkup(item)]),
    );
  };
  const entries = Object.entries(props).map(([name, value]) => {
    // Several children are one slot; a plain text is data.
    const isMarkup = name === 'children' && typeof value !== 'string' && value !== undefined;
    return [name, isMarkup ? toSlot(value as ReactNode) : replaceMarkup(value)];
  });
  return { json: JSON.stringify(Object.fromEntries(entries)), slots };
}

const slotElement = (id: string, index: number, slots: readonly string[]) =>
  createElement('island-slot', {
    key: index,
    'data-of': id,
    className: 'contents',
    dangerouslySetInnerHTML: { __html: slots[index] },
  });
