import type { EnhancerName } from '../chrome/enhancers.ts';
import type { OverlayName } from '../chrome/overlays.ts';

/** The data attributes that markup and the browser's code share, with the values that markup may give them. */
type Values = {
  // Islands and enhancers
  island: string;
  props: string;
  when: string;
  enhance: EnhancerName;
  /** The code of an element, or of the page, works. */
  enhanced: '';
  live: '';
  /** A press waits for code. */
  held: '';
  // Controls that open something over the page
  opens: OverlayName;
  form: string;
  presets: string;
  request: '' | 'time-zone';
  /** A press within it closes the menu. */
  closes: '';
  // Parts of single enhancers
  cookies: 'accepted' | 'denied' | 'ask';
  copy: string;
  'copy-part': string;
  code: '';
  gated: string;
  file: string;
  hint: string;
  hours: string;
  stars: string;
  name: string;
  tab: string;
};

type Name = keyof Values;

/** Attributes for JSX, as in `<i {...data({ enhance: 'tabs' })} />`. An undefined value leaves its attribute out. */
export const data = (values: { readonly [Key in Name]?: Values[Key] | undefined }) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]));

/** The selector of elements with an attribute. */
export const withData = (name: Name): string => `[data-${name}]`;

/** An attribute's value; null without the attribute. */
export const dataOf = (element: Element, name: Name): string | null =>
  element.getAttribute(`data-${name}`);

export const hasData = (element: Element, name: Name): boolean =>
  element.hasAttribute(`data-${name}`);

/** Sets or removes an attribute without a value. */
export const toggleData = (element: Element, name: Name, isOn: boolean): void =>
  void element.toggleAttribute(`data-${name}`, isOn);

/** Every control that opens something over the page. */
export const openerSelector = [withData('opens'), withData('request'), withData('form')].join();

/** The first control of the page that opens something. */
export const openerOf = (name: OverlayName): HTMLElement | null =>
  document.querySelector(`[data-opens=${name}]`);
