/**
 * The name after the sign `#` in the page's address. Browsers escape letters beyond ASCII there, and some programs
 * escape more when they pass an address on. Links with fields, such as `#try=…`, are read by `URLSearchParams`, which
 * must see the escapes.
 * @returns empty if there is none; as it stands if its escapes are not UTF-8
 */
export function hashName(): string {
  const name = location.hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The element that the address names. */
export const hashTarget = (): HTMLElement | null => document.getElementById(hashName());
