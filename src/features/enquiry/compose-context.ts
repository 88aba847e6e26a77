import type { ComposeContext } from './enquiry.ts';

/** The visitor's time zone (IANA name); empty where the browser does not tell. A message is worth more than its zone. */
export function ownTimeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    return '';
  }
}

/** Where and when a request is being written, read from the browser. */
export function composeContext(siteName: string): ComposeContext {
  return { siteName, page: location.origin + location.pathname, timeZone: ownTimeZone() };
}
