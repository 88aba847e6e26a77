import { site } from '../../config/site.ts';
import type { ComposeContext } from './request-spec.ts';

/** The visitor's time zone (IANA name); empty if unknown. Never throws, so that a message is never lost to it. */
export function ownTimeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    return '';
  }
}

export function composeContext(): ComposeContext {
  return {
    siteName: site.name,
    page: location.origin + location.pathname,
    timeZone: ownTimeZone(),
  };
}
