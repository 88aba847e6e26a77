import { createObservable } from '../../lib/observable.ts';

/** A short message over the page. Nothing important lives only here: it goes after a few seconds. */
export type Notice = {
  tone: 'ok' | 'error';
  title?: string;
  text: string;
  /** A second line, set apart. */
  note?: string;
  action?: { label: string; run: () => void };
};

/** Notices waiting for the code that shows them. */
export const waitingNotices = createObservable<readonly Notice[]>([]);

type Show = (notice: Notice) => void;
const dialogs: Show[] = [];

/**
 * Shows a notice: in the modal dialog on top if one is open, because everything outside it is inert and
 * lies under its backdrop; else over the page, by code that is fetched at the first one.
 */
export function notify(notice: Notice): void {
  const dialog = dialogs.at(-1);
  if (dialog) dialog(notice);
  else waitingNotices.write([...waitingNotices.read(), notice]);
}

/**
 * Sends notices to a modal dialog while it is the one on top.
 * @returns a function that ends this, to be called when the dialog closes
 */
export function showNoticesIn(show: Show): () => void {
  dialogs.push(show);
  return () => {
    dialogs.splice(dialogs.lastIndexOf(show), 1);
  };
}
