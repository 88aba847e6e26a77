/** The names of the site's dialogs and star scenes. `chrome/dialogs.tsx` and `sections/scene.enhancer.ts` add them. */
export interface SiteNames {}

export type DialogName = SiteNames['dialog'];
export type StarPreset = SiteNames['stars'];

/** The data attributes that markup and the browser's code share, with the values that markup may give them. */
type Values = {
  // Islands and enhancers
  /** The files of its code, its own module first. */
  island: string;
  props: string;
  when: string;
  /** The island of a slot, and the slot's number there. */
  of: string;
  slot: number;
  /** The name of an enhancer, and in a built page its files. */
  enhance: string;
  /** Its enhancer is loaded when it is first pressed, or when the address has this field. */
  'on-press': string;
  /** The code of an element, or of the page, works. */
  enhanced: '';
  live: '';
  /** A press waits for code. */
  held: '';
  // What the page says of itself, on the root element
  /** The first script has come. */
  booted: '';
  'signed-in': '';
  'asks-cookies': '';
  /** The browser keeps no account, so nothing asks for one. */
  'no-storage': '';
  /** The visitor's browser asks for Global Privacy Control. */
  gpc: '';
  /** Code failed to load. */
  'not-loaded': '';
  /** Only this part is printed. */
  print: 'brief';
  /** The files that the page is likely to need, React's code first. */
  ahead: string;
  // Controls that open a dialog or hand a message over
  opens: DialogName;
  /** The day of the edition that a page belongs to. */
  edition: string;
  /** A dialog that code may open although no control of the markup does. */
  'may-open': DialogName;
  presets: string;
  /** JSON, of `Beside` in `features/request/fixed-request.ts`; empty if there is nothing beside the link. */
  request: string;
  // Parts of single enhancers
  cookies: 'accepted' | 'denied' | 'ask';
  copy: string;
  'copy-part': string;
  code: '';
  gated: string;
  /** Shown after a gated download. */
  after: '';
  file: string;
  hint: string;
  hours: string;
  /** When an event begins and ends, by ISO 8601, with a slash between them. */
  times: string;
  stars: StarPreset;
  name: string;
  tab: string;
  scene: string;
  /** What scenes and lists with buttons show. */
  choice: string;
  needed: number;
  /** ISO days, with spaces between them. */
  days: string;
  /** Text that a scene draws no dots under. */
  'keep-clear': '';
  'topic-contents': '';
  'article-text': string;
  suggestions: '';
  /** In words, or of a drawn part. */
  state: string;
  // Parts of figures and grids that keys reach
  item: number;
  at: number;
  down: true;
  // For style sheets and the search index
  /** The column of a cell, where rows are stacked. */
  label: string | undefined;
  language: string;
  /** Left out of the search. */
  unindexed: '';
};

type Name = keyof Values;

/** Attributes for JSX, as in `<i {...data({ enhance: 'tabs' })} />`. An undefined value leaves its attribute out. */
export const data = (values: { readonly [Key in Name]?: Values[Key] | undefined }) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]));

/** An attribute's name in HTML. */
export const dataName = <N extends Name>(name: N): `data-${N}` => `data-${name}`;

/** The selector of elements with an attribute, or with one value of it. */
export const withData = (name: Name, value?: string | number): string =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;

/** An attribute's value; null without the attribute. */
export const dataOf = (element: Element, name: Name): string | null =>
  element.getAttribute(`data-${name}`);

export const hasData = (element: Element, name: Name): boolean =>
  element.hasAttribute(`data-${name}`);

export const setData = (element: Element, name: Name, value: string): void =>
  element.setAttribute(`data-${name}`, value);

/** Sets or removes an attribute without a value. */
export const toggleData = (element: Element, name: Name, isOn: boolean): void =>
  void element.toggleAttribute(`data-${name}`, isOn);

/** Attributes for the words of a text that is not in its page's language, which is then English. */
export const writtenIn = ({ lang }: { readonly lang?: string | undefined }) =>
  lang ? { lang, dir: 'ltr' } : {};

/** The id of a dialog that is prerendered with the page. */
export const dialogId = (name: string) => `dialog-${name}`;

/** The first control of the page that opens a dialog. */
export const openerOf = (name: DialogName): HTMLElement | null =>
  document.querySelector(withData('opens', name));

/** Finds the element of an event, or the nearest one around it, that matches a selector. */
export const closestTarget = (
  { target }: Pick<Event, 'target'>,
  selector: string,
): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);

/** The comments below an article. */
export const commentsId = 'comments';
