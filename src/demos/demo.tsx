import type { ComponentType, ReactNode } from 'react';

import type { DemoName } from '../config/published.ts';
import { hasDemo } from '../config/is-published.ts';
import type { CallId } from '../content/api/calls.ts';

/** What a page hands to a demonstration that takes something. */
export type DemoProps = {
  'api-calls': {
    id: CallId;
    /** Initial body; by default the documented example. */
    body?: string;
    /** Whether this card opens for an address that names its call. */
    isShared?: boolean;
    /** An example of an answer. */
    children?: ReactNode;
  };
};

type Section = {
  readonly default: ComponentType<object>;
  /** What the outline of its page calls it. */
  readonly heading?: { readonly id: string; readonly text: string };
};

const sections = import.meta.glob<Section>('./*/section.tsx', { eager: true });

/** @throws Error if a demonstration is listed whose folder is gone */
function sectionOf(name: DemoName): Section | undefined {
  if (!hasDemo(name)) return undefined;
  const found = sections[`./${name}/section.tsx`];
  if (!found)
    throw new Error(
      `src/config/published.ts lists ${name}, but there is no src/demos/${name}/section.tsx: delete its line`,
    );
  return found;
}

type Props<Name extends DemoName> = { readonly name: Name } & (Name extends keyof DemoProps
  ? DemoProps[Name]
  : object);

/** The section of a demonstration; nothing if it is not on the site. */
export function Demo<Name extends DemoName>({ name, ...props }: Props<Name>) {
  const Found = sectionOf(name)?.default;
  return Found ? <Found {...props} /> : null;
}

/** The lines of a demonstration in the outline of its page. */
export function outlineOf(name: DemoName) {
  const heading = sectionOf(name)?.heading;
  return heading ? [heading] : [];
}
