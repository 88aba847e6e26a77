import { rootBase } from '../../config/base.ts';

/** Whether following a link stays on this site, in any language, on a page that names none of the fields itself. */
const leadsOn = (link: HTMLAnchorElement, names: readonly string[]): boolean =>
  link.origin === location.origin &&
  link.pathname.startsWith(`${rootBase}/`) &&
  !link.hasAttribute('download') &&
  !names.some((name) => new URLSearchParams(link.search).has(name));

const asked: (() => readonly string[])[] = [];

function carry({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const names = asked.flatMap((wanted) => wanted());
  if (!link?.href || !leadsOn(link, names)) return;
  const from = new URLSearchParams(location.search);
  const written = link.getAttribute('href') ?? '';
  const address = new URL(link.href);
  for (const name of names) {
    const value = from.get(name);
    if (value) address.searchParams.set(name, value);
  }
  if (address.href === link.href) return;
  link.href = address.href;
  // The browser has followed it by then.
  setTimeout(() => link.setAttribute('href', written));
}

/**
 * Has the links that the visitor follows carry fields of the page’s address on.
 * @param wanted their names, asked at each press
 */
export function carryFields(wanted: () => readonly string[]): void {
  if (asked.push(wanted) > 1) return;
  for (const type of ['click', 'auxclick'])
    document.addEventListener(type, carry, { capture: true });
}
