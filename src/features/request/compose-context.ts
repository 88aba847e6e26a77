import { site } from '../../config/site.ts';
import type { ComposeContext } from './request-spec.ts';

/** The visitor's time zone (IANA name); empty if the browser does not tell. A message is worth more than its zone. */
export function ownTimeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    return '';
  }
}

/** Where and when a request is being written, read from the browser. */
export function composeContext(): ComposeContext {
  return {
    siteName: site.name,
    page: location.origin + location.pathname,
    timeZone: ownTimeZone(),
  };
}
