import { createObservable } from '../../lib/observable.ts';

export type NoticeText = {
  title?: string;
  text: string;
  /** A second line. */
  note?: string;
};

/** A short message that disappears after a few seconds, so it must not be the only place for a fact. */
export type Notice = NoticeText & {
  /** `neutral`: what it says is not yet known to be so. */
  tone: 'ok' | 'error' | 'neutral';
  action?: { label: string; run: () => void };
};

/** Notices waiting for the code that shows them. */
export const waitingNotices = createObservable<readonly Notice[]>([]);

/** Returns the waiting notices, which then wait no more. */
export function takeNotices(): readonly Notice[] {
  const taken = waitingNotices.read();
  if (taken.length > 0) waitingNotices.write([]);
  return taken;
}

type Show = (notice: Notice) => void;
const dialogs: Show[] = [];

/** Shows a notice in the top modal dialog, because the page behind it is inert, or else over the page. */
export function notify(notice: Notice): void {
  const dialog = dialogs.at(-1);
  if (dialog) dialog(notice);
  else waitingNotices.write([...waitingNotices.read(), notice]);
}

/** Sends notices to a modal dialog while it is on top. Call the returned function when it closes. */
export function showNoticesIn(show: Show): () => void {
  dialogs.push(show);
  return () => {
    dialogs.splice(dialogs.lastIndexOf(show), 1);
  };
}
