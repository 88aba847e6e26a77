import type { Values } from './enquiry.ts';

const drafts = new Map<string, Values>();

/**
 * What was typed in a form of this page and not sent, so that a dialog that was closed opens again as it
 * was left. It lives as long as the page; keeping it on the device needs the visitor's consent.
 */
export const memoryDrafts = {
  read: (form: string): Values | null => drafts.get(form) ?? null,
  write: (form: string, values: Values): void => {
    drafts.set(form, values);
  },
  clear: (form: string): void => {
    drafts.delete(form);
  },
};
