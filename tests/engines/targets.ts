/** An element as a visitor names it: by role and accessible name. A text matches the whole name. */
export type Target = {
  readonly role: string;
  readonly name?: string | { readonly pattern: string };
  readonly within?: Target;
};

type Name = string | RegExp;

const target = (role: string, name?: Name, within?: Target): Target => ({
  role,
  ...(name !== undefined && { name: typeof name === 'string' ? name : { pattern: name.source } }),
  ...(within && { within }),
});

/** Elements of a role that few journeys name. */
export const ofRole = (role: string) => (name?: Name, within?: Target) =>
  target(role, name, within);

export const button = ofRole('button');
export const link = ofRole('link');
export const textbox = ofRole('textbox');
export const combobox = ofRole('combobox');
export const checkbox = ofRole('checkbox');
export const option = ofRole('option');
export const tab = ofRole('tab');
export const tabpanel = ofRole('tabpanel');
export const dialog = ofRole('dialog');
export const heading = ofRole('heading');
export const table = ofRole('table');
export const article = ofRole('article');
export const tooltip = ofRole('tooltip');
export const banner: Target = { role: 'banner' };
export const main: Target = { role: 'main' };

/** What can be seen and heard of an element. */
export type Seen = {
  readonly count: number;
  readonly name: string;
  readonly description: string;
  readonly text: string;
  readonly value: string;
  readonly focused: boolean;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly inViewport: boolean;
  /** Its ARIA attributes, without `aria-`. */
  readonly aria: Readonly<Record<string, string>>;
};

/** Where to press an element, or why it cannot be pressed yet. */
export type Place = { readonly x: number; readonly y: number } | { readonly wait: string };
