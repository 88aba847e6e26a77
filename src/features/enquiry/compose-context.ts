import type { ComposeContext } from './enquiry.ts';

/** Where and when a request is being written, read from the browser. */
export function composeContext(siteName: string): ComposeContext {
  return {
    siteName,
    page: location.origin + location.pathname,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
