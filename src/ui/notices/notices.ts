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

/** Shows a notice. The code that draws it is fetched at the first one. */
export function notify(notice: Notice): void {
  waitingNotices.write([...waitingNotices.read(), notice]);
}
