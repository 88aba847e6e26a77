import {
  type ComponentType,
  createElement,
  isValidElement,
  type ReactNode,
  createContext,
  use,
} from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { data } from '../lib/dom/attributes.ts';
import { AuthProvider } from './auth-provider.tsx';
import type { Figure } from '../figures/pen/model.ts';

/** Wakes an island before the visitor touches it. */
type When =
  /** The address has a query, or this parameter. */
  | 'query'
  | `query:${string}`
  /** The address has a hash, or one that starts like this. */
  | 'hash'
  | `hash:${string}`
  /** The hash is the id of an element inside the island. */
  | 'anchor'
  /** The browser stores something under this key. */
  | `kept:${string}`
  | 'signed-in';

/**
 * Wraps the default export of an `*.island.tsx` module for use in pages. Props are JSON or markup. Markup becomes
 * a slot: HTML that React does not own, which may contain further islands. Only the build runs this.
 */
export function island<Props extends object>(
  component: ComponentType<Props> & IslandComponent,
  when: readonly When[] = [],
): ComponentType<Props> {
  return function Island(props) {
    const context = useRenderContext();
    const { id, files } = context.addIsland(component);
    const { json, slots } = serialize(props, id, context);
    const withSlots: Props = JSON.parse(json, (_, value) =>
      typeof value?.$slot === 'number' ? slotElement(id, value.$slot, slots) : value,
    );
    return (
      <div
        id={id}
        className="contents"
        {...data({
          island: files,
          props: json === '{}' ? undefined : json,
          when: when.join(' ') || undefined,
        })}
        dangerouslySetInnerHTML={{
          __html: renderToString(
            <AuthProvider>{createElement(component, withSlots)}</AuthProvider>,
            { identifierPrefix: id },
          ),
        }}
      />
    );
  };
}

/** In the JSON, `{ $slot: n }` stands for the n-th slot. */
function serialize(
  props: object,
  id: string,
  context: RenderContext,
): { json: string; slots: readonly string[] } {
  const slots: string[] = [];
  const toSlot = (markup: ReactNode) => {
    const number = slots.length;
    // Each slot is rendered by itself, so `useId` would begin again in each.
    const html = renderToStaticMarkup(<RenderContext value={context}>{markup}</RenderContext>, {
      identifierPrefix: `${id}s${number}`,
    });
    slots.push(html);
    return { $slot: number };
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
    // Several children are one slot. Text is data.
    const isMarkup = name === 'children' && typeof value !== 'string' && value !== undefined;
    return [name, isMarkup ? toSlot(value) : replaceMarkup(value)];
  });
  return { json: JSON.stringify(Object.fromEntries(entries)), slots };
}

const slotElement = (id: string, index: number, slots: readonly string[]) =>
  createElement('island-slot', {
    key: index,
    ...data({ of: id, slot: index }),
    className: 'contents',
    dangerouslySetInnerHTML: { __html: slots[index] },
  });

/** The default export of an `*.island.tsx` module, and that module's path from the root of the project. */
type IslandComponent = { readonly file?: string };

/** What the renderer gives the components of one page. Only the build has it. */
export type RenderContext = {
  /** The files of an island's code with blanks between, and an id that is new on this page. */
  addIsland: (component: IslandComponent) => { id: string; files: string };
  /** Publishes a figure as a file, and returns its address. */
  addFigure: (figure: Figure) => string;
};

export const RenderContext = createContext<RenderContext | null>(null);

/** @throws Error outside a page that the build renders */
export function useRenderContext(): RenderContext {
  const context = use(RenderContext);
  if (!context) throw new Error('Only the build can render this: an island must get it as a child');
  return context;
}
